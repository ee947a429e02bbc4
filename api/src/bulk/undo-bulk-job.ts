import { Injectable } from '@nestjs/common';
import { LONGEST_UNDO_MS, undoWithin } from '../change-sets/index.js';
import { Audit, notFound } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { afterConflicts } from '../platform/database/after-conflicts.js';
import { statement } from '../platform/database/statement.js';
import type { BulkJobKind } from './bulk-job.model.js';

/** The mutations, for the audit log. */
const ACTION = { PRICES: 'undoBulkPrices', STOCK: 'undoBulkStock', PRODUCTS: 'undoBulkProducts' } as const;

/** Undoes a bulk job as an import is undone (ADR 45): its transactions belong to a run. */
@Injectable()
export class UndoBulkJob {
  constructor(private readonly audit: Audit) {}

  /**
   * Returns the number of rows that stay, because they were changed since. Throws NOT_FOUND, also for a job that is not
   * done, was undone, changed nothing, or is older than the runs that are kept.
   */
  undo(by: Actor, kind: BulkJobKind, id: string): Promise<number> {
    return afterConflicts(() =>
      this.audit.transaction(
        async (queries) => {
          let stayed = 0;
          await this.audit.changeWithin(queries, { by, action: ACTION[kind], entity: 'BULK_JOB', id }, async () => {
            const [job] = await queries.rows(DONE, { id, kind });
            const rows = job?.changeSetId ? await undoWithin(queries, job.changeSetId) : null;
            if (!rows) throw notFound();
            stayed = rows.length;
          });
          return stayed;
        },
        { longestMs: LONGEST_UNDO_MS },
      ),
    );
  }
}

const DONE = statement('bulk-done')`
SELECT "changeSetId" FROM "bulk_job" WHERE "id" = :id AND "kind" = :kind::"BulkJobKind" AND "finishedAt" IS NOT NULL`;
