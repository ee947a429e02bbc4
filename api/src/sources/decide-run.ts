import { Inject, Injectable } from '@nestjs/common';
import { undoChangeSet, type NotUndone } from '../change-sets/index.js';
import { Audit, notFound } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { CONFIG } from '../platform/config/config.module.js';
import { openPool } from '../platform/database/open-pool.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { violationOf } from '../platform/database/violation-of.js';
import { ApiError } from '../shared/api-error.js';
import type { SourcesConfig } from './sources.config.js';

/** Operators' decisions about a run. */
@Injectable()
export class DecideRun {
  constructor(
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: SourcesConfig,
  ) {}

  /**
   * Has a run that waits for a decision applied, without guards. Throws NOT_FOUND, RUN_NOT_ASKING, and RUN_UNFINISHED.
   */
  async apply(by: Actor, id: string): Promise<void> {
    try {
      await this.decide(by, 'applyFeedRun', id, (queries) => queries.rows(APPLY, { id }));
    } catch (error) {
      if (violationOf(error)?.constraint !== 'feed_run_unfinished_key') throw error;
      throw new ApiError('RUN_UNFINISHED', { id: null });
    }
  }

  /** Discards a run that waits for a decision. Throws NOT_FOUND, RUN_NOT_ASKING. */
  async discard(by: Actor, id: string): Promise<void> {
    await this.decide(by, 'discardFeedRun', id, (queries) => queries.rows(DISCARD, { id }));
  }

  /**
   * Undoes the changes of a run, and pauses its source, so that the schedule does not write them again. Returns the
   * rows that are not undone, because they were changed or ordered since. Throws NOT_FOUND, RUN_NOT_UNDOABLE, and
   * RUN_UNFINISHED.
   */
  async undo(by: Actor, id: string): Promise<NotUndone[]> {
    const stayed: NotUndone[] = [];
    await this.audit.change({ by, action: 'undoFeedRun', entity: 'FEED_RUN', id }, async (queries) => {
      const run = await stateOf(queries, id);
      if (run.state === 'WAITING' || run.state === 'RUNNING') throw new ApiError('RUN_UNFINISHED', { id });
      const changeSets = await queries.rows(CHANGE_SETS, { id });
      const undone = await this.undoAll(changeSets.map((changeSet) => changeSet.id));
      if (!undone) throw new ApiError('RUN_NOT_UNDOABLE');
      stayed.push(...undone);
      await queries.rows(PAUSE, { id });
    });
    return stayed;
  }

  /**
   * Returns null if there was nothing to undo. Undoing a large run takes longer than the statement timeout of the API
   * allows.
   */
  private async undoAll(changeSets: readonly string[]): Promise<NotUndone[] | null> {
    const pool = openPool({ connectionString: this.config.DATABASE_URL, max: 1 });
    try {
      const outcomes: (NotUndone[] | null)[] = [];
      for (const id of changeSets) outcomes.push(await undoChangeSet(pool, id));
      return outcomes.some((rows) => rows !== null) ? outcomes.flatMap((rows) => rows ?? []) : null;
    } finally {
      await pool.end();
    }
  }

  private async decide(
    by: Actor,
    action: string,
    id: string,
    write: (queries: Queries) => Promise<unknown[]>,
  ): Promise<void> {
    await this.audit.change({ by, action, entity: 'FEED_RUN', id }, async (queries) => {
      const { state, supersededBy } = await stateOf(queries, id);
      if ((await write(queries)).length === 0) throw new ApiError('RUN_NOT_ASKING', { state, supersededBy });
    });
  }
}

async function stateOf(queries: Queries, id: string) {
  const [run] = await queries.rows(STATE, { id });
  if (!run) throw notFound();
  return run;
}

const STATE = statement('feed-run-state')`SELECT "state", "supersededBy" FROM "feed_run" WHERE "id" = :id`;

const APPLY = statement('feed-run-apply')`
UPDATE "feed_run" SET "state" = 'WAITING', "approved" = true, "attempts" = 0, "runAt" = now()
WHERE "id" = :id AND "state" = 'ASKING' RETURNING "id"`;

const DISCARD = statement('feed-run-discard')`
UPDATE "feed_run" SET "state" = 'DISCARDED', "finishedAt" = now() WHERE "id" = :id AND "state" = 'ASKING' RETURNING "id"`;

const CHANGE_SETS = statement('feed-run-change-sets')`
SELECT c."id" FROM "change_set" c JOIN "feed_run" r ON c."id" = ANY(r."changeSets")
WHERE r."id" = :id ORDER BY c."startedAt" DESC`;

const PAUSE = statement('feed-source-pause-of-run')`
UPDATE "feed_source" s SET "paused" = "everyMinutes" IS NOT NULL, "nextRunAt" = NULL, "etag" = NULL, "lastModified" = NULL,
  "updatedAt" = now()
FROM "feed_run" r WHERE r."id" = :id AND s."id" = r."sourceId"`;
