import type { BulkJobKind } from './bulk-job.model.js';

/** Rows of a job that are applied together. */
export interface Chunk {
  jobId: string;
  kind: BulkJobKind;
  /** Id of the account or program that has sent the job. */
  actorId: string;
  /** Positions of the chunk's first row and of the first row after the chunk. */
  from: number;
  until: number;
}

/** How many rows had each outcome. */
export interface Outcomes {
  applied: number;
  unchanged: number;
  refused: number;
}

const IN_CHUNK = `r."jobId" = :jobId AND r."position" >= :from AND r."position" < :until`;

/** SQL of the rows of a chunk. */
export const ROWS = `"bulk_row" r WHERE ${IN_CHUNK}`;

/**
 * SQL that records the outcomes of the rows that are `judged`, and counts them. It names the chunk again: PostgreSQL knows
 * nothing of the rows of a new job yet, and would compare each of 100,000 with each of the chunk.
 */
export const NOTED = `noted AS (
  UPDATE "bulk_row" r SET "refusal" = j."refusal", "reserved" = j."reserved",
    "outcome" = CASE WHEN j."refusal" IS NOT NULL THEN 'REFUSED'::"BulkOutcome" WHEN j."same" THEN 'UNCHANGED' ELSE 'APPLIED' END
  FROM judged j WHERE ${IN_CHUNK} AND r."position" = j."position"
  RETURNING r."outcome"
)
SELECT (count(*) FILTER (WHERE "outcome" = 'APPLIED'))::int AS "applied",
  (count(*) FILTER (WHERE "outcome" = 'UNCHANGED'))::int AS "unchanged",
  (count(*) FILTER (WHERE "outcome" = 'REFUSED'))::int AS "refused"
FROM noted`;
