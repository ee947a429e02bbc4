import { Injectable } from '@nestjs/common';
import type { ExportFormat, ExportKind } from '../generated/prisma/enums.js';
import { Audit } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import { tooManyRequests } from '../shared/api-error.js';
import type { ExportJob } from './export-job.model.js';
import { ReadExports } from './read-exports.js';

/** Maximum number of unfinished exports of one operator. */
const MOST_OPEN = 5;
const AGAIN_AFTER_MS = 60_000;

interface WantedExport {
  kind: ExportKind;
  format: ExportFormat;
  /** The filter of the list; the table of the kind gets it back from JSON. */
  filter: object;
  by: Actor;
  /** Name of the GraphQL call, for the audit log. */
  action: string;
}

/** Accepts exports and records in the audit log who has requested them. */
@Injectable()
export class TakeExport {
  constructor(
    private readonly audit: Audit,
    private readonly found: ReadExports,
  ) {}

  /** Returns the job. Throws TOO_MANY_REQUESTS while the operator's earlier exports are unfinished. */
  async take({ kind, format, filter, by, action }: WantedExport): Promise<ExportJob> {
    const id = await this.audit.change({ by, action, entity: 'EXPORT', id: null }, async (queries) => {
      // The lock makes two simultaneous calls count one after another.
      await queries.rows(LOCK, { actorId: by.id });
      const [{ open }] = (await queries.rows(COUNT_OPEN, { actorId: by.id })) as [{ open: number }];
      if (open >= MOST_OPEN) throw tooManyRequests(new Date(Date.now() + AGAIN_AFTER_MS));
      const [job] = await queries.rows(INSERT, { kind, format, filter: JSON.stringify(filter), actorId: by.id });
      return job!.id;
    });
    return this.found.byId(by.id, id);
  }
}

const LOCK = statement('export-take-lock')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('export_job'), hashtext(:actorId::text))`;

const COUNT_OPEN = statement('export-count-open')`
SELECT count(*)::int AS "open" FROM "export_job" WHERE "actorId" = :actorId AND "finishedAt" IS NULL`;

const INSERT = statement('export-insert')`
INSERT INTO "export_job" ("kind", "format", "filter", "actorId")
VALUES (:kind::"ExportKind", :format::"ExportFormat", :filter::jsonb, :actorId) RETURNING "id"`;
