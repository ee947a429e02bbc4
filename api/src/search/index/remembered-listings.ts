import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { listingCounts } from './listing-counts.js';
import { ListingFollower } from './listing-follower.js';
import type { ListingIndex } from './listing-index.js';
import type { ListingCounts, ListingQuery, Ranked } from './listing-query.js';

const MOST_COUNTS = 500;
const MOST_SEARCHES = 500;
/** Maximum number of product ids in all cached rankings together: about 20 MB. */
const MOST_RANKED_IDS = 300_000;
/** An external engine lags slightly behind the index, so cached results expire. */
const SEARCH_MS = 5_000;
/** Cached counts of new products expire after this time, because products stop being new as time passes. */
const NEWNESS_MS = 60_000;

/** Leaves the long rules of {@link WornSizes} out of a key: their words stand for them. */
const inWords = (name: string, value: unknown) => (name === 'rules' ? undefined : value);

/**
 * Cache of counts of listings, and of rankings and results of text searches, the slowest work of the listing index and
 * the engine (ADR 43). Every change of the index empties the cache, so no answer is outdated.
 */
@Injectable()
export class RememberedListings {
  private readonly counts = new LRUCache<string, ListingCounts>({ max: MOST_COUNTS });
  private readonly rankings = new LRUCache<string, Ranked & { asked: number }>({
    maxSize: MOST_RANKED_IDS,
    sizeCalculation: ({ productIds }) => productIds.length + 1,
  });
  private readonly searches = new LRUCache<string, { asked: number; result: unknown }>({ max: MOST_SEARCHES });
  private revision = -1;

  constructor(private readonly follower: ListingFollower) {}

  countsOf(query: ListingQuery, now: number): ListingCounts {
    this.forgetOutdated();
    const { base, chosen, excluded, unlessChosen, ranked } = query;
    const parts = [base, chosen, unlessChosen, excluded?.words, ranked?.words, this.momentOf(query, now)];
    const key = JSON.stringify(parts, inWords);
    let counts = this.counts.get(key);
    if (!counts) this.counts.set(key, (counts = listingCounts(this.index, query, now)));
    return counts;
  }

  /** Returns the cached result of the search for `asked` in a listing, or calls `search` and caches its result. */
  async searchOf<Result>(
    asked: readonly unknown[],
    query: ListingQuery,
    now: number,
    search: () => Promise<Result>,
  ): Promise<Result> {
    this.forgetOutdated();
    const key = JSON.stringify([asked, query, this.momentOf(query, now)], inWords);
    const known = this.searches.get(key);
    if (known && now - known.asked < SEARCH_MS) return known.result as Result;
    const { revision } = this;
    const result = await search();
    if (this.index.revision === revision) this.searches.set(key, { asked: now, result });
    return result;
  }

  /** Returns the cached ranking for the key `words` if it is not older than `keepMs`, or calls `rank` and caches its result. */
  async rankingOf(words: string, now: number, keepMs: number, rank: () => Promise<string[]>): Promise<Ranked> {
    this.forgetOutdated();
    const known = this.rankings.get(words);
    if (known && now - known.asked < keepMs) return known;
    const { revision } = this;
    const ranked = { words, productIds: await rank(), asked: now };
    // The engine returned a different ranking, so counts based on the old ranking are dropped.
    if (known && String(known.productIds) !== String(ranked.productIds)) this.counts.clear();
    // Not cached if the index changed in the meantime: the ranking may lack that change.
    if (this.index.revision === revision) this.rankings.set(words, ranked);
    return ranked;
  }

  /** The content of a listing may change as time passes. Equal moments show the same content. */
  private momentOf({ base, chosen }: ListingQuery, now: number): unknown {
    const newness = base.newArrival || chosen.newArrival ? Math.floor(now / NEWNESS_MS) : null;
    return [newness, this.index.facets.collection.passing(now), this.index.custom.passing(now)];
  }

  private get index(): ListingIndex {
    return this.follower.index;
  }

  private forgetOutdated(): void {
    if (this.revision === this.index.revision) return;
    for (const cache of [this.counts, this.rankings, this.searches]) cache.clear();
    this.revision = this.index.revision;
  }
}
