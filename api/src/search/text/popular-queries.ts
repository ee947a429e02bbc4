import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { saysWordsOfCatalogue } from '@meet/search-indexer/language';
import type { Logger } from 'pino';
import { CONFIG } from '../../platform/config/config.module.js';
import type { SearchConfig } from '../search.config.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { Repeat } from '../../platform/repeat.js';
import { ListingFollower } from '../index/listing-follower.js';

const REFRESH_SECONDS = 60;
const DAYS = 14;
/** A query that was searched for only once is not popular. */
const LEAST_SEARCHES = 2;
/**
 * Maximum number of queries kept for completion; the first MOST_SHOWN of them are offered before the shopper types
 * anything.
 */
const MOST = 1000;
const MOST_SHOWN = 8;

/** The most frequent recent queries that found something, kept in memory, the most frequent first. */
@Injectable()
export class PopularQueries implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private found: readonly string[] = [];
  /** The queries of `found` that may be shown to shoppers; computed on the first read after a refresh. */
  private told: readonly string[] | undefined;
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    private readonly follower: ListingFollower,
    @Inject(CONFIG) private readonly config: SearchConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.repeat = new Repeat('popular queries', config.SEARCH_LOG_SECONDS && REFRESH_SECONDS, () => this.read(), log);
  }

  /**
   * Popular queries that consist only of words of the catalogue. Other text is never shown to shoppers, however often
   * it was searched for, because strangers typed it.
   */
  get all(): readonly string[] {
    if (!this.follower.ready) return [];
    return (this.told ??= this.found.filter((query) => saysWordsOfCatalogue(query, this.follower.lexicon)));
  }

  get shown(): string[] {
    return this.all.slice(0, MOST_SHOWN);
  }

  async onApplicationBootstrap(): Promise<void> {
    // If the popular queries cannot be read, the API must still start, so the error is only logged.
    if (this.config.SEARCH_LOG_SECONDS)
      await this.read().catch((error: unknown) => this.log.warn({ err: error }, 'popular queries cannot be read'));
    this.repeat.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  async read(): Promise<void> {
    const rows = await this.statements.rows(POPULAR, { days: DAYS, least: LEAST_SEARCHES, limit: MOST });
    this.found = rows.map(({ query }) => query);
    this.told = undefined;
  }
}

// Only the latest result matters: a query whose products have since sold out is not suggested.
const POPULAR = statement('popular-queries')`
SELECT "query" FROM "search_query"
WHERE "day" > current_date - :days::int
GROUP BY "query"
HAVING sum("searches") >= :least
  AND (array_agg("found" > 0 AND NOT "nearest" ORDER BY "day" DESC))[1]
ORDER BY sum("searches") DESC, max("day") DESC, "query"
LIMIT :limit`;
