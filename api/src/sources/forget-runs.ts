import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { CleanUp } from '../platform/queue/clean-up.js';
import { deleteSome } from '../platform/queue/due-rows.js';
import type { SourcesConfig } from './sources.config.js';

/** Number of runs of a source whose files are kept. */
const KEPT_FILES = 5;

/**
 * Deletes old runs and releases their files. The files of the latest runs of a source and of runs that wait for a
 * decision are kept. The clean-up of stored objects deletes files that no run refers to
 * (`api/prisma/sql/stored-objects.sql`).
 */
@Injectable()
export class ForgetRuns extends CleanUp {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { SOURCE_POLL_SECONDS, SOURCE_KEPT_DAYS: days }: SourcesConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('feed-runs-forget', SOURCE_POLL_SECONDS > 0, log, [(batch) => statements.rows(FORGET, { days, batch })]);
  }

  override async run(): Promise<number> {
    const forgotten = await super.run();
    await this.statements.rows(FORGET_FILES, { kept: KEPT_FILES });
    return forgotten;
  }
}

const FORGET = statement('feed-run-forget')`
${deleteSome('feed_run', `old."finishedAt" < now() - make_interval(days => :days)`, 'old."number"')}`;

const FORGET_FILES = statement('feed-run-forget-files')`
UPDATE "feed_run" SET "fileKey" = NULL WHERE "id" IN (
  SELECT r."id" FROM (
    SELECT "id", "state", "fileKey", row_number() OVER (PARTITION BY "sourceId" ORDER BY "number" DESC) AS "place"
    FROM "feed_run" WHERE "fileKey" IS NOT NULL) r
  WHERE r."place" > :kept::int AND r."state" NOT IN ('WAITING', 'RUNNING', 'ASKING'))`;
