import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { beginChangeSet, endChangeSet, recordChanges } from '../change-sets/index.js';
import { Audit, type Action } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { freeRows } from '../platform/queue/due-rows.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { Cause } from '../shared/request-scope.js';
import { applyRows } from './apply-rows.js';
import type { BulkJobKind } from './bulk-job.model.js';
import { BulkMetrics } from './bulk-metrics.js';
import type { BulkConfig } from './bulk.config.js';
import type { Outcomes } from './row-outcomes.js';

/**
 * Number of rows in one transaction. An order of one of these offers waits for the transaction, a few hundredths of a
 * second.
 */
const CHUNK_ROWS = 200;
const MOST_REST_MS = 1000;

/** The mutation that creates a job, for the audit log. */
const ACTION = { PRICES: 'setPricesInBulk', STOCK: 'setStockInBulk', PRODUCTS: 'setProductsInBulk' } as const;

/** Returns the sending of a job, which the audit log has once the job is done. */
export function sending(job: { id: string; kind: BulkJobKind; actorId: string; byProgram: boolean }): Action {
  const by: Actor = { kind: job.byProgram ? 'PROGRAM' : 'OPERATOR', id: job.actorId };
  return { by, action: ACTION[job.kind], entity: 'BULK_JOB', id: job.id };
}

/** Sources of runs: of each, the latest can be undone (`change-sets/change-set.ts`). */
const SOURCE = { PRICES: 'bulk prices', STOCK: 'bulk stock', PRODUCTS: 'bulk products' } as const;

type ClaimedJob = { id: string; kind: BulkJobKind; changeSetId: string | null };

/**
 * Processes bulk jobs, in any process. Jobs of one kind are done one after another, so two jobs of one offer keep their
 * order; prices and stock take turns. Each transaction applies some rows, records their outcomes and advances
 * `handled`, so a killed process leaves nothing half done, and another process continues (ADR 30).
 * `api/prisma/sql/bulk-jobs.sql` keeps the counts consistent.
 */
@Injectable()
export class WorkBulkJobs extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly metrics: BulkMetrics,
    @Inject(CONFIG) { BULK_POLL_SECONDS }: BulkConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('bulk', BULK_POLL_SECONDS, log);
  }

  /**
   * Works until no job is open. After each transaction the work rests for as long as the transaction took, so shoppers
   * have at least half of the time.
   */
  async run(): Promise<void> {
    for (let began = Date.now(); !this.isStopped && (await this.step()); began = Date.now())
      await sleep(Math.min(Date.now() - began, MOST_REST_MS));
  }

  /** Applies the next rows. Returns false if there are none, or if other processes work on them. */
  private async step(): Promise<boolean> {
    const done = await this.applyNext();
    if (done) this.metrics.count(done.kind, done.outcomes);
    return done !== null;
  }

  private applyNext(): Promise<{ kind: BulkJobKind; outcomes: Outcomes } | null> {
    return this.statements.transaction(
      async (queries) => {
        const [job] = await queries.rows(CLAIM);
        if (!job) return null;
        const until = Math.min(job.handled + CHUNK_ROWS, job.total);
        const chunk = { jobId: job.id, kind: job.kind, actorId: job.actorId, from: job.handled, until };
        await queries.rows(SET_CAUSE, {
          cause: JSON.stringify({
            by: job.byProgram ? 'PROGRAM' : 'OPERATOR',
            id: job.actorId,
            name: null,
          } satisfies Cause),
        });
        const changeSetId = await this.record(queries, job);
        const outcomes = await applyRows(queries, chunk);
        const progress = { id: job.id, until, changeSetId, ...outcomes };
        const move = (within: Queries) => within.rows(MOVE_ON, progress);
        if (until < job.total) await move(queries);
        else {
          await this.audit.changeWithin(queries, sending(job), move);
          await endChangeSet(queries, changeSetId, 'APPLIED');
        }
        return { kind: job.kind, outcomes };
      },
      { idempotent: true },
    );
  }

  /**
   * Makes the transaction belong to the run of the job, and returns the run's id. If that run was undone while the job was
   * at work, the rest of the rows belong to a new one.
   */
  private async record(queries: Queries, { id, kind, changeSetId }: ClaimedJob): Promise<string> {
    if (changeSetId && (await recordChanges(queries, changeSetId))) return changeSetId;
    const begun = await beginChangeSet(queries, { source: SOURCE[kind], title: id });
    await recordChanges(queries, begun);
    return begun;
  }
}

const CLAIM = statement('bulk-claim')`
${freeRows(`SELECT j."id", j."kind", j."actorId", j."byProgram", j."handled", j."total", j."changeSetId" FROM "bulk_job" j
WHERE j."finishedAt" IS NULL AND NOT EXISTS (
  SELECT FROM "bulk_job" earlier
  WHERE earlier."kind" = j."kind" AND earlier."number" < j."number" AND earlier."finishedAt" IS NULL)
ORDER BY j."workedAt" LIMIT 1`)}`;

/** The cause is the sender of the job, who is known only now. */
const SET_CAUSE = statement('bulk-set-cause')`SELECT set_config('meet.cause', :cause::text, true) AS "cause"`;

const MOVE_ON = statement('bulk-move-on')`
UPDATE "bulk_job" SET "handled" = :until, "changeSetId" = :changeSetId, "applied" = "applied" + :applied, "unchanged" = "unchanged" + :unchanged,
  "refused" = "refused" + :refused, "startedAt" = coalesce("startedAt", clock_timestamp()), "workedAt" = clock_timestamp(),
  "finishedAt" = CASE WHEN :until = "total" THEN clock_timestamp() END
WHERE "id" = :id`;
