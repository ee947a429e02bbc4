import { Inject, Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import { Drain } from '../platform/http/drain.js';
import { Limits } from '../platform/throttling/limits.js';
import { OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { ListingFollower, SEARCH_ENGINE, type SearchEngine } from '../search/index.js';

export interface ReadinessReport {
  status: 'ok' | 'degraded' | 'unavailable' | 'draining';
  /**
   * `redis` is undefined if Redis is not configured; `search` and `storage` are present only while the search engine
   * fails, or no pictures can be stored.
   */
  checks: { database: boolean; listing: boolean; redis: boolean | undefined; search?: false; storage?: false };
  /** Reason why the search engine fails, if it does. */
  searchFault?: string;
  /** Reason why no pictures can be stored. */
  storageFault?: string;
}

/** Checks whether this process can serve requests. */
@Injectable()
export class Readiness {
  constructor(
    private readonly statements: Statements,
    private readonly listing: ListingFollower,
    private readonly limits: Limits,
    private readonly drain: Drain,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async check(): Promise<ReadinessReport> {
    const [database, redis, searchFault, storageFault] = await Promise.all([
      this.statements.answer(),
      this.limits.redisAnswers(),
      this.engine.fault(),
      this.storage.fault(),
    ]);
    const listing = this.listing.ready;
    return {
      status: this.statusOf(database && listing, redis !== false && !searchFault && !storageFault),
      checks: {
        ...{ database, listing, redis },
        ...(searchFault && { search: false }),
        ...(storageFault && { storage: false }),
      },
      ...(searchFault && { searchFault }),
      ...(storageFault && { storageFault }),
    };
  }

  private statusOf(canServe: boolean, isWhole: boolean): ReadinessReport['status'] {
    if (this.drain.isDraining) return 'draining';
    if (!canServe) return 'unavailable';
    return isWhole ? 'ok' : 'degraded';
  }
}
