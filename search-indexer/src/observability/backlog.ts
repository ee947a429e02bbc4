import { rows } from '@meet/statements';
import pg from 'pg';
import { statement } from '../statement.js';

/** The work that the indexer still has to do. */
export interface Backlog {
  changes: number;
  /** Age of the oldest pending change in seconds; 0 if there is none. */
  lagSeconds: number;
  /** Number of documents not yet copied to the engine; null without an engine. */
  engineBehind: number | null;
  /** Number of products that are dead letters, by the stage that failed. */
  deadLetters: Record<string, number>;
}

const QUERY_TIMEOUT_MS = 5000;

/** Reads the backlog over a separate database connection, which is opened for a read and closes when idle. */
export class BacklogReader {
  private readonly pool: pg.Pool;

  /**
   * `cursors` is the common prefix of the names of the engine's cursors (a cursor records how far an index is filled);
   * null without an engine.
   */
  constructor(
    databaseUrl: string,
    private readonly cursors: string | null,
  ) {
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      application_name: 'search-indexer metrics',
      max: 1,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    // Called when an idle connection is lost. Nothing needs to be done, because the next read opens a new connection.
    this.pool.on('error', () => undefined);
  }

  async read(): Promise<Backlog> {
    const [backlog] = await rows(this.pool, BACKLOG, { cursors: this.cursors });
    return { ...backlog!, deadLetters: backlog!.deadLetters as Backlog['deadLetters'] };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** If there are several cursors, the one that moved last is that of the live index. */
const BACKLOG = statement('backlog')`
SELECT
  (SELECT count(*)::int FROM "search_outbox") AS "changes",
  (SELECT greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min("createdAt")), 0))::float8 FROM "search_outbox")
    AS "lagSeconds",
  CASE WHEN :cursors?::text IS NOT NULL THEN (
    SELECT count(*)::int FROM "search_document" WHERE "version" > coalesce(
      (SELECT "version" FROM "search_sink" WHERE starts_with("name", :cursors) ORDER BY "updatedAt" DESC LIMIT 1), 0)
  ) END AS "engineBehind",
  (SELECT coalesce(jsonb_object_agg(l."stage", l."products"), '{}') FROM (
    SELECT "stage", count(*) AS "products" FROM "search_dead_letter" GROUP BY "stage") l) AS "deadLetters"`;
