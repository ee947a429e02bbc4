import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { AnswerMemory } from '../../platform/graphql/answer-memory.js';
import { ListingFollower } from './listing-follower.js';

/**
 * Reports to the answer cache whether the catalogue has changed (ADR 43). Triggers write a row of the search outbox for
 * each change of a product, an offer, a price, or a stock that shoppers can see. The indexer deletes the row and gives
 * the product's document a new version. The other tables are small, and all of their rows are read.
 */
@Injectable()
export class CatalogueState implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly statements: Statements,
    private readonly follower: ListingFollower,
    private readonly answers: AnswerMemory,
  ) {}

  onModuleInit(): void {
    this.answers.state.follow(async () => (await this.statements.rows(CATALOGUE_STATE))[0]!.state!);
    // Called after the index has the new documents, because answers come from the index.
    this.follower.onNews(() => this.answers.state.forget());
  }

  onApplicationShutdown(): void {
    this.answers.state.stop();
  }
}

/**
 * The tables that remembered answers read besides the tables with triggers (ADR 5): small tables, and a small part of a
 * large one.
 */
const SMALL_TABLES = [
  '"directory"',
  '"directory_filter"',
  '"category"',
  '"brand"',
  '"collection"',
  '"supplier"',
  '"size_grid"',
  '"size_grid_row"',
  '"custom_field"',
  '"custom_field_option"',
  `"custom_field_value" WHERE "fieldId" IN (SELECT "id" FROM "custom_field" WHERE "owner" = 'COLLECTION')`,
  '"loyalty_level"',
  '"shop_setting"',
  // Tables to which custom fields refer.
  '"content_entry"',
  '"content_revision"',
  // Other tables of pages that the storefront caches.
  '"banner"',
  '"announcement"',
  '"url_metadata"',
  '"search_rule"',
  '"companion_rule"',
];

/** A written row gets the number of its transaction, and a deleted row is missing in the sum. */
const written = (rows: string) => `(SELECT coalesce(sum("xmin"::text::bigint), 0) FROM ${rows})`;

const CATALOGUE_STATE = statement('catalogue-state')`
SELECT concat_ws(' ', (SELECT max("version") FROM "search_document"),
  (SELECT concat_ws(' ', count(*), sum("id")) FROM "search_outbox"),
  ${SMALL_TABLES.map(written).join(',\n  ')}) AS "state"`;
