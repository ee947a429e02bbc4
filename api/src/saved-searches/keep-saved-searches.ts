import { Injectable } from '@nestjs/common';
import { EraseAccount, ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { Listings } from '../search/index.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { conditionKey, storedFilter } from './condition.js';
import { PresentSavedSearch } from './present-saved-search.js';
import type { EditSavedSearchInput, SaveSearchInput } from './saved-search.input.js';
import type { SavedSearch } from './saved-search.model.js';

/** Maximum number of saved searches of a shopper, and of those with notifications. */
const MOST_SEARCHES = 20;
const MOST_NOTICES = 10;
/** Maximum number of characters of the filters as JSON. */
const MOST_FILTER = 4000;

/**
 * Searches that shoppers have saved. Saving the same search again keeps a single one
 * (`api/prisma/sql/saved-search.sql`).
 */
@Injectable()
export class KeepSavedSearches {
  constructor(
    private readonly statements: Statements,
    private readonly listings: Listings,
    private readonly present: PresentSavedSearch,
    exported: ExportAccount,
    erased: EraseAccount,
  ) {
    exported.add('savedSearches', (userId) => statements.rows(OF_SHOPPER, { userId }));
    erased.add((queries, userId) => queries.rows(FORGET, { userId }));
  }

  /** Returns the shopper's saved searches, the last saved first. */
  async of(userId: string): Promise<SavedSearch[]> {
    return this.present.all(await this.statements.rows(OF_SHOPPER, { userId }));
  }

  /**
   * Saves a search. If the shopper already has the same search, only its name changes. Throws SAVED_SEARCH_EMPTY,
   * SECTION_NOT_FOUND, MAILBOX_NEEDED, SAVED_SEARCHES_FULL, SEARCH_NOTICES_FULL.
   */
  async save(userId: string, { name, query = null, filter: given, notify }: SaveSearchInput): Promise<SavedSearch> {
    const filter = storedFilter(given);
    const text = JSON.stringify(filter);
    if (query === null && text === '{}') throw new ApiError('SAVED_SEARCH_EMPTY');
    if (text.length > MOST_FILTER)
      throw badUserInput([fieldFault('dto.filter', 'settingLength', { most: MOST_FILTER })]);
    if (given) await this.listings.queryOf(given, userId);
    const row = await this.statements.transaction(async (queries) => {
      const counted = await lock(queries, userId);
      const conditionHash = conditionKey(query, filter);
      const [known] = await queries.rows(KNOWN, { userId, conditionHash });
      if (!known && counted.searches >= MOST_SEARCHES)
        throw new ApiError('SAVED_SEARCHES_FULL', { most: MOST_SEARCHES });
      if (notify && !known?.notify) await this.expectRoomForNotices(queries, userId, counted.notices);
      const [saved] = await queries.rows(SAVE, { userId, name, query, filter: text, conditionHash, notify });
      if (notify) await queries.rows(SUBSCRIBE, { userId });
      return saved!;
    });
    return (await this.present.all([row]))[0]!;
  }

  /** Throws SAVED_SEARCH_NOT_FOUND, MAILBOX_NEEDED, SEARCH_NOTICES_FULL. */
  async edit(userId: string, { id, name, notify }: EditSavedSearchInput): Promise<SavedSearch> {
    const row = await this.statements.transaction(async (queries) => {
      const counted = await lock(queries, userId);
      const [known] = await queries.rows(ONE, { userId, id });
      if (!known) throw new ApiError('SAVED_SEARCH_NOT_FOUND');
      if (notify && !known.notify) {
        await this.expectRoomForNotices(queries, userId, counted.notices);
        await queries.rows(SUBSCRIBE, { userId });
      }
      const [edited] = await queries.rows(EDIT, { id, name: name ?? known.name, notify: notify ?? known.notify });
      return edited!;
    });
    return (await this.present.all([row]))[0]!;
  }

  /** Returns false if the shopper has no such saved search. */
  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.statements.rows(REMOVE, { userId, id })).length > 0;
  }

  /** Ends all letters about saved searches of an account. Returns false if there were none. */
  async stopNotices(userId: string): Promise<boolean> {
    return (await this.statements.rows(STOP_NOTICES, { userId })).length > 0;
  }

  private async expectRoomForNotices(queries: Queries, userId: string, notices: number): Promise<void> {
    const [account] = await queries.rows(MAILBOX, { userId });
    if (!account?.email) throw new ApiError('MAILBOX_NEEDED');
    if (notices >= MOST_NOTICES) throw new ApiError('SEARCH_NOTICES_FULL', { most: MOST_NOTICES });
  }
}

/** Locks the shopper's saved searches, so that changes run one after another, and counts them. */
async function lock(queries: Queries, userId: string): Promise<{ searches: number; notices: number }> {
  await queries.rows(LOCK, { userId });
  const [counted] = await queries.rows(COUNT, { userId });
  return counted!;
}

const LOCK = statement('saved-searches-lock')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtextextended('saved search ' || :userId::text, 0))`;

const COUNT = statement('saved-searches-count')`
SELECT count(*)::int AS "searches", (count(*) FILTER (WHERE "notify"))::int AS "notices"
FROM "saved_search" WHERE "userId" = :userId`;

const MAILBOX = statement('saved-search-mailbox')`SELECT "email" FROM "user_account" WHERE "id" = :userId`;

const COLUMNS = '"id", "name", "query", "filter", "notify", "createdAt"';

const KNOWN = statement('saved-search-known')`
SELECT "notify" FROM "saved_search" WHERE "userId" = :userId AND "conditionHash" = :conditionHash`;

const SAVE = statement('saved-search-save')`
INSERT INTO "saved_search" ("userId", "name", "query", "filter", "conditionHash", "notify")
VALUES (:userId, :name, :query?, :filter::text::jsonb, :conditionHash, :notify)
ON CONFLICT ("userId", "conditionHash") DO UPDATE SET "name" = excluded."name",
  "seenUntil" = CASE WHEN "saved_search"."notify" THEN "saved_search"."seenUntil" ELSE now() END,
  "notify" = "saved_search"."notify" OR excluded."notify"
RETURNING ${COLUMNS}`;

const ONE = statement('saved-search-one')`
SELECT "name", "notify" FROM "saved_search" WHERE "userId" = :userId AND "id" = :id`;

/** Products that arrived while notifications were off are not reported. */
const EDIT = statement('saved-search-edit')`
UPDATE "saved_search" SET "name" = :name, "notify" = :notify,
  "seenUntil" = CASE WHEN :notify AND NOT "notify" THEN now() ELSE "seenUntil" END
WHERE "id" = :id RETURNING ${COLUMNS}`;

const SUBSCRIBE = statement('saved-search-subscribe')`
INSERT INTO "search_subscriber" ("id") VALUES (:userId) ON CONFLICT DO NOTHING`;

const OF_SHOPPER = statement('saved-searches-of-shopper')`
SELECT ${COLUMNS} FROM "saved_search" WHERE "userId" = :userId ORDER BY "createdAt" DESC, "id"`;

const REMOVE = statement('saved-search-remove')`
DELETE FROM "saved_search" WHERE "userId" = :userId AND "id" = :id RETURNING 1 AS "removed"`;

const STOP_NOTICES = statement('saved-searches-stop')`
UPDATE "saved_search" SET "notify" = false WHERE "userId" = :userId AND "notify" RETURNING 1 AS "stopped"`;

const FORGET = statement('saved-searches-forget-shopper')`
WITH subscriber AS (DELETE FROM "search_subscriber" WHERE "id" = :userId)
DELETE FROM "saved_search" WHERE "userId" = :userId`;
