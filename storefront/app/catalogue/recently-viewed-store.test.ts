import { recentlyViewedKey, RecentlyViewedStore } from './recently-viewed-store';

beforeEach(() => localStorage.clear());

describe('RecentlyViewedStore', () => {
  it('RecentlyViewedStore keeps the six newest products, newest first, and moves a repeated one to the front', () => {
    const store = new RecentlyViewedStore();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) store.add(id);
    expect(store.ids).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
    store.add('c');
    expect(store.ids).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it('RecentlyViewedStore restores its ids after a reload and drops invalid ones', () => {
    new RecentlyViewedStore().add('a');
    const stored: unknown[] = JSON.parse(localStorage.getItem(recentlyViewedKey) ?? '[]');
    localStorage.setItem(recentlyViewedKey, JSON.stringify([...stored, { id: 5 }, null]));
    const store = new RecentlyViewedStore();
    store.hydrate();
    expect(store.ids).toEqual(['a']);
  });

  it('RecentlyViewedStore starts empty when its stored data is damaged', () => {
    localStorage.setItem(recentlyViewedKey, '{not json');
    const store = new RecentlyViewedStore();
    store.hydrate();
    expect(store.ids).toEqual([]);
  });
});
