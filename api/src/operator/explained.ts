import { violationOf } from '../platform/database/violation-of.js';
import { statement } from '../platform/database/statement.js';
import type { Statements } from '../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';

/** The input field that each CHECK constraint of the database checks. */
const FIELD_OF: Record<string, string> = {
  promocode_code_check: 'dto.code',
  promocode_value_check: 'dto.value',
  promocode_window_check: 'dto.endsAt',
};

/**
 * Returns the result of a write. If the database refuses the write, throws NOT_FOUND (it refers to a missing row) or
 * BAD_USER_INPUT. A taken name becomes NAME_TAKEN after the transaction ({@link nameTaken}).
 */
export async function explained<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { kind, constraint = '' } = violationOf(error) ?? {};
    if (kind === 'FOREIGN_KEY') throw notFound();
    const field = kind === 'CHECK' && FIELD_OF[constraint];
    if (field) throw badUserInput([fieldFault(field, 'doesNotFit')]);
    throw error;
  }
}

/** Returns the id of the row that a statement writes. Throws NOT_FOUND if there is none, and what {@link explained} throws. */
export async function idOfWritten(write: Promise<{ id: string }[]>): Promise<string> {
  const [row] = await explained(write);
  if (!row) throw notFound();
  return row.id;
}

/**
 * Returns NAME_TAKEN with the id of the row that has the slug, code or name, if `error` is a violation of a unique key
 * that operators enter; any other error as it is. The function queries the database, so it works only after the refused
 * transaction.
 */
export async function nameTaken(statements: Statements, error: unknown): Promise<unknown> {
  const { kind, constraint, key = '' } = violationOf(error) ?? {};
  if (kind !== 'UNIQUE' || !GIVEN_KEY.test(constraint ?? '')) return error;
  const [holder] = await statements.rows(HOLDER, { constraint, key });
  return new ApiError('NAME_TAKEN', { constraint, id: holder?.id ?? null });
}

const GIVEN_KEY = /_(slug|code|name|url|source)_key$/;

const HOLDER = statement('operator-holder-of-key')`
SELECT "id" FROM "brand" WHERE :constraint::text = 'brand_slug_key' AND "slug" = :key::text
UNION ALL SELECT "id" FROM "category" WHERE :constraint = 'category_slug_key' AND "slug" = :key
UNION ALL SELECT "id" FROM "collection" WHERE :constraint = 'collection_slug_key' AND "slug" = :key
UNION ALL SELECT "id" FROM "badge" WHERE :constraint = 'badge_slug_key' AND "slug" = :key
UNION ALL SELECT "id" FROM "directory" WHERE :constraint = 'directory_slug_key' AND "slug" = :key
UNION ALL SELECT "id" FROM "content_entry" WHERE :constraint = 'content_entry_kind_slug_key'
  AND "kind" || ', ' || "slug" = :key
UNION ALL SELECT "id" FROM "url_metadata" WHERE :constraint = 'url_metadata_url_key' AND "url" = :key
UNION ALL SELECT "id" FROM "redirect_rule" WHERE :constraint = 'redirect_rule_source_key' AND "source" = :key
UNION ALL SELECT "id" FROM "promocode" WHERE :constraint = 'promocode_code_key' AND "code" = :key
UNION ALL SELECT "id" FROM "program" WHERE :constraint = 'program_name_key' AND "name" = :key
UNION ALL SELECT "id" FROM "role" WHERE :constraint = 'role_name_key' AND "name" = :key
UNION ALL SELECT "id" FROM "feed_source" WHERE :constraint = 'feed_source_name_key' AND "name" = :key
UNION ALL SELECT "id" FROM "api_client" WHERE :constraint = 'api_client_name_key' AND "name" = :key`;

export const notFound = (): ApiError => new ApiError('NOT_FOUND');
