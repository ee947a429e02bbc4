import { Injectable, type OnModuleInit } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { AnswerMemory } from '../../platform/graphql/answer-memory.js';
import { ListingFollower } from './listing-follower.js';

/** Milliseconds between looks at the tables around the products. */
const LOOK_AROUND_MS = 1000;

/**
 * Tells the memory of answers whether the catalogue has changed. Each change of a product, an offer or a price, and of a
 * stock that shoppers can see, stands in the outbox from its commit on, until the indexer has given the product's document
 * a new version. So the latest version is the state while the outbox is empty, and there is none while a change is on its
 * way. Menu, sections, collections, size tables, suppliers, levels, banners and the like are looked at once a second.
 */
@Injectable()
export class CatalogueState implements OnModuleInit {
  private around = '';
  private lookedAt = 0;

  constructor(
    private readonly statements: Statements,
    private readonly follower: ListingFollower,
    private readonly answers: AnswerMemory,
  ) {}

  onModuleInit(): void {
    this.answers.state.follow(() => this.read());
    this.follower.onNews(() => this.answers.state.forget());
  }

  private async read(): Promise<string | null> {
    const now = Date.now();
    if (now - this.lookedAt > LOOK_AROUND_MS) {
      const [row] = await this.statements.rows(STATE_AROUND);
      [this.around, this.lookedAt] = [row!.state ?? '', now];
    }
    const [row] = await this.statements.rows(CATALOGUE_STATE);
    // The counts come from the index, which may be a moment behind.
    return row?.version && row.version === this.follower.latest ? `${row.version} ${this.around}` : null;
  }
}

const CATALOGUE_STATE = statement('catalogue-state')`
SELECT max("version")::text AS "version" FROM "search_document" WHERE NOT EXISTS (SELECT FROM "search_outbox")`;

const AROUND = [
  'directory',
  'directory_filter',
  'category',
  'brand',
  'collection',
  'supplier',
  'size_grid',
  'size_grid_row',
  'custom_field',
  'custom_field_option',
  'loyalty_level',
  // What else the pages show that the storefront keeps.
  'banner',
  'announcement',
  'url_metadata',
];

/** A row that is written gets the number of its transaction, and one that is deleted is missing in the sum. */
const STATE_AROUND = statement('catalogue-state-around')`
SELECT string_agg("sum"::text, ' ') AS "state" FROM (
  ${AROUND.map((table) => `SELECT coalesce(sum("xmin"::text::bigint), 0) AS "sum" FROM "${table}"`).join(
    '\n  UNION ALL ',
  )}
) counted`;
