import { Injectable } from '@nestjs/common';
import { ACCOUNT_NAME, notFound, readPage } from '../operator/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { PageRequest } from '../shared/page.js';
import { BulkJobState, type BulkJob, type BulkJobPage, type BulkJobRowPage } from './bulk-job.model.js';
import type { BulkJobRowsInput, BulkJobsInput } from './bulk.input.js';

@Injectable()
export class ReadBulkJobs {
  constructor(private readonly statements: Statements) {}

  /** Throws NOT_FOUND for an unknown bulk job. */
  async byId(id: string): Promise<BulkJob> {
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
}

/** Adds the state to a row of the database, whose `change` was written by `take-bulk-job.ts`. */
function withState(job: Omit<BulkJob, 'state' | 'change'> & { change: unknown }): BulkJob {
  const started = job.startedAt ? BulkJobState.RUNNING : BulkJobState.WAITING;
  return {
    ...job,
    change: job.change as BulkJob['change'],
    state: job.finishedAt ? BulkJobState.DONE : started,
  };
}

const COLUMNS = `j."id", j."kind", j."idempotencyKey", coalesce(${ACCOUNT_NAME('j."actorId"')}, j."actorId"::text) AS "sentBy", j."total", j."handled",
  j."applied", j."unchanged", j."refused", j."change", j."createdAt", j."startedAt", j."finishedAt",
  EXISTS (SELECT FROM "change_set" c WHERE c."id" = j."changeSetId" AND c."state" = 'APPLIED') AS "isUndoable",
  (SELECT c."undoneAt" FROM "change_set" c WHERE c."id" = j."changeSetId") AS "undoneAt"`;

const BY_ID = statement('bulk-job')`SELECT ${COLUMNS} FROM "bulk_job" j WHERE j."id" = :id`;

const SOURCE = `FROM "bulk_job" j WHERE (:kind?::"BulkJobKind" IS NULL OR j."kind" = :kind)`;

const COUNT = statement('bulk-jobs-count')`SELECT count(*)::int AS "total" ${SOURCE}`;

const PAGE = statement('bulk-jobs-page')`
SELECT ${COLUMNS} ${SOURCE} ORDER BY j."number" DESC LIMIT :limit OFFSET :offset`;

const ROWS_SOURCE = `
FROM "bulk_row" r WHERE r."jobId" = :id AND (:outcome?::"BulkOutcome" IS NULL OR r."outcome" = :outcome)`;

const COUNT_ROWS = statement('bulk-rows-count')`SELECT count(*)::int AS "total" ${ROWS_SOURCE}`;

const ROWS = statement('bulk-rows-page')`
SELECT r."position", r."givenId" AS "id", r."sku", r."externalId", r."itemId", r."productId", r."price"::float8, r."oldPrice"::float8,
  r."loyaltyPrice"::float8, r."stock", r."difference", r."outcome", r."refusal", r."reserved"
${ROWS_SOURCE} ORDER BY r."position" LIMIT :limit OFFSET :offset`;
