import { jest } from '@jest/globals';
import { followHistory, forgetPages, keepPage, keptPages } from './kept-pages';

const list = 'https://meet.example/catalog';
const goods = { 'routes/catalog/route': { items: ['cap'] } };
const kept = { 'routes/catalog/route': { type: 'data', result: { items: ['cap'] } } };
const fromServer = { 'routes/catalog/route': { type: 'data' as const, result: { items: ['coat'] } } };

const ask = (href: string) => {
  const next = jest.fn(async () => fromServer);
  const args = { request: { url: href } } as Parameters<typeof keptPages>[0];
  return keptPages(args, next);
};

const moveTo = (key: string | null) =>
  window.dispatchEvent(new PopStateEvent('popstate', { state: key === null ? null : { key } }));

beforeAll(followHistory);
afterEach(forgetPages);

describe('keptPages', () => {
  it('keptPages returns the data of a page when the shopper moves back to its history entry', async () => {
    keepPage('a', list, goods);
    moveTo('a');
    expect(await ask(list)).toEqual(kept);
  });

  it('keptPages returns the data of the first page of a visit, whose history entry has no key', async () => {
    keepPage('default', list, goods);
    moveTo(null);
    expect(await ask(list)).toEqual(kept);
  });

  it('keptPages asks the server when a link leads to a page that is cached', async () => {
    keepPage('a', list, goods);
    expect(await ask(list)).toBe(fromServer);
  });

  it('keptPages asks the server when a page is loaded again after a move in history', async () => {
    keepPage('a', list, goods);
    moveTo('a');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await ask(list)).toBe(fromServer);
  });

  it('keptPages asks the server for a page with data of one shopper', async () => {
    keepPage('a', list, { 'routes/account/orders/route': {} });
    moveTo('a');
    expect(await ask(list)).toBe(fromServer);
  });

  it('keptPages asks the server when the page was seen more than ten minutes ago', async () => {
    keepPage('a', list, goods);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60 * 1000 + 1);
    moveTo('a');
    expect(await ask(list)).toBe(fromServer);
    now.mockRestore();
  });

  it('keptPages keeps the data of the last twelve pages only', async () => {
    for (let page = 0; page <= 12; page++) keepPage(`${page}`, list, goods);
    moveTo('0');
    expect(await ask(list)).toBe(fromServer);
    moveTo('1');
    expect(await ask(list)).toEqual(kept);
  });
});
