import { Injectable } from '@nestjs/common';
import { endChangeSet } from '../change-sets/index.js';
import { Audit, notFound } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import type { BulkJobKind } from './bulk-job.model.js';
import { BulkMetrics } from './bulk-metrics.js';
import { sending } from './work-bulk-jobs.js';

/** The mutations, for the audit log. */
const ACTION = { PRICES: 'stopBulkPrices', STOCK: 'stopBulkStock', PRODUCTS: 'stopBulkProducts' } as const;

/** All rows that are left, up to 200,000, are refused by one statement. */
const LONGEST_MS = 60_000;

/** Ends a bulk job before its last row. */
@Injectable()
export class StopBulkJob {
  constructor(
    private readonly audit: Audit,
    private readonly metrics: BulkMetrics,
  ) {}

  /**
   * Refuses the rows of a job that are not processed yet; those that are stay as they are, and can be undone. A job that
   * is done stays as it is. Throws NOT_FOUND, also for a job that is only prepared.
   */
  async stop(by: Actor, kind: BulkJobKind, id: string): Promise<void> {
    const refused = await this.audit.transaction(
      async (queries) => {
        // The rows at work are waited for.
        const [job] = await queries.rows(LOCK_STARTED, { id, kind });
        if (!job) throw notFound();
        if (job.isDone) return 0;
        await this.audit.changeWithin(queries, { by, action: ACTION[kind], entity: 'BULK_JOB', id }, async () => {
          await queries.rows(REFUSE_REST, { id, from: job.handled });
          await this.audit.changeWithin(queries, sending(job), () => queries.rows(FINISH, { id }));
          if (job.changeSetId) await endChangeSet(queries, job.changeSetId, 'STOPPED');
        });
        return job.total - job.handled;
      },
      { longestMs: LONGEST_MS },
    );
    this.metrics.count(kind, { applied: 0, unchanged: 0, refused });
  }
}

const LOCK_STARTED = statement('bulk-lock-started')`
SELECT "id", "kind", "actorId", "byProgram", "handled", "total", "changeSetId", "finishedAt" IS NOT NULL AS "isDone" FROM "bulk_job"
WHERE "id" = :id AND "kind" = :kind::"BulkJobKind" AND "planned" IS NULL FOR NO KEY UPDATE`;

/** A row that was refused when the job was accepted keeps its reason. */
const REFUSE_REST = statement('bulk-refuse-rest')`
UPDATE "bulk_row" SET "outcome" = 'REFUSED', "refusal" = coalesce("refusal", 'STOPPED')
WHERE "jobId" = :id AND "position" >= :from`;

const FINISH = statement('bulk-finish')`
UPDATE "bulk_job" SET "refused" = "refused" + "total" - "handled", "handled" = "total",
  "stoppedAt" = clock_timestamp(), "finishedAt" = clock_timestamp()
WHERE "id" = :id`;
