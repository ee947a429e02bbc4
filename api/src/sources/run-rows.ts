import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { takeDue } from '../platform/queue/due-rows.js';
import type { DownloadedFeed } from './download-feed.js';
import { writeRunLetter } from './run-letter.js';
import type { RunResult } from './run-messages.js';

/**
 * Lease of a run. The lease is renewed during the run, so another process takes the run soon after this one has died.
 */
const LEASE_SECONDS = 60;

/** A run in progress, with the settings of its source. */
export type TakenRun = (typeof TAKE)['types']['row'];

export interface RunProgress {
  phase: string;
  done: number;
  total: number;
}

/**
 * Reads and writes the rows of runs for the process that executes them. Writes of an attempt that has lost its lease
 * have no effect.
 */
@Injectable()
export class RunRows {
  constructor(private readonly statements: Statements) {}

  take(most: number): Promise<TakenRun[]> {
    return this.statements.rows(TAKE, { most, leaseSeconds: LEASE_SECONDS });
  }

  /** Renews the lease. Returns false if the run no longer belongs to this attempt. */
  async renew({ id, attempts }: TakenRun, { phase, done, total }: RunProgress): Promise<boolean> {
    const now = { phase, done: Math.floor(done), total: Math.floor(total) };
    return (await this.statements.rows(RENEW, { id, attempts, ...now, leaseSeconds: LEASE_SECONDS })).length > 0;
  }

  async keepFile({ id, attempts }: TakenRun, fileKey: string, { name, ...file }: DownloadedFeed): Promise<void> {
    await this.statements.rows(KEEP_FILE, { id, attempts, fileKey, name, ...file });
  }

  /**
   * Returns the run of the same file that waits for a decision or was discarded by an operator, unless the source was
   * saved since.
   */
  async decidedRun({ sourceId }: TakenRun, hash: Buffer): Promise<DecidedRun | null> {
    return (await this.statements.rows(DECIDED, { sourceId, hash }))[0] ?? null;
  }

  async keepChangeSet({ id }: TakenRun, changeSet: string): Promise<void> {
    await this.statements.rows(KEEP_CHANGE_SET, { id, changeSet });
  }

  /**
   * Ends a run. If its file was read, the source stores the file's validators, and an earlier run that waits for a
   * decision is discarded. A run that waits for a decision or has failed is reported once.
   */
  async end({ id, attempts }: TakenRun, { counts, plan, columns, problems, ...result }: RunEnd): Promise<void> {
    const written = {
      ...result,
      counts: jsonOf(counts),
      plan: jsonOf(plan),
      columns: jsonOf(columns),
      problems: jsonOf(problems),
    };
    await this.statements.transaction(
      async (queries) => {
        const [ended] = await queries.rows(END, { id, attempts, ...written });
        if (!ended) return;
        await queries.rows(KEEP_VALIDATORS, { id });
        await queries.rows(SUPERSEDE, { id });
        await writeRunLetter(queries, id);
      },
      { idempotent: true },
    );
  }

  /** Schedules the run again. */
  async retry({ id, attempts }: TakenRun, waitSeconds: number, isAttempt: boolean): Promise<void> {
    await this.statements.rows(RETRY, { id, attempts, waitSeconds, isAttempt });
  }
}

export type DecidedRun = (typeof DECIDED)['types']['row'];

export type RunEnd = Omit<RunResult, 'state'> & { state: RunResult['state'] | 'STOPPED' };

const jsonOf = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

const OF_THIS_ATTEMPT = `"id" = :id AND "attempts" = :attempts AND "state" = 'RUNNING'`;

const TAKE = statement('feed-run-take')`
${takeDue({
  table: 'feed_run',
  set: `"state" = 'RUNNING', "attempts" = job."attempts" + 1, "startedAt" = coalesce(job."startedAt", now()),
  "runAt" = now() + make_interval(secs => :leaseSeconds)`,
  from: '"feed_source" s',
  where: 's."id" = job."sourceId"',
  due: `due."state" IN ('WAITING', 'RUNNING') AND due."runAt" <= now()`,
  orderBy: 'due."runAt", due."number"',
  returning: `job."id", job."sourceId", job."attempts", job."cause", job."preview", job."approved", job."fileKey", job."fileName", job."fileBytes",
  s."name" AS "source", s."format", s."url", s."credentials", s."supplier", s."shipsFrom", s."currency", s."rates",
  s."defaultStock", s."complete", s."vanishPercent", s."movedPercent", s."etag", s."lastModified"`,
})}`;

const RENEW = statement('feed-run-renew')`
UPDATE "feed_run" SET "runAt" = now() + make_interval(secs => :leaseSeconds), "phase" = :phase, "done" = :done,
  "total" = :total
WHERE ${OF_THIS_ATTEMPT} RETURNING "id"`;

const KEEP_FILE = statement('feed-run-keep-file')`
UPDATE "feed_run" SET "fileKey" = :fileKey, "fileName" = :name, "fileBytes" = :bytes, "fileHash" = :hash, "etag" = :etag?,
  "lastModified" = :lastModified?
WHERE ${OF_THIS_ATTEMPT}`;

const KEEP_CHANGE_SET = statement('feed-run-keep-change-set')`
UPDATE "feed_run" SET "changeSets" = "changeSets" || :changeSet::uuid WHERE "id" = :id`;

const END = statement('feed-run-end')`
UPDATE "feed_run" SET "state" = :state::"FeedRunState", "code" = :code?, "message" = :message?, "counts" = :counts?::jsonb,
  "plan" = coalesce(:plan?::jsonb, "plan"), "columns" = :columns?::jsonb, "report" = :report,
  "problems" = :problems?::jsonb, "phase" = NULL,
  "finishedAt" = CASE WHEN :state = 'ASKING' THEN NULL ELSE now() END
WHERE ${OF_THIS_ATTEMPT} RETURNING "id"`;

/** A response that nothing has changed contains no file, so the validators stay as they are. */
const KEEP_VALIDATORS = statement('feed-run-keep-validators')`
UPDATE "feed_source" s SET "etag" = r."etag", "lastModified" = r."lastModified"
FROM "feed_run" r WHERE r."id" = :id AND s."id" = r."sourceId" AND r."state" IN ('APPLIED', 'UNCHANGED')
  AND r."fileKey" IS NOT NULL AND r."code" IS NULL`;

/** A new preview replaces an earlier preview, but no run that really waits for a decision. */
const SUPERSEDE = statement('feed-run-supersede')`
UPDATE "feed_run" asking SET "state" = 'DISCARDED', "finishedAt" = now(), "supersededBy" = r."id"
FROM "feed_run" r WHERE r."id" = :id AND asking."sourceId" = r."sourceId" AND asking."state" = 'ASKING'
  AND asking."id" <> r."id" AND (asking."preview" OR NOT r."preview" OR r."approved") AND (r."state" IN ('APPLIED', 'ASKING') OR r."state" = 'UNCHANGED' AND r."code" IS NULL)`;

const DECIDED = statement('feed-run-decided')`
SELECT r."id", r."state" FROM "feed_run" r JOIN "feed_source" s ON s."id" = r."sourceId"
WHERE r."sourceId" = :sourceId AND r."fileHash" = :hash AND NOT r."preview" AND r."createdAt" > s."updatedAt"
  AND (r."state" = 'ASKING' OR r."state" = 'DISCARDED' AND r."supersededBy" IS NULL)
ORDER BY r."number" DESC LIMIT 1`;

const RETRY = statement('feed-run-retry')`
UPDATE "feed_run" SET "state" = 'WAITING', "runAt" = now() + make_interval(secs => :waitSeconds), "phase" = NULL,
  "attempts" = "attempts" - CASE WHEN :isAttempt THEN 0 ELSE 1 END
WHERE ${OF_THIS_ATTEMPT}`;
