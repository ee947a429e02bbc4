import { jest } from '@jest/globals';
import { pino } from 'pino';
import type { SearchEngine } from '../search-engine.js';
import { SearchWithFallback } from './with-fallback.js';

const LEFT_ALONE_MS = 5000;

/** A fake clock for the circuit breaker, so no test has to wait. */
let now = Date.now();
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

function open() {
  const lines: string[] = [];
  const asked: string[] = [];
  let failure: Error | null = null;
  const engine = (name: string, fail: () => Error | null): SearchEngine => ({
    keepsMs: 5000,
    rank: () => {
      asked.push(name);
      const error = fail();
      return error ? Promise.reject(error) : Promise.resolve([name]);
    },
    fault: () => Promise.resolve(fail()?.message ?? null),
    answersPage: ({ words }) => words.length === 0,
    page: () => Promise.resolve({ productIds: [name], totalItems: 1, counts: { price: { min: null, max: null } } }),
  });
  const log = pino(
    { level: 'info' },
    { write: (line: string) => lines.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const search = new SearchWithFallback(
    engine('first', () => failure),
    engine('second', () => null),
    log,
    LEFT_ALONE_MS,
  );
  return {
    search,
    lines,
    asked,
    ask: () => search.rank([], 'every', 10),
    page: () =>
      search.page({ words: [], match: 'every', base: {}, chosen: {}, counted: [], now: 0 }, { page: 1, limit: 1 }),
    fail: (error: Error | null) => (failure = error),
  };
}

it('search uses the first engine while it responds', async () => {
  const { ask, page, asked, lines } = open();
  expect(await ask()).toEqual(['first']);
  expect(await page()).toMatchObject({ productIds: ['first'] });
  expect(asked).toEqual(['first']);
  expect(lines).toEqual([]);
});

it('search does not report recovery of an engine that was not asked', async () => {
  const { ask, search, lines, fail } = open();
  fail(new Error('The provided API key is invalid.'));
  for (let n = 0; n < 3; n += 1) await ask();
  now += LEFT_ALONE_MS + 1;
  const words = [{ typed: 'a', forms: ['a'], prefix: false, known: true }];
  const query = { words, match: 'every' as const, base: {}, chosen: {}, counted: [], now: 0 };
  expect(await search.page(query, { page: 1, limit: 1 })).toBeNull();
  expect(lines).toEqual(['the search engine fails: the embedded search answers in its place']);
  expect(await search.fault()).toBe('The provided API key is invalid.');
  fail(null);
  await ask();
  expect(lines.at(-1)).toBe('the search engine answers again');
  expect(await search.fault()).toBeNull();
});

it('search falls back to the second engine and pauses the first after some failures', async () => {
  const { ask, asked, lines, fail } = open();
  fail(new Error('refused'));
  for (let n = 0; n < 6; n += 1) expect(await ask()).toEqual(['second']);
  expect(asked.filter((name) => name === 'first')).toHaveLength(3);
  expect(lines).toEqual(['the search engine fails: the embedded search answers in its place']);
});

it('search tries the first engine again after a pause and reports its recovery once', async () => {
  const { ask, lines, fail } = open();
  fail(new Error('refused'));
  for (let n = 0; n < 3; n += 1) await ask();
  now += LEFT_ALONE_MS;
  expect(await ask()).toEqual(['second']);
  fail(null);
  now += LEFT_ALONE_MS;
  expect(await ask()).toEqual(['first']);
  expect(lines).toEqual([
    'the search engine fails: the embedded search answers in its place',
    'the search engine answers again',
  ]);
});
