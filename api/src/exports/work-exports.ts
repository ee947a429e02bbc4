import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ExportFailure } from '../generated/prisma/enums.js';
import { exportKey, OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { takeDue } from '../platform/queue/due-rows.js';
import { Queue } from '../platform/queue/queue.js';
import { Queues } from '../platform/queue/queues.js';
import { retryAfter } from '../platform/queue/retry-policy.js';
import { contentTypes } from './export-address.js';
import { ExportTables } from './export-tables.js';
import type { ExportsConfig } from './exports.config.js';
import { TooManyRowsError, writeExport } from './write-export.js';

/** Maximum duration of an export. Its lease is short, and each page of rows renews the lease. */
const MOST_SECONDS = 3600;
const LEASE_SECONDS = 60;
const RETRIES = { firstSeconds: 10, longestSeconds: 60, mostAttempts: 3 };

/** Writes the due exports to files, in any process, one at a time, and stores the files. */
@Injectable()
export class WorkExports extends Queues {
  constructor(
    private readonly statements: Statements,
    private readonly tables: ExportTables,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) { EXPORT_POLL_SECONDS }: ExportsConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super('exports', EXPORT_POLL_SECONDS, log);
    const work = {
      ...{ name: 'exports', atOnce: 1, leaseSeconds: MOST_SECONDS },
      take: (most: number) => statements.rows(TAKE, { most, leaseSeconds: LEASE_SECONDS }),
      attempt: (job: TakenExport) => this.attempt(job),
      fail: (job: TakenExport, error: unknown) => this.fail(job, error),
    };
    this.queues.set('exports', new Queue<TakenExport>(work, log));
  }

  private async attempt(job: TakenExport): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'meet-export-'));
    const path = join(folder, 'file');
    try {
      const { kind, format, filter } = job;
      const onRows = (rows: number) => this.renew(job, rows);
      const rows = await writeExport(this.tables.of(kind), filter, { format, path, onRows });
      const { size } = await stat(path);
      await this.storage.put(exportKey(job.id), { size, open: () => createReadStream(path) }, contentTypes[format]);
      await this.end(job, { rows, bytes: size, failure: null });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async renew({ id, attempts }: TakenExport, rows: number): Promise<void> {
    if (this.isStopped) throw new Error('the process stops');
    const renewed = await this.statements.rows(RENEW, { id, attempts, rows, leaseSeconds: LEASE_SECONDS });
    if (!renewed.length) throw new Error('another process has taken the export');
  }

  private async fail(job: TakenExport, error: unknown): Promise<void> {
    if (error instanceof TooManyRowsError) return this.end(job, { rows: 0, bytes: null, failure: 'TOO_MANY_ROWS' });
    const { id, attempts } = job;
    // Another process continues the export at once.
    if (this.isStopped)
      return void (await this.statements.rows(RETRY, { id, attempts, waitSeconds: 0, counts: false }));
    this.log.warn({ err: error, export: id }, 'an export failed');
    const waitSeconds = retryAfter(RETRIES, attempts);
    if (waitSeconds === undefined) return this.end(job, { rows: 0, bytes: null, failure: 'FAILED' });
    await this.statements.rows(RETRY, { id, attempts, waitSeconds, counts: true });
  }

  private async end(
    { id, attempts }: TakenExport,
    result: { rows: number; bytes: number | null; failure: ExportFailure | null },
  ): Promise<void> {
    await this.statements.rows(END, { id, attempts, ...result });
  }
}

const TAKE = statement('export-take')`
${takeDue({
  table: 'export_job',
  set: `"attempts" = job."attempts" + 1, "startedAt" = coalesce(job."startedAt", now()), "rows" = 0,
  "runAt" = now() + make_interval(secs => :leaseSeconds)`,
  due: `due."finishedAt" IS NULL AND due."runAt" <= now()`,
  orderBy: 'due."createdAt"',
  returning: 'job."id", job."kind", job."format", job."filter", job."attempts"',
})}`;

type TakenExport = (typeof TAKE)['types']['row'];

const OF_THIS_ATTEMPT = `"id" = :id AND "attempts" = :attempts AND "finishedAt" IS NULL`;

const RENEW = statement('export-renew')`
UPDATE "export_job" SET "rows" = :rows, "runAt" = now() + make_interval(secs => :leaseSeconds)
WHERE ${OF_THIS_ATTEMPT} RETURNING "id"`;

const RETRY = statement('export-retry')`
UPDATE "export_job" SET "runAt" = now() + make_interval(secs => :waitSeconds),
  "attempts" = "attempts" - CASE WHEN :counts THEN 0 ELSE 1 END
WHERE ${OF_THIS_ATTEMPT}`;

const END = statement('export-end')`
UPDATE "export_job" SET "rows" = :rows, "bytes" = :bytes?::bigint, "failure" = :failure?::"ExportFailure", "finishedAt" = now()
WHERE ${OF_THIS_ATTEMPT}`;
