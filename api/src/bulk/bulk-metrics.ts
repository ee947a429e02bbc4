import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { Metrics } from '../platform/observability/metrics.js';
import { BulkJobKind } from './bulk-job.model.js';
import type { Outcomes } from './row-outcomes.js';

const KINDS = Object.values(BulkJobKind);
const NO_JOBS = { waiting: 0, running: 0, done: 0, waitingRows: 0, oldestSeconds: 0 };

/**
 * Metrics of bulk jobs by kind. Jobs are counted in the database, so all processes report the same numbers for them.
 * Rows are counted by the process that has done them.
 */
@Injectable()
export class BulkMetrics {
  private readonly jobs: Gauge<'kind' | 'state'>;
  private readonly waiting: Gauge<'kind'>;
  private readonly oldest: Gauge<'kind'>;
  private readonly rows: Counter<'kind' | 'outcome'>;

  constructor(
    private readonly statements: Statements,
    metrics: Metrics,
  ) {
    const described = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
      name: `meet_bulk_${name}`,
      help,
      labelNames,
      registers: [metrics.registry],
    });
    this.jobs = new Gauge(described('jobs', 'Bulk jobs that are kept, by their state', 'kind', 'state'));
    this.waiting = new Gauge(described('waiting_rows', 'Rows of open jobs that are not done yet', 'kind'));
    this.oldest = new Gauge(described('oldest_seconds', 'Age of the oldest open job', 'kind'));
    this.rows = new Counter(described('rows_total', 'Rows that this process has done', 'kind', 'outcome'));
    metrics.beforeEach(() => this.read());
  }

  /** Counts rows whose transaction is committed. */
  count(kind: BulkJobKind, { applied, unchanged, refused }: Outcomes): void {
    this.rows.inc({ kind, outcome: 'APPLIED' }, applied);
    this.rows.inc({ kind, outcome: 'UNCHANGED' }, unchanged);
    this.rows.inc({ kind, outcome: 'REFUSED' }, refused);
  }

  private async read(): Promise<void> {
    const known = await this.statements.rows(BACKLOG);
    for (const kind of KINDS) {
      const { waiting, running, done, waitingRows, oldestSeconds } = known.find((row) => row.kind === kind) ?? NO_JOBS;
      this.jobs.set({ kind, state: 'WAITING' }, waiting);
      this.jobs.set({ kind, state: 'RUNNING' }, running);
      this.jobs.set({ kind, state: 'DONE' }, done);
      this.waiting.set({ kind }, waitingRows);
      this.oldest.set({ kind }, oldestSeconds);
    }
  }
}

const BACKLOG = statement('bulk-backlog')`
SELECT j."kind",
  (count(j."id") FILTER (WHERE j."startedAt" IS NULL))::int AS "waiting",
  (count(j."id") FILTER (WHERE j."startedAt" IS NOT NULL AND j."finishedAt" IS NULL))::int AS "running",
  (count(j."id") FILTER (WHERE j."finishedAt" IS NOT NULL))::int AS "done",
  coalesce(sum(j."total" - j."handled"), 0)::int AS "waitingRows",
  coalesce(greatest(0, extract(epoch FROM
    clock_timestamp() - min(j."createdAt") FILTER (WHERE j."finishedAt" IS NULL))), 0)::float8 AS "oldestSeconds"
FROM "bulk_job" j WHERE j."planned" IS NULL GROUP BY j."kind"`;
