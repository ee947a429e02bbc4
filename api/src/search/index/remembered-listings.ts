import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { listingCounts } from './listing-counts.js';
import { ListingFollower } from './listing-follower.js';
import type { ListingIndex } from './listing-index.js';
import type { ListingCounts, ListingQuery, Ranked } from './listing-query.js';

const MOST_COUNTS = 500;
/** Maximum number of product ids in all cached rankings together: about 20 MB. */
const MOST_RANKED_IDS = 300_000;
/**
 * An external engine lags slightly behind the index, so cached rankings expire: one may predate the engine's last
 * update.
 */
const RANKING_MS = 5_000;
/** Cached counts of new products expire after this time, because products stop being new as time passes. */
const NEWNESS_MS = 60_000;

/**
 * Cache of listing counts and of the rankings of text searches. Every change of the index empties it, so no answer is
 * outdated.
 */
@Injectable()
export class RememberedListings {
  private readonly counts = new LRUCache<string, ListingCounts>({ max: MOST_COUNTS });
  private readonly rankings = new LRUCache<string, Ranked & { asked: number }>({
    maxSize: MOST_RANKED_IDS,
    sizeCalculation: ({ productIds }) => productIds.length + 1,
  });
  private revision = -1;

  constructor(private readonly follower: ListingFollower) {}

  countsOf(query: ListingQuery, now: number): ListingCounts {
    this.forgetOutdated();
    const { base, chosen, ranked } = query;
    const newness = base.newArrival || chosen.newArrival ? Math.floor(now / NEWNESS_MS) : null;
    const key = JSON.stringify([base, chosen, ranked?.words, newness, this.index.facets.collection.passing(now)]);
    let counts = this.counts.get(key);
    if (!counts) this.counts.set(key, (counts = listingCounts(this.index, query, now)));
    return counts;
  }

  /** Returns the cached ranking for the key `words`, or calls `rank` and caches its result. */
  async rankingOf(words: string, now: number, rank: () => Promise<string[]>): Promise<Ranked> {
    this.forgetOutdated();
    const known = this.rankings.get(words);
    if (known && now - known.asked < RANKING_MS) return known;
    const { revision } = this;
    const ranked = { words, productIds: await rank(), asked: now };
    // The engine returned a different ranking, so counts based on the old ranking are dropped.
    if (known && String(known.productIds) !== String(ranked.productIds)) this.counts.clear();
    // Not cached if the index changed in the meantime: the ranking may lack that change.
    if (this.index.revision === revision) this.rankings.set(words, ranked);
    return ranked;
  }

  private get index(): ListingIndex {
    return this.follower.index;
  }

  private forgetOutdated(): void {
    if (this.revision === this.index.revision) return;
    this.counts.clear();
    this.rankings.clear();
    this.revision = this.index.revision;
  }
}
