import { Injectable } from '@nestjs/common';
import { ACCOUNT_NAME, notFound, readPage } from '../operator/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { PageRequest } from '../shared/page.js';
import { JUDGED_PRODUCTS } from './apply-products.js';
import { JUDGED_PRICES, JUDGED_STOCK } from './apply-rows.js';
import {
  BulkJobState,
  type BulkJob,
  type BulkJobPage,
  type BulkJobRowPage,
  type BulkPreview,
  type BulkRefusalCount,
} from './bulk-job.model.js';
import type { BulkJobRowsInput, BulkJobsInput } from './bulk.input.js';

/** Number of rows that a preview shows. */
const MOST_EXAMPLES = 50;

@Injectable()
export class ReadBulkJobs {
  constructor(private readonly statements: Statements) {}

  /** Throws NOT_FOUND for an unknown bulk job. */
  async byId(id: string): Promise<BulkJob & { found: number | null }> {
    const [job] = await this.statements.rows(BY_ID, { id });
    if (!job) throw notFound();
    return withState(job);
  }

  /** Returns a page of jobs, the newest first. */
  async page({ kind = null }: BulkJobsInput, request: PageRequest): Promise<BulkJobPage> {
    const { items, pagination } = await readPage(request, {
      count: () => this.statements.rows(COUNT, { kind }),
      rows: (slice) => this.statements.rows(PAGE, { kind, ...slice }),
    });
    return { items: items.map((job) => withState(job)), pagination };
  }

  /** Returns a page of the rows of a job, in their order. Throws NOT_FOUND. */
  async rows({ id, outcome = null }: BulkJobRowsInput, request: PageRequest): Promise<BulkJobRowPage> {
    await this.byId(id);
    return readPage(request, {
      count: () => this.statements.rows(COUNT_ROWS, { id, outcome }),
      rows: (slice) => this.statements.rows(ROWS, { id, outcome, ...slice }),
    });
  }

  /** Returns how many rows of a job were refused, by reason. */
  refusals(id: string): Promise<BulkRefusalCount[]> {
    return this.statements.rows(REFUSALS, { id });
  }

  /** Returns what a job would do, judged as it is when it is applied. Throws NOT_FOUND. */
  async preview(id: string): Promise<BulkPreview> {
    const { found, ...job } = await this.byId(id);
    const examples = await this.statements.rows(ROWS, { id, outcome: null, limit: MOST_EXAMPLES, offset: 0 });
    const shown = { job, examples, found: found ?? job.total };
    if (job.state !== BulkJobState.PREPARED)
      return { ...shown, applied: job.applied, unchanged: job.unchanged, refusals: await this.refusals(id) };
    const all = { jobId: id, from: 0, until: job.total };
    const judged = await this.statements.rows(JUDGED[job.kind], all);
    const numberOf = (isSame: boolean) =>
      judged.reduce((sum, { refusal, same, count }) => sum + (!refusal && Boolean(same) === isSame ? count : 0), 0);
    return {
      ...{ ...shown, applied: numberOf(false), unchanged: numberOf(true) },
      refusals: judged.flatMap(({ refusal, count }) => (refusal ? [{ refusal, count }] : [])),
    };
  }
}

interface StoredJob extends Omit<BulkJob, 'state' | 'change' | 'priceChange'> {
  found: number | null;
  change: unknown;
  priceChange: unknown;
  isPrepared: boolean;
}

/** Adds the state to a row of the database, whose changes were written by `take-bulk-job.ts`. */
function withState({ isPrepared, ...job }: StoredJob): BulkJob & { found: number | null } {
  const { PREPARED, WAITING, RUNNING, DONE } = BulkJobState;
  const open = job.startedAt ? RUNNING : WAITING;
  return {
    ...job,
    change: job.change as BulkJob['change'],
    priceChange: job.priceChange as BulkJob['priceChange'],
    state: isPrepared ? PREPARED : job.finishedAt ? DONE : open,
    finishedAt: isPrepared ? null : job.finishedAt,
  };
}

const COLUMNS = `j."id", j."kind", j."idempotencyKey", coalesce(${ACCOUNT_NAME('j."actorId"')}, j."actorId"::text) AS "sentBy",
  j."planned" IS NOT NULL AS "isPrepared", coalesce(j."planned", j."total") AS "total", j."found", j."handled",
  j."applied", j."unchanged", j."refused", j."change", j."priceChange", j."createdAt", j."startedAt", j."finishedAt",
  j."stoppedAt",
  EXISTS (SELECT FROM "change_set" c WHERE c."id" = j."changeSetId" AND c."state" IN ('APPLIED', 'STOPPED')) AS "isUndoable",
  (SELECT c."undoneAt" FROM "change_set" c WHERE c."id" = j."changeSetId") AS "undoneAt"`;

const BY_ID = statement('bulk-job')`SELECT ${COLUMNS} FROM "bulk_job" j WHERE j."id" = :id`;

const SOURCE = `FROM "bulk_job" j WHERE j."planned" IS NULL AND (:kind?::"BulkJobKind" IS NULL OR j."kind" = :kind)`;

const COUNT = statement('bulk-jobs-count')`SELECT count(*)::int AS "total" ${SOURCE}`;

const PAGE = statement('bulk-jobs-page')`
SELECT ${COLUMNS} ${SOURCE} ORDER BY j."number" DESC LIMIT :limit OFFSET :offset`;

const judged = (parts: string) => `WITH RECURSIVE ${parts}
SELECT "refusal", "same", count(*)::int AS "count" FROM judged GROUP BY 1, 2 ORDER BY 3 DESC, 1`;

const JUDGED = {
  PRICES: statement('bulk-preview-prices')`${judged(JUDGED_PRICES)}`,
  STOCK: statement('bulk-preview-stock')`${judged(JUDGED_STOCK)}`,
  PRODUCTS: statement('bulk-preview-products')`${judged(JUDGED_PRODUCTS)}`,
};

const REFUSALS = statement('bulk-refusals')`
SELECT r."refusal", count(*)::int AS "count" FROM "bulk_row" r
WHERE r."jobId" = :id AND r."outcome" = 'REFUSED' AND r."refusal" IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`;

const ROWS_SOURCE = `
FROM "bulk_row" r WHERE r."jobId" = :id AND (:outcome?::"BulkOutcome" IS NULL OR r."outcome" = :outcome)`;

const COUNT_ROWS = statement('bulk-rows-count')`SELECT count(*)::int AS "total" ${ROWS_SOURCE}`;

const ROWS = statement('bulk-rows-page')`
SELECT r."position", r."givenId" AS "id", r."sku", r."externalId", r."itemId", r."productId", p."name", s."name" AS "size",
  r."seenPrice"::float8, r."seenLoyaltyPrice"::float8, r."price"::float8, r."oldPrice"::float8, r."loyaltyPrice"::float8,
  r."stock", r."difference", r."outcome", r."refusal", r."reserved"
FROM (SELECT r.* ${ROWS_SOURCE} ORDER BY r."position" LIMIT :limit OFFSET :offset) r
LEFT JOIN "product_item" i ON i."id" = r."itemId" AND i."deletedAt" IS NULL LEFT JOIN "size" s ON s."id" = i."sizeId"
LEFT JOIN "product" p ON p."id" = coalesce(i."productId", r."productId") AND p."deletedAt" IS NULL ORDER BY r."position"`;
