import { searchHistoryKey, SearchHistoryStore } from './search-history-store';

beforeEach(() => localStorage.clear());

describe('SearchHistoryStore', () => {
  it('the search history is cut to the newest seven queries when it is full', () => {
    const store = new SearchHistoryStore();
    for (let index = 1; index <= 8; index += 1) store.add(`запрос ${index}`, index);
    expect(store.entries).toHaveLength(8);
    store.add('запрос 9', 9);
    expect(store.entries.map(({ value }) => value)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `запрос ${n}`));
  });

  it('the search history trims queries and ignores empty and repeated ones', () => {
    const store = new SearchHistoryStore();
    store.add('  кеды ', 1);
    store.add('   ', 2);
    store.add('кеды', 3);
    expect(store.entries).toEqual([{ id: 3, value: 'кеды' }]);
    expect(JSON.parse(localStorage.getItem(searchHistoryKey) ?? '')).toEqual([{ id: 3, value: 'кеды' }]);
  });

  it('the search history removes a single query and keeps the others', () => {
    const store = new SearchHistoryStore();
    for (const value of ['кеды', 'кроссовки']) store.add(value, 1);
    store.remove('кеды');
    expect(store.entries.map(({ value }) => value)).toEqual(['кроссовки']);
    expect(JSON.parse(localStorage.getItem(searchHistoryKey) ?? '')).toEqual([{ id: 1, value: 'кроссовки' }]);
  });
});
