import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { FEED_FILES, OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { CleanUp } from '../platform/queue/clean-up.js';
import { deleteSome } from '../platform/queue/due-rows.js';
import type { SourcesConfig } from './sources.config.js';

/** Runs of a source whose files are kept. */
const KEPT_FILES = 5;
/** A file is stored before its run says so. */
const GRACE_MS = 3_600_000;

/** Deletes old runs, and files of suppliers but for those of the latest runs of a source and of runs that ask. */
@Injectable()
export class ForgetRuns extends CleanUp {
  constructor(
    private readonly statements: Statements,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) { SOURCE_POLL_SECONDS, SOURCE_KEPT_DAYS: days }: SourcesConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('feed-runs-forget', SOURCE_POLL_SECONDS > 0, log, [(batch) => statements.rows(FORGET, { days, batch })]);
  }

  override async run(now = Date.now()): Promise<number> {
    const forgotten = await super.run();
    await this.statements.rows(FORGET_FILES, { kept: KEPT_FILES });
    for (let after: string | null = ''; after !== null && !this.isStopped;) {
      const page = await this.storage.list(FEED_FILES, after);
      const old = page.objects.filter(({ modifiedAt }) => modifiedAt < now - GRACE_MS).map(({ key }) => key);
      for (const { key } of await this.statements.rows(UNNAMED_FILES, { keys: old })) await this.storage.delete(key);
      after = page.next;
    }
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

const UNNAMED_FILES = statement('feed-run-unnamed-files')`
SELECT k."key" FROM unnest(:keys::text[]) AS k("key")
WHERE NOT EXISTS (SELECT FROM "feed_run" r WHERE r."fileKey" = k."key")`;
