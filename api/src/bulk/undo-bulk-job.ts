import { Injectable } from '@nestjs/common';
import { notFound } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOCK } from './take-bulk-job.js';

/** Puts the prices of a job back, by another job, which is applied and followed like any. */
@Injectable()
export class UndoBulkJob {
  constructor(private readonly statements: Statements) {}

  /**
   * Stores the job that undoes one of prices, and returns its id; the same call again returns the same id. Throws NOT_FOUND,
   * also for a job that is not done, undoes another one, or has replaced no prices.
   */
  async undo(by: Actor, id: string): Promise<string> {
    return this.statements.transaction(
      async (queries) => {
        await queries.rows(LOCK);
        const [job] = await queries.rows(UNDOABLE, { id });
        if (job?.undoneById) return job.undoneById;
        if (!job?.rows) throw notFound();
        const undo = { id, total: job.rows, by: by.id, byProgram: by.kind === 'PROGRAM' };
        const [{ id: undoId }] = (await queries.rows(INSERT_JOB, undo)) as [{ id: string }];
        await queries.rows(INSERT_ROWS, { id, undoId });
        return undoId;
      },
      { idempotent: true },
    );
  }
}

/** Whether a row `r` of the job `j` has replaced a price. What had none before stays as it is. */
export const HAS_REPLACED = `r."jobId" = j."id" AND r."outcome" = 'APPLIED' AND r."priceBefore" IS NOT NULL`;

/** A job of prices that is done and undoes no other. */
export const MAY_BE_UNDONE = `j."kind" = 'PRICES' AND j."finishedAt" IS NOT NULL AND j."undoOfId" IS NULL`;

const UNDOABLE = statement('bulk-undoable')`
SELECT CASE WHEN ${MAY_BE_UNDONE} THEN (SELECT count(*) FROM "bulk_row" r WHERE ${HAS_REPLACED})::int ELSE 0 END AS "rows",
  (SELECT u."id" FROM "bulk_job" u WHERE u."undoOfId" = j."id") AS "undoneById"
FROM "bulk_job" j WHERE j."id" = :id`;

const INSERT_JOB = statement('bulk-undo-job')`
INSERT INTO "bulk_job" ("kind", "actorId", "byProgram", "idempotencyKey", "rowsHash", "total", "undoOfId")
SELECT "kind", :by, :byProgram, 'undo-' || "id", "rowsHash", :total, "id" FROM "bulk_job" WHERE "id" = :id RETURNING "id"`;

const INSERT_ROWS = statement('bulk-undo-rows')`
INSERT INTO "bulk_row" ("jobId", "position", "givenId", "itemId", "price", "oldPrice", "loyaltyPrice")
SELECT :undoId::uuid, row_number() OVER (ORDER BY r."position") - 1, r."itemId", r."itemId", r."priceBefore", r."oldPriceBefore",
  r."loyaltyPriceBefore"
FROM "bulk_job" j JOIN "bulk_row" r ON ${HAS_REPLACED} WHERE j."id" = :id`;
