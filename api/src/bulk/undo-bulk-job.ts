import { Injectable } from '@nestjs/common';
import { undoWithin } from '../change-sets/index.js';
import { Audit, notFound } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import type { BulkJobKind } from './bulk-job.model.js';

/** The mutations, for the audit log. */
const ACTION = { PRICES: 'undoBulkPrices', STOCK: 'undoBulkStock' } as const;

/** Undoes a bulk job as an import is undone (ADR 45): its transactions belong to a run. */
@Injectable()
export class UndoBulkJob {
  constructor(private readonly audit: Audit) {}

  /**
   * Returns the number of rows that stay, because they were changed since. Throws NOT_FOUND, also for a job that is not
   * done, was undone, changed nothing, or is older than the runs that are kept.
   */
  async undo(by: Actor, kind: BulkJobKind, id: string): Promise<number> {
    const stayed: number[] = [];
    await this.audit.change({ by, action: ACTION[kind], entity: 'BULK_JOB', id }, async (queries) => {
      const [job] = await queries.rows(DONE, { id, kind });
      const rows = job?.changeSetId ? await undoWithin(queries, job.changeSetId) : null;
      if (!rows) throw notFound();
      stayed.push(rows.length);
    });
    return stayed[0]!;
  }
}

const DONE = statement('bulk-done')`
SELECT "changeSetId" FROM "bulk_job" WHERE "id" = :id AND "kind" = :kind::"BulkJobKind" AND "finishedAt" IS NOT NULL`;
