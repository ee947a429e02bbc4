import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { Limits } from '../../platform/throttling/limits.js';
import { LEAST_TYPED, typedBy } from '../clicks/counting-query.js';
import { ListingFollower } from '../index/listing-follower.js';
import type { SearchConfig } from '../search.config.js';
import { NetworkHash } from './network-hash.js';
import { ReadAnswers } from './read-answers.js';
import type { NoteSearchClickInput } from './search-click.input.js';
import { queryToCount } from './search-log-query.js';

const DAY_SECONDS = 24 * 3600;

/**
 * Counts chosen results, as daily sums that do not reveal who chose them (ADR 53). The database checks the sums
 * (`api/prisma/sql/search-click.sql`).
 */
@Injectable()
export class NoteClick {
  private readonly networks: NetworkHash;

  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
    private readonly follower: ListingFollower,
    private readonly answers: ReadAnswers,
    @Inject(CONFIG) private readonly config: SearchConfig,
  ) {
    this.networks = new NetworkHash(config.SECRET_KEY);
  }

  /**
   * Returns false if the click does not count: clicks are switched off, too few networks have typed the query, the
   * product is not in the catalogue, or the network has already chosen it that day.
   */
  async note({ query: asked, productId, place }: NoteSearchClickInput, network: string): Promise<boolean> {
    if (!this.config.SEARCH_CLICKS || this.follower.index.numbers.numberOf(productId) === undefined) return false;
    const query = queryToCount(asked, this.answers.meaningOf(asked).text);
    if (!query) return false;
    const key = `clicked:${this.networks.of(network, query, productId)}`;
    const { isBlocked } = await this.limits.count({ key, most: 1, windowSeconds: DAY_SECONDS });
    if (isBlocked) return false;
    const counted = await this.statements.rows(COUNT_CLICK, { query, productId, place });
    return counted.length > 0;
  }
}

const COUNT_CLICK = statement('count-click')`
INSERT INTO "search_click" ("day", "query", "productId", "place", "clicks")
SELECT current_date, :query::text, :productId::uuid, :place::int, 1 WHERE ${typedBy(':query::text')} >= ${LEAST_TYPED}
ON CONFLICT ("day", "query", "productId", "place") DO UPDATE SET "clicks" = "search_click"."clicks" + 1
RETURNING "clicks"`;
