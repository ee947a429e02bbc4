import { command, plannedRows } from '@meet/statements';
import { recordChanges } from '../change-sets/index.js';
import { afterConflicts, sqlState } from '../platform/database/after-conflicts.js';
import type { Pool } from '../platform/database/open-pool.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/** Runs SQL statements in a transaction: the transaction of an import, or of a call that writes one product. */
export type Transaction = Pick<Queries, 'rows'>;

/**
 * Asynchronous commit is faster. A crash of the server may lose the commits of the last half second, but importing
 * again restores them.
 */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off';

/**
 * Runs `work` in one transaction of the importer and returns its result. Former versions of changed rows are kept for
 * `changeSet` (`api/prisma/sql/change-sets.sql`); without a change set the transaction is a rehearsal, which is rolled
 * back at the end. Retries after a conflict with another transaction. Does not use the ORM, which would copy the
 * parameters of a batch (half a megabyte each) several times. The statements are not prepared: a plan made while the
 * tables were empty would keep scanning whole tables.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  changeSet: string | null,
): Promise<T> {
  return afterConflicts(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await command(client, BEGIN);
      const transaction: Transaction = {
        rows: (statement, ...params) => plannedRows(client, statement, ...params),
      };
      if (!changeSet) await transaction.rows(BEGIN_REHEARSAL);
      else if (!(await recordChanges(transaction, changeSet)))
        throw new Error('This import was undone meanwhile. Nothing more is written.');
      const result = await work(transaction);
      await command(client, changeSet ? 'COMMIT' : 'ROLLBACK');
      return result;
    } catch (error) {
      await command(client, 'ROLLBACK').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      // If the rollback fails too, the connection is discarded.
      client.release(broken);
    }
  });
}

/** Returns true if the data of a row cause the error (a value out of range, a violated constraint). */
export function isDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '');
}

/** Returns true if a row refers to a row that does not exist. */
export function isMissingRow(error: unknown): boolean {
  return sqlState(error) === '23503';
}

/** The rehearsal's run is rolled back together with the rehearsal. */
const BEGIN_REHEARSAL = statement('begin-rehearsal')`
WITH made AS (INSERT INTO "change_set" ("source", "title", "state") VALUES ('', 'rehearsal', 'APPLYING') RETURNING "id")
SELECT set_config('meet.change_set', "id"::text, true) AS "changeSet" FROM made`;
