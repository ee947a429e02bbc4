import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';

/** State of a run and its progress. */
export type RunState = (typeof RUN)['types']['row'];

/** Runs of files that another part of the API has received and stored. */
@Injectable()
export class FileRuns {
  constructor(private readonly statements: Statements) {}

  /**
   * Adds a run of a stored file to a source, which is created if it does not exist. Returns the id of the run; null
   * while another run of the source is unfinished, or if the source has another format.
   */
  async add(
    queries: Queries,
    source: { name: string; format: string; defaultStock: number },
    file: { key: string; name: string; bytes: number },
  ): Promise<string | null> {
    await queries.rows(ADD_SOURCE, source);
    const { name, format } = source;
    const [run] = await queries.rows(ADD_RUN, {
      source: name,
      format,
      key: file.key,
      name: file.name,
      bytes: file.bytes,
    });
    return run?.id ?? null;
  }

  async find(id: string): Promise<RunState | null> {
    const [run] = await this.statements.rows(RUN, { id });
    return run ?? null;
  }
}

const ADD_SOURCE = statement('feed-source-add-for-files')`
INSERT INTO "feed_source" ("name", "format", "defaultStock") VALUES (:name, :format, :defaultStock::int)
ON CONFLICT ("name") DO NOTHING`;

const ADD_RUN = statement('feed-run-add-file')`
INSERT INTO "feed_run" ("sourceId", "cause", "fileKey", "fileName", "fileBytes")
SELECT "id", 'UPLOAD', :key, :name, :bytes::int FROM "feed_source" WHERE "name" = :source AND "format" = :format
ON CONFLICT DO NOTHING RETURNING "id"`;

const RUN = statement('feed-run-progress-of')`
SELECT "id", "state", "phase", "done"::float8, "total"::float8, "code", "message", "counts" FROM "feed_run" WHERE "id" = :id`;
