import { Inject, Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import { Drain } from '../platform/http/drain.js';
import { Limits } from '../platform/throttling/limits.js';
import { ListingFollower, SEARCH_ENGINE, type SearchEngine } from '../search/index.js';

export interface ReadinessReport {
  status: 'ok' | 'degraded' | 'unavailable' | 'draining';
  /** `redis` is undefined if Redis is not configured; `search` is present only while the search engine fails. */
  checks: { database: boolean; listing: boolean; redis: boolean | undefined; search?: false };
  /** Reason why the search engine fails, if it does. */
  searchFault?: string;
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
  ) {}

  async check(): Promise<ReadinessReport> {
    const [database, redis, searchFault] = await Promise.all([
      this.statements.answer(),
      this.limits.redisAnswers(),
      this.engine.fault(),
    ]);
    const listing = this.listing.ready;
    return {
      status: this.statusOf(database && listing, redis !== false && !searchFault),
      checks: { database, listing, redis, ...(searchFault && { search: false }) },
      ...(searchFault && { searchFault }),
    };
  }

  private statusOf(canServe: boolean, isWhole: boolean): ReadinessReport['status'] {
    if (this.drain.isDraining) return 'draining';
    if (!canServe) return 'unavailable';
    return isWhole ? 'ok' : 'degraded';
  }
}
