import { jest } from '@jest/globals';
import type { FavouritesApi } from './favourites-api';
import { favouritesKey, favouritesLimit, FavouritesStore } from './favourites-store';

const fault = { code: 'FAVOURITES_FULL', message: 'В избранном 500 товаров', details: {} };

/** An account with some favourites, and a browser in front of it. */
function shop({ account = [] as string[], signedIn = false, refuses = false } = {}) {
  const kept = [...account];
  const api = {
    ids: jest.fn(async () => ({ data: { favouriteList: { productIds: [...kept] } } })),
    merge: jest.fn(async (ids: string[]) => {
      if (refuses) return { fault };
      kept.unshift(...ids.filter((id) => !kept.includes(id)));
      return { data: { mergeFavourites: { productIds: [...kept] } } };
    }),
    toggle: jest.fn(async (id: string, liked: boolean) => {
      if (refuses) return { fault };
      const others = kept.filter((other) => other !== id);
      kept.splice(0, kept.length, ...(liked ? [id, ...others] : others));
      return { data: { toggleFavourite: { isFavourite: liked } } };
    }),
  };
  const session = { signedIn };
  const show = jest.fn();
  const store = new FavouritesStore({ api: api as unknown as FavouritesApi, session, toasts: { show } });
  store.hydrate();
  return { store, api, session, show, kept };
}

const stored = () => JSON.parse(localStorage.getItem(favouritesKey) ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

it('a guest’s favourites are stored in the browser, newest first, and a message is shown', async () => {
  const { store, api, show } = shop();
  await store.toggle('a');
  await store.toggle('b');
  expect([store.ids, stored(), store.has('a')]).toEqual([['b', 'a'], ['b', 'a'], true]);
  await store.toggle('b');
  expect([store.ids, stored()]).toEqual([['a'], ['a']]);
  expect(show.mock.calls).toEqual([
    ['success', 'Товар добавлен в избранное'],
    ['success', 'Товар добавлен в избранное'],
    ['info', 'Товар убран из избранного'],
  ]);
  expect(api.toggle).not.toHaveBeenCalled();
});

it('a favourite is added to the favourites that another tab stored in the meantime', async () => {
  const [one, other] = [shop(), shop()];
  await one.store.toggle('a');
  await other.store.toggle('b');
  expect(stored()).toEqual(['b', 'a']);
});

it('a guest’s favourites are merged into the account once after signing in', async () => {
  const { store, api, session, kept } = shop({ account: ['x'] });
  await store.toggle('a');
  session.signedIn = true;
  await store.refresh();
  expect([store.ids, kept, stored()]).toEqual([['a', 'x'], ['a', 'x'], []]);
  await store.refresh();
  expect([api.merge.mock.calls.length, api.ids.mock.calls.length]).toEqual([1, 1]);
});

it('a guest’s favourites are kept when the account does not answer', async () => {
  const { store, session } = shop({ refuses: true });
  await store.toggle('a');
  session.signedIn = true;
  await store.refresh();
  expect([store.ids, stored()]).toEqual([['a'], ['a']]);
});

it('the account’s favourites leave the browser on signing out', async () => {
  const { store } = shop({ account: ['x'], signedIn: true });
  await store.refresh();
  store.leave();
  expect([store.ids, stored()]).toEqual([[], []]);
});

it('a new favourite is removed again when the account refuses it', async () => {
  const { store, show } = shop({ account: [], signedIn: true, refuses: true });
  const done = store.toggle('a');
  expect(store.has('a')).toBe(true);
  await done;
  expect(store.has('a')).toBe(false);
  expect(show).toHaveBeenLastCalledWith('error', 'Избранное не изменилось', fault.message);
});

it('changes of favourites are sent to the account one after another', async () => {
  const { store, kept } = shop({ account: ['x'], signedIn: true });
  void store.refresh();
  void store.toggle('a');
  void store.toggle('b');
  await store.toggle('a');
  expect([store.ids, kept]).toEqual([
    ['b', 'x'],
    ['b', 'x'],
  ]);
});

it('favourites that the shop no longer has are removed from the list', async () => {
  const { store } = shop();
  await store.toggle('a');
  await store.toggle('b');
  store.forget(['a']);
  expect([store.ids, stored()]).toEqual([['b'], ['b']]);
});

it('favourites are limited to as many as an account may have', async () => {
  localStorage.setItem(favouritesKey, JSON.stringify(Array.from({ length: favouritesLimit }, (_, id) => `${id}`)));
  const { store, show } = shop();
  await store.toggle('a');
  expect([store.has('a'), store.count]).toEqual([false, favouritesLimit]);
  expect(show).toHaveBeenCalledWith('warning', 'В избранном нет места', expect.any(String));
});
