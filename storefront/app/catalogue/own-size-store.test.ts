import { OwnSizeStore, ownSizesKey } from './own-size-store';

beforeEach(() => localStorage.clear());

describe('OwnSizeStore', () => {
  it('OwnSizeStore remembers one size for each kind of goods and restores it after a reload', () => {
    const store = new OwnSizeStore();
    store.remember('shoes-adult', '42');
    store.remember('clothes-adult', 'M');
    store.remember('shoes-adult', '42.5');
    const later = new OwnSizeStore();
    later.hydrate();
    expect(['shoes-adult', 'clothes-adult', 'shoes-children'].map(later.of)).toEqual(['42.5', 'M', undefined]);
  });

  it('OwnSizeStore forgets one size and keeps the others', () => {
    const store = new OwnSizeStore();
    store.remember('shoes-adult', '42');
    store.remember('clothes-adult', 'M');
    store.forget('shoes-adult');
    expect(JSON.parse(localStorage.getItem(ownSizesKey) ?? '')).toEqual({ 'clothes-adult': 'M' });
  });

  it.each(['[1,2]', '{"shoes-adult":5,"clothes-adult":""}', '"42"', 'null', '{'])(
    'OwnSizeStore ignores invalid stored data: %s',
    (stored) => {
      localStorage.setItem(ownSizesKey, stored);
      const store = new OwnSizeStore();
      store.hydrate();
      expect(['shoes-adult', 'clothes-adult', '0'].map(store.of)).toEqual([undefined, undefined, undefined]);
    },
  );
});
