import { ColourModeStore } from './shell/colour-mode-store';
import { OwnSizeStore, ownSizesKey } from './catalogue/own-size-store';
import { recentlyViewedKey, RecentlyViewedStore } from './catalogue/recently-viewed-store';
import { searchHistoryKey, SearchHistoryStore } from './search/search-history-store';

beforeEach(() => localStorage.clear());

describe('recently viewed', () => {
  it('keeps six at most, newest first, and moves a repeat to the front', () => {
    const store = new RecentlyViewedStore();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) store.add(id);
    expect(store.ids).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
    store.add('c');
    expect(store.ids).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it('comes back after a reload and drops what it does not understand', () => {
    new RecentlyViewedStore().add('a');
    const stored: unknown[] = JSON.parse(localStorage.getItem(recentlyViewedKey) ?? '[]');
    localStorage.setItem(recentlyViewedKey, JSON.stringify([...stored, { id: 5 }, null]));
    const store = new RecentlyViewedStore();
    store.hydrate();
    expect(store.ids).toEqual(['a']);
  });

  it('starts empty where the storage holds nonsense', () => {
    localStorage.setItem(recentlyViewedKey, '{not json');
    const store = new RecentlyViewedStore();
    store.hydrate();
    expect(store.ids).toEqual([]);
  });
});

describe('search history', () => {
  it('is cut to seven when it is full, the new one first', () => {
    const store = new SearchHistoryStore();
    for (let index = 1; index <= 8; index += 1) store.add(`запрос ${index}`, index);
    expect(store.entries).toHaveLength(8);
    store.add('запрос 9', 9);
    expect(store.entries.map(({ value }) => value)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `запрос ${n}`));
  });

  it('trims, ignores the empty and does not repeat itself', () => {
    const store = new SearchHistoryStore();
    store.add('  кеды ', 1);
    store.add('   ', 2);
    store.add('кеды', 3);
    expect(store.entries).toEqual([{ id: 3, value: 'кеды' }]);
    expect(JSON.parse(localStorage.getItem(searchHistoryKey) ?? '')).toEqual([{ id: 3, value: 'кеды' }]);
  });

  it('forgets one query alone', () => {
    const store = new SearchHistoryStore();
    for (const value of ['кеды', 'кроссовки']) store.add(value, 1);
    store.remove('кеды');
    expect(store.entries.map(({ value }) => value)).toEqual(['кроссовки']);
    expect(JSON.parse(localStorage.getItem(searchHistoryKey) ?? '')).toEqual([{ id: 1, value: 'кроссовки' }]);
  });
});

describe('own size', () => {
  it('is kept by kind and comes back after a reload', () => {
    const store = new OwnSizeStore();
    store.remember('shoes-adult', '42');
    store.remember('clothes-adult', 'M');
    store.remember('shoes-adult', '42.5');
    const later = new OwnSizeStore();
    later.hydrate();
    expect(['shoes-adult', 'clothes-adult', 'shoes-children'].map(later.of)).toEqual(['42.5', 'M', undefined]);
  });

  it('is forgotten alone', () => {
    const store = new OwnSizeStore();
    store.remember('shoes-adult', '42');
    store.remember('clothes-adult', 'M');
    store.forget('shoes-adult');
    expect(JSON.parse(localStorage.getItem(ownSizesKey) ?? '')).toEqual({ 'clothes-adult': 'M' });
  });

  it.each(['[1,2]', '{"shoes-adult":5,"clothes-adult":""}', '"42"', 'null', '{'])('does not trip over %s', (stored) => {
    localStorage.setItem(ownSizesKey, stored);
    const store = new OwnSizeStore();
    store.hydrate();
    expect(['shoes-adult', 'clothes-adult', '0'].map(store.of)).toEqual([undefined, undefined, undefined]);
  });
});

describe('colour mode', () => {
  it('keeps the choice for the next visit', () => {
    new ColourModeStore().setMode('dark');
    const store = new ColourModeStore();
    expect(store.mode).toBe('system');
    store.hydrate();
    expect(store.mode).toBe('dark');
  });
});
