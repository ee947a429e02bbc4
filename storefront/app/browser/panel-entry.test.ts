import { jest } from '@jest/globals';
import { openPanel } from './panel-entry';

/** What the router hears of moves through the history. It listens first, as it starts with the page. */
const heard = jest.fn();
window.addEventListener('popstate', heard);

let count = 0;
const key = () => `page${(count += 1)}`;
const place = () => window.history.state as { key?: string; idx: number };

/** The router goes to another page, or changes the URL of this one. */
function navigate(url: string, how: 'pushState' | 'replaceState' = 'pushState'): void {
  const { idx } = place();
  window.history[how]({ key: key(), idx: how === 'pushState' ? idx + 1 : idx }, '', url);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

async function move(delta: number): Promise<void> {
  window.history.go(delta);
  await settled();
}

/** Opens a panel as a page does, which closes it when asked to. */
function open() {
  const close = jest.fn(() => closed());
  const closed = openPanel(close);
  return { close, closed };
}

beforeEach(() => {
  if (window.history.state === null) window.history.replaceState({ idx: 0 }, '', '/');
  navigate('/before');
  navigate('/list');
  heard.mockClear();
});

it('Back closes an open panel and keeps the page', async () => {
  const { close } = open();
  await move(-1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/list');
  expect(heard).not.toHaveBeenCalled();
});

it('one Back leaves the page when the panel has been closed by its button', async () => {
  open().closed();
  await move(-1);
  expect(window.location.pathname).toBe('/before');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('the entry of a closed panel is used again when another panel opens', async () => {
  const before = window.history.length;
  open().closed();
  const { close } = open();
  expect(window.history.length).toBe(before + 1);
  await move(-1);
  expect(close).toHaveBeenCalledTimes(1);
});

it('Back from a page opened in a panel leads to the page with the panel', async () => {
  const { closed } = open();
  navigate('/product');
  closed();
  await move(-1);
  expect(window.location.pathname).toBe('/list');
  expect(heard).toHaveBeenCalledTimes(1);
  await move(-1);
  expect(window.location.pathname).toBe('/before');
});

it('Back closes a panel and keeps what was chosen in it', async () => {
  const { close } = open();
  navigate('/list?size=42');
  navigate('/list?size=42,43', 'replaceState');
  await move(-1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?size=42,43');
  expect(heard).not.toHaveBeenCalled();
  await move(-1);
  expect(window.location.search).toBe('');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('one Back leaves the page when a choice in a panel has replaced its URL', async () => {
  const { close } = open();
  navigate('/list?size=42', 'replaceState');
  await move(-1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?size=42');
  await move(-1);
  expect(window.location.pathname).toBe('/before');
});

it('Back closes the upper of two panels first', async () => {
  const lower = open();
  const upper = open();
  await move(-1);
  expect([upper.close, lower.close].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await move(-1);
  expect(lower.close).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/list');
});

it('Forward changes nothing when Back has closed a panel', async () => {
  open();
  await move(-1);
  await move(1);
  expect(window.location.pathname).toBe('/list');
  expect(heard).not.toHaveBeenCalled();
  await move(-1);
  expect(window.location.pathname).toBe('/before');
});
