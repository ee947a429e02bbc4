import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';

/** Replaces the slug of a renamed brand or category in the conditions of menu entries. */
export async function renameInMenu(
  queries: Queries,
  filterType: 'BRAND' | 'CATEGORY',
  from: string,
  to: string,
): Promise<void> {
  if (from !== to) await queries.rows(RENAME_IN_MENU, { filterType, from, to });
}

const RENAME_IN_MENU = statement('rename-in-menu')`
UPDATE "directory_filter" SET "value" = :to WHERE "filterType" = :filterType::"DirectoryFilterType" AND "value" = :from`;
