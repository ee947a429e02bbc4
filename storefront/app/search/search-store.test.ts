import { jest } from '@jest/globals';
import type { PopupAnswer } from './search-api';
import { SearchStore, typingPause } from './search-store';

const answerTo = (query: string): PopupAnswer => ({
  items: [],
  suggestions: [{ kind: 'QUERY', text: query, slug: query }],
  understood: {
    text: query,
    repaired: false,
    nearest: false,
    exactItems: null,
    excluded: [],
    leftOut: [],
    otherReadings: [],
    filters: [],
  },
  pagination: { totalItems: 1 },
});

/** Search requests that have not been answered yet. The test answers them. */
function shop() {
  const asked: { query: string; answer: (with_?: PopupAnswer | null) => Promise<void> }[] = [];
  const search = (query: string) =>
    new Promise<PopupAnswer | null>((resolve) => {
      asked.push({
        query,
        answer: async (given = answerTo(query)) => {
          resolve(given);
          await Promise.resolve();
          await Promise.resolve();
        },
      });
    });
  const store = new SearchStore({ search });
  return { store, asked, queries: () => asked.map(({ query }) => query) };
}

const shown = ({ answer }: SearchStore) => answer?.understood.text ?? null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SearchStore', () => {
  it('SearchStore sends the trimmed query a second after the last key press', async () => {
    const { store, asked, queries } = shop();
    store.type('ке');
    jest.advanceTimersByTime(typingPause - 1);
    store.type(' кеды ');
    jest.advanceTimersByTime(typingPause - 1);
    expect(queries()).toEqual([]);
    expect(store.status).toBe('loading');
    jest.advanceTimersByTime(1);
    expect(queries()).toEqual(['кеды']);
    await asked[0]!.answer();
    expect(store.status).toBe('ready');
    expect(shown(store)).toBe('кеды');
  });

  it('SearchStore ignores an older answer that arrives after a newer one', async () => {
    const { store, asked } = shop();
    store.start('кеды');
    store.start('кеды белые');
    await asked[1]!.answer();
    await asked[0]!.answer();
    expect(shown(store)).toBe('кеды белые');
    expect(store.status).toBe('ready');
  });

  it('SearchStore keeps the last answer until the next, and clears it when the field is empty', async () => {
    const { store, asked, queries } = shop();
    store.start('кеды');
    await asked[0]!.answer();
    store.type('кеды б');
    expect([store.status, shown(store)]).toEqual(['loading', 'кеды']);
    store.type('кеды ');
    expect(store.status).toBe('ready');
    store.type(' ');
    expect([store.status, shown(store)]).toEqual(['ready', null]);
    jest.advanceTimersByTime(typingPause);
    expect(queries()).toEqual(['кеды']);
  });

  it('SearchStore reports a failed search and repeats it on request', async () => {
    const { store, asked } = shop();
    store.start('кеды');
    await asked[0]!.answer(null);
    expect(store.status).toBe('failed');
    store.retry();
    expect(store.status).toBe('loading');
    await asked[1]!.answer();
    expect([store.status, shown(store)]).toEqual(['ready', 'кеды']);
  });

  it('SearchStore clears the error of a failed search at the next key press', async () => {
    const { store, asked } = shop();
    store.start('кеды');
    await asked[0]!.answer(null);
    store.type('кеды б');
    expect(store.status).toBe('loading');
  });
});
