import { Injectable } from '@nestjs/common';
import { Audit, notFound } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import { ApiError } from '../shared/api-error.js';

@Injectable()
export class StartRun {
  constructor(private readonly audit: Audit) {}

  /** Asks for a run and returns its id. Throws NOT_FOUND, SOURCE_WITHOUT_ADDRESS, and RUN_UNFINISHED. */
  byHand(by: Actor, sourceId: string): Promise<string> {
    const action = { by, action: 'startFeedRun', entity: 'FEED_RUN', id: null } as const;
    return this.audit.change(action, async (queries) => {
      const [source] = await queries.rows(SOURCE, { sourceId });
      if (!source) throw notFound();
      if (!source.hasAddress) throw new ApiError('SOURCE_WITHOUT_ADDRESS');
      const [made] = await queries.rows(ADD_BY_HAND, { sourceId, by: by.id, byProgram: by.kind === 'PROGRAM' });
      if (made) return made.id;
      const [other] = await queries.rows(UNFINISHED, { sourceId });
      throw new ApiError('RUN_UNFINISHED', { runId: other?.id ?? null });
    });
  }
}

const SOURCE = statement('feed-source-to-run')`
SELECT "url" IS NOT NULL AS "hasAddress" FROM "feed_source" WHERE "id" = :sourceId FOR KEY SHARE`;

/** Another run of the source is a conflict with the partial unique index of `api/prisma/sql/feed-runs.sql`. */
const ADD_BY_HAND = statement('feed-run-add-by-hand')`
INSERT INTO "feed_run" ("sourceId", "cause", "actorId", "byProgram") VALUES (:sourceId, 'BY_HAND', :by, :byProgram)
ON CONFLICT DO NOTHING RETURNING "id"`;

const UNFINISHED = statement('feed-run-unfinished')`
SELECT "id" FROM "feed_run" WHERE "sourceId" = :sourceId AND "state" IN ('WAITING', 'RUNNING')`;
