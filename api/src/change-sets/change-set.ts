import { plannedRows } from '@meet/statements';
import type { ChangeSetState } from '../generated/prisma/enums.js';
import { afterConflicts } from '../platform/database/after-conflicts.js';
import type { Pool } from '../platform/database/open-pool.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';

/** A row that could not be undone. */
export interface NotUndone {
  /** Name of the row's table. */
  relation: string;
  /** The row's primary key as a JSON array. */
  key: string;
  reason: string;
}

type Within = Pick<Queries, 'rows'>;

/** Number of runs per source that are kept for an undo; older runs are deleted with the next run. */
const KEPT = 20;

/** Milliseconds that an undo may take: it is one statement, and a run may have changed 200,000 products. */
export const LONGEST_UNDO_MS = 600_000;

/** Begins a run of a source and returns the run's id. `title` says what the run reads. */
export async function beginChangeSet(queries: Within, run: { source: string; title: string }): Promise<string> {
  const [row] = await queries.rows(BEGIN_CHANGE_SET, { ...run, kept: KEPT });
  return row!.id;
}

/**
 * Ends a run, and deletes it if it has changed nothing, because there is nothing to undo. A `STOPPED` run can be undone
 * as far as it came. Returns whether the run is kept.
 */
export async function endChangeSet(queries: Within, id: string, state: 'APPLIED' | 'STOPPED'): Promise<boolean> {
  const [kept] = await queries.rows(END_CHANGE_SET, { id, state });
  return Boolean(kept);
}

/**
 * Undoes a run in one transaction (`api/prisma/sql/change-sets.sql`). A run that is still writing ends with an error,
 * and a killed run is undone as far as it came. Returns the rows that stay, because they were changed or ordered since;
 * null if there is no such run, or if it was undone before.
 */
export function undoChangeSet(pool: Pool, id: string): Promise<NotUndone[] | null> {
  const statements = new Statements(pool);
  return afterConflicts(() =>
    statements.transaction((queries) => undoWithin(queries, id), { longestMs: LONGEST_UNDO_MS }),
  );
}

/** As {@link undoChangeSet}, in the caller's transaction. */
export async function undoWithin(queries: Within, id: string): Promise<NotUndone[] | null> {
  const [claimed] = await queries.rows(CLAIM_CHANGE_SET, { id });
  if (!claimed) return null;
  const rows = await queries.rows(UNDO_CHANGE_SET, { id });
  return rows.map(({ relation, key, reason }) => ({ relation: relation!, key: key!, reason: reason! }));
}

/**
 * Makes the transaction belong to the run: rows of the catalogue that it changes can be undone with the run. Returns
 * false if the run has ended or was undone.
 */
export async function recordChanges(queries: Within, id: string): Promise<boolean> {
  return (await queries.rows(BELONGS_TO, { changeSet: id })).length > 0;
}

export interface ChangeSet {
  id: string;
  source: string;
  title: string;
  state: ChangeSetState;
  startedAt: Date;
  /** Number of rows that the run changed. */
  rows: number;
}

/** Returns the latest runs, the newest first. */
export function listChangeSets(pool: Pool, limit: number): Promise<ChangeSet[]> {
  return plannedRows(pool, LATEST_CHANGE_SETS, { limit });
}

const LATEST_CHANGE_SETS = statement('latest-change-sets')`
SELECT s."id", s."source", s."title", s."state", s."startedAt",
  (SELECT count(*) FROM "changed_row" r WHERE r."changeSetId" = s."id" AND r."before" IS DISTINCT FROM r."after")::int AS "rows"
FROM "change_set" s ORDER BY s."startedAt" DESC, s."id" LIMIT :limit::int`;

const BEGIN_CHANGE_SET = statement('begin-change-set')`
WITH forgotten AS (
  DELETE FROM "change_set" WHERE "id" IN (
    SELECT "id" FROM "change_set" WHERE "source" = :source
    ORDER BY "startedAt" DESC OFFSET :kept::int)
)
INSERT INTO "change_set" ("source", "title", "state") VALUES (:source, :title, 'APPLYING') RETURNING "id"`;

const END_CHANGE_SET = statement('end-change-set')`
WITH forgotten AS (
  DELETE FROM "change_set" WHERE "id" = :id AND NOT EXISTS (SELECT FROM "changed_row" WHERE "changeSetId" = :id)
)
UPDATE "change_set" SET "state" = :state::"ChangeSetState", "endedAt" = now()
WHERE "id" = :id AND "state" = 'APPLYING' AND EXISTS (SELECT FROM "changed_row" WHERE "changeSetId" = :id) RETURNING "id"`;

/** Undoing a run waits for this transaction, and then ends the run. */
const BELONGS_TO = statement('belongs-to-change-set')`
SELECT set_config('meet.change_set', "id"::text, true) AS "changeSet" FROM "change_set"
WHERE "id" = :changeSet AND "state" = 'APPLYING' FOR SHARE`;

const CLAIM_CHANGE_SET = statement('claim-change-set')`
UPDATE "change_set" SET "state" = 'UNDONE', "undoneAt" = now()
WHERE "id" = :id AND "state" IN ('APPLYING', 'APPLIED', 'STOPPED') RETURNING "id"`;

const UNDO_CHANGE_SET = statement('undo-change-set')`
SELECT "relation", "key", "reason" FROM undo_change_set(:id)`;
