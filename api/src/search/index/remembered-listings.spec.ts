import type { ListingFollower } from './listing-follower.js';
import { ListingIndex } from './listing-index.js';
import type { ListingQuery } from './listing-query.js';
import { RememberedListings } from './remembered-listings.js';

let asked: number;
let index: { revision: number };
let remembered: RememberedListings;
const rank = (now = 0) => remembered.rankingOf('кеды', now, 5000, () => Promise.resolve([`answer ${(asked += 1)}`]));

beforeEach(() => {
  asked = 0;
  index = { revision: 1 };
  remembered = new RememberedListings({ index } as unknown as ListingFollower);
});

it('the ranking for equal search words is requested from the search engine once', async () => {
  await rank();
  expect((await rank()).productIds).toEqual(['answer 1']);
});

it('the ranking of a search is requested again after a document changed', async () => {
  await rank();
  index.revision = 2;
  expect((await rank()).productIds).toEqual(['answer 2']);
});

it('a ranking requested while a document changed is not cached', async () => {
  await remembered.rankingOf('кеды', 0, 5000, () => {
    index.revision = 2;
    return Promise.resolve(['of before']);
  });
  expect((await rank()).productIds).toEqual(['answer 1']);
});

it('a cached search ranking expires, since the engine may have lagged behind the documents', async () => {
  await rank();
  expect((await rank(6_000)).productIds).toEqual(['answer 2']);
});

it('counts cached with a ranking are valid only while the engine returns the same ranking', async () => {
  remembered = new RememberedListings({ index: new ListingIndex() } as unknown as ListingFollower);
  const answer = (now: number, ...ids: string[]) => remembered.rankingOf('кеды', now, 5000, () => Promise.resolve(ids));
  const counts = async (now: number, ...ids: string[]) =>
    remembered.countsOf({ base: {}, chosen: {}, ranked: await answer(now, ...ids), sort: null }, now);
  const first = await counts(0, 'a');
  expect(await counts(6_000, 'a')).toBe(first);
  expect(await counts(12_000, 'a', 'b')).not.toBe(first);
});

describe('the result of a search', () => {
  beforeEach(() => {
    remembered = new RememberedListings({ index: new ListingIndex() } as unknown as ListingFollower);
  });
  const search = (now: number, words = 'кеды', query: ListingQuery = { base: {}, chosen: {}, sort: null }) =>
    remembered.searchOf([words], query, now, () => Promise.resolve((asked += 1)));

  it('a search result is computed once for equal words and filters until it expires', async () => {
    expect([await search(0), await search(0)]).toEqual([1, 1]);
    expect(await search(0, 'худи')).toBe(2);
    expect(await search(0, 'кеды', { base: {}, chosen: { sex: ['MALE'] }, sort: null })).toBe(3);
    expect(await search(6_000)).toBe(4);
  });

  it('a failed search result is not cached', async () => {
    const failing = remembered.searchOf(['кеды'], { base: {}, chosen: {}, sort: null }, 0, () =>
      Promise.reject(new Error('no')),
    );
    await expect(failing).rejects.toThrow('no');
    expect(await search(0)).toBe(1);
  });
});
