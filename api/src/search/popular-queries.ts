import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../platform/config/config.module.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Repeat } from '../platform/repeat.js';

const REFRESH_SECONDS = 60;
const DAYS = 14;
/** One curious shopper makes nothing popular. */
const LEAST_SEARCHES = 2;
/** So many are suggested while somebody types; the first few are shown to whoever has not typed yet. */
const MOST = 1000;
const MOST_SHOWN = 8;

/** What people searched for and found of late, in memory: the most often first. */
@Injectable()
export class PopularQueries implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** For completing what somebody types. */
  all: readonly string[] = [];
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.repeat = new Repeat('popular queries', config.SEARCH_LOG_SECONDS && REFRESH_SECONDS, () => this.read(), log);
  }

  get shown(): string[] {
    return this.all.slice(0, MOST_SHOWN);
  }

  async onApplicationBootstrap(): Promise<void> {
    // A shop opens without it, too.
    if (this.config.SEARCH_LOG_SECONDS)
      await this.read().catch((error: unknown) => this.log.warn({ err: error }, 'popular queries cannot be read'));
    this.repeat.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  async read(): Promise<void> {
    const rows = await this.statements.rows<{ query: string }>('popular-queries', POPULAR, [
      DAYS,
      LEAST_SEARCHES,
      MOST,
    ]);
    this.all = rows.map(({ query }) => query);
  }
}

// Whatever it found the last time counts: what has sold out since is nothing to suggest.
const POPULAR = `
SELECT "query" FROM "search_query"
WHERE "day" > current_date - $1::int
GROUP BY "query"
HAVING sum("searches") >= $2
  AND (array_agg("found" > 0 AND NOT "nearest" ORDER BY "day" DESC))[1]
ORDER BY sum("searches") DESC, max("day") DESC, "query"
LIMIT $3`;
