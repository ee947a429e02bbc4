import { Inject, Injectable } from '@nestjs/common';
import { permissionsOfAccount } from '../identity/index.js';
import { notFound } from '../operator/index.js';
import type { Permission } from '../platform/auth/permissions.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ExportAddress, KEPT_HOURS } from './export-address.js';
import { ExportState, type ExportJob } from './export-job.model.js';
import type { ExportsConfig } from './exports.config.js';

/** Exports as their operator sees them: nobody sees exports of other operators. */
@Injectable()
export class ReadExports {
  private readonly address: ExportAddress;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { SECRET_KEY }: ExportsConfig,
  ) {
    this.address = new ExportAddress(SECRET_KEY);
  }

  /** Throws NOT_FOUND for an unknown export. */
  async byId(actorId: string, id: string): Promise<ExportJob> {
    const [job] = await this.statements.rows(JOBS, { actorId, id, hours: KEPT_HOURS });
    if (!job) throw notFound();
    return this.present(job);
  }

  /** Returns the operator's exports of the last day, the newest first. */
  async all(actorId: string): Promise<ExportJob[]> {
    const jobs = await this.statements.rows(JOBS, { actorId, id: null, hours: KEPT_HOURS });
    return jobs.map((job) => this.present(job));
  }

  /**
   * Returns the stored file of a signed URL; null if the file does not exist, is deleted, or is no longer permitted to
   * this operator.
   */
  async file(id: string, signature: string): Promise<(typeof FILE)['types']['row'] | null> {
    if (!this.address.isOf(id, signature)) return null;
    const [file] = await this.statements.rows(FILE, { id, hours: KEPT_HOURS });
    if (!file) return null;
    const held = await permissionsOfAccount(this.statements, file.actorId);
    return held.includes(NEEDED[file.kind]) ? file : null;
  }

  private present({ startedAt, ...job }: (typeof JOBS)['types']['row']): ExportJob {
    const isDone = job.finishedAt !== null && job.failure === null;
    const open = startedAt ? ExportState.RUNNING : ExportState.WAITING;
    const ended = isDone ? ExportState.DONE : ExportState.FAILED;
    return {
      ...job,
      state: job.finishedAt ? ended : open,
      url: isDone ? this.address.of(job.id) : null,
      expiresAt: isDone ? new Date(job.finishedAt!.getTime() + KEPT_HOURS * 3_600_000) : null,
    };
  }
}

const MOST_SHOWN = 100;

/** The permission that the operator of an export must still have to receive the file. */
const NEEDED: Record<ExportJob['kind'], Permission> = {
  ORDERS: 'READ_ORDERS',
  ORDER_UNITS: 'READ_ORDERS',
  GOODS: 'READ_CATALOGUE',
  SHOPPERS: 'EXPORT_SHOPPERS',
};

const JOBS = statement('export-jobs')`
SELECT "id", "kind", "format", "rows", "bytes"::float8, "createdAt", "startedAt", "finishedAt", "failure"
FROM "export_job" WHERE "actorId" = :actorId AND (:id?::uuid IS NULL OR "id" = :id)
  AND ("finishedAt" IS NULL OR "finishedAt" > now() - make_interval(hours => :hours::int))
ORDER BY "createdAt" DESC, "id" LIMIT ${MOST_SHOWN}`;

const FILE = statement('export-file')`
SELECT "actorId", "kind", "format", "bytes"::float8, "createdAt" FROM "export_job"
WHERE "id" = :id AND "failure" IS NULL AND "finishedAt" > now() - make_interval(hours => :hours::int)`;
