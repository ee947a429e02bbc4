import { Inject, Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import { Drain } from '../platform/http/drain.js';
import { Limits } from '../platform/throttling/limits.js';
import { OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { Migrations } from './migrations.js';
import { ShopSettings } from '../settings/index.js';
import { ListingFollower, SEARCH_ENGINE, type SearchEngine } from '../search/index.js';

export interface ReadinessReport {
  status: 'ok' | 'degraded' | 'unavailable' | 'draining';
  /**
   * `redis` is undefined if Redis is not configured; `search` and `storage` are present only while the search engine
   * fails, or no pictures can be stored; `migrations` only while the database is of another release,
   * `settings` until those of the database are in force.
   */
  checks: {
    database: boolean;
    listing: boolean;
    redis: boolean | undefined;
    migrations?: false;
    settings?: false;
    search?: false;
    storage?: false;
  };
  /** Names of the migrations that are missing in the database, or that this release does not know. */
  migrationFault?: string;
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
    private readonly migrations: Migrations,
    private readonly settings: ShopSettings,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async check(): Promise<ReadinessReport> {
    const [database, migrationFault, redis, searchFault, storageFault] = await Promise.all([
      this.statements.answer(),
      // A database that does not answer is reported by its own check.
      this.migrations.fault().catch(() => undefined),
      this.limits.redisAnswers(),
      this.engine.fault(),
      this.storage.fault(),
    ]);
    const listing = this.listing.ready;
    const settings = this.settings.isRead;
    return {
      status: this.statusOf(
        database && listing && settings && !migrationFault,
        redis !== false && !searchFault && !storageFault,
      ),
      checks: {
        ...{ database, listing, redis },
        ...(migrationFault && { migrations: false }),
        ...(!settings && { settings: false }),
        ...(searchFault && { search: false }),
        ...(storageFault && { storage: false }),
      },
      ...(migrationFault && { migrationFault }),
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
