import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { Repeat } from '../../platform/repeat.js';
import { queryKey } from '../rules/query-key.js';
import type { SearchConfig } from '../search.config.js';
import { LEAST_CLICKS, levelsOf, weightsOf } from './click-levels.js';
import { KEPT_DAYS } from './counting-query.js';

const REFRESH_SECONDS = 60;
/** Maximum number of click sums in memory, those of the most chosen products first. */
const MOST_SUMS = 100_000;

/** The products chosen in the results of queries, in memory, so that no search queries the database for them. */
@Injectable()
export class SearchClicks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Grows with each reading that changed a level; cached results are then computed again. */
  revision = 0;
  private levels: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map();
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: SearchConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    const seconds = config.SEARCH_CLICKS && config.SEARCH_LOG_SECONDS ? REFRESH_SECONDS : 0;
    this.repeat = new Repeat('clicks on results', seconds, () => this.read(), log);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.SEARCH_CLICKS)
      await this.read().catch((error: unknown) => this.log.warn({ err: error }, 'clicks on results cannot be read'));
    this.repeat.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  /** Returns the levels of products in the results of a query, by id; undefined if none was chosen often enough. */
  of(query: string): ReadonlyMap<string, number> | undefined {
    return this.levels.size ? this.levels.get(queryKey(query)) : undefined;
  }

  async read(): Promise<void> {
    const [places, sums] = await Promise.all([
      this.statements.rows(CLICKS_BY_PLACE, { days: KEPT_DAYS }),
      this.statements.rows(CLICK_SUMS, { days: KEPT_DAYS, least: LEAST_CLICKS, most: MOST_SUMS }),
    ]);
    const byPlace = new Map(places.map(({ place, clicks }) => [place, clicks]));
    const levels = levelsOf(sums, weightsOf(byPlace), queryKey);
    if (isDeepStrictEqual(levels, this.levels)) return;
    this.levels = levels;
    this.revision += 1;
  }
}

const CLICKS_BY_PLACE = statement('clicks-by-place')`
SELECT "place", sum("clicks")::int AS "clicks" FROM "search_click" WHERE "day" > current_date - :days::int GROUP BY "place"`;

const CLICK_SUMS = statement('click-sums')`
WITH summed AS (
  SELECT "query", "productId", "place", sum("clicks")::int AS "clicks",
    sum(sum("clicks")) OVER (PARTITION BY "query", "productId") AS "ofProduct"
  FROM "search_click" WHERE "day" > current_date - :days::int GROUP BY 1, 2, 3
)
SELECT "query", "productId", "place", "clicks" FROM summed WHERE "ofProduct" >= :least::int
ORDER BY "ofProduct" DESC, "query", "productId", "place" LIMIT :most`;
