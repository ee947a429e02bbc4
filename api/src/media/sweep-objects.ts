import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { MediaConfig } from './media.config.js';
import { OBJECT_STORAGE, type ObjectStorage } from './object-storage.js';
import {
  EXPORT_HOURS,
  EXPORTS,
  FEED_FILES,
  IMPORTED,
  MADE,
  MADE_DAYS,
  ORIGINALS,
  QUARANTINE,
  VIDEOS,
} from './storage-keys.js';

const HOUR_MS = 3_600_000;
/**
 * Prefixes under which the shop itself writes every object. Objects under others, such as `demo/`, are never deleted.
 */
const OURS = [ORIGINALS, IMPORTED, VIDEOS, FEED_FILES];
const AT_ONCE = 200;

/**
 * Deletes stored objects to which no row has referred for PICTURE_GRACE_HOURS, and old generated pictures
 * and exported lists. Several processes may do this at the
 * same time. `api/prisma/sql/stored-objects.sql` lists all references.
 */
@Injectable()
export class SweepObjects extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: MediaConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('pictures', config.PICTURE_SWEEP_SECONDS, log);
  }

  /** Returns the number of deleted objects. */
  async run(): Promise<number> {
    await this.statements.rows(FORGET_UPLOADS, { hours: this.config.PICTURE_GRACE_HOURS });
    for (const prefix of OURS) await this.register(prefix);
    const grace = this.config.PICTURE_GRACE_HOURS;
    return (
      (await this.sweepOld(QUARANTINE, grace)) +
      (await this.sweepOld(MADE, MADE_DAYS * 24)) +
      (await this.sweepOld(EXPORTS, EXPORT_HOURS)) +
      (await this.sweepPictures())
    );
  }

  /** Adds rows for objects that have none, such as those of another shop's folder. */
  private async register(prefix: string): Promise<void> {
    for (let after: string | null = ''; after !== null && !this.isStopped;) {
      const page = await this.storage.list(prefix, after);
      if (page.objects.length) await this.statements.rows(REGISTER, { objects: JSON.stringify(page.objects) });
      after = page.next;
    }
  }

  private async sweepOld(prefix: string, hours: number): Promise<number> {
    const before = Date.now() - hours * HOUR_MS;
    let deleted = 0;
    for (let after: string | null = ''; after !== null && !this.isStopped;) {
      const page = await this.storage.list(prefix, after);
      for (const { key, modifiedAt } of page.objects) {
        if (modifiedAt >= before) continue;
        await this.storage.delete(key);
        deleted += 1;
      }
      after = page.next;
    }
    return deleted;
  }

  private async sweepPictures(): Promise<number> {
    const hours = this.config.PICTURE_GRACE_HOURS;
    const orphans = await this.statements.rows(ORPHANS, { hours, limit: AT_ONCE, ours: OURS });
    if (!orphans.length || this.isStopped) return 0;
    // Objects are deleted while their rows are locked: an upload of the same content waits for the row, and stores its
    // object after the deletion. All at once, because each look reads all references.
    return this.statements.transaction(async (queries) => {
      const forgotten = await queries.rows(FORGET, { keys: orphans.map(({ key }) => key), hours });
      await Promise.all(forgotten.map(({ key }) => this.storage.delete(key)));
      return forgotten.length;
    });
  }
}

/** Deletes uploads that no call has used; the picture of a used upload is referred to by the row that uses it. */
const FORGET_UPLOADS = statement('uploads-forget')`
DELETE FROM "upload" WHERE "expiresAt" < now() - make_interval(hours => :hours::int)`;

const REGISTER = statement('pictures-register')`
INSERT INTO "picture" ("key", "contentType", "bytes", "touchedAt")
SELECT o."key", CASE WHEN o."key" LIKE '%.mp4' THEN 'video/mp4'
  WHEN o."key" LIKE 'feeds/%' THEN 'application/octet-stream' ELSE 'image/jpeg' END, o."size",
  to_timestamp(o."modifiedAt" / 1000)
FROM jsonb_to_recordset(:objects::jsonb) AS o("key" text, "size" int, "modifiedAt" float8)
ON CONFLICT ("key") DO NOTHING`;

const ORPHANS = statement('pictures-orphans')`
SELECT p."key" FROM "picture" p
WHERE p."touchedAt" < now() - make_interval(hours => :hours::int) AND p."key" ^@ ANY(:ours::text[])
  AND NOT EXISTS (SELECT 1 FROM "upload" u WHERE u."pictureKey" = p."key")
  AND NOT EXISTS (SELECT 1 FROM "storage_reference" r WHERE r."key" = p."key")
ORDER BY p."touchedAt" LIMIT :limit::int`;

const FORGET = statement('pictures-forget')`
DELETE FROM "picture" p WHERE p."key" = ANY(:keys::text[]) AND p."touchedAt" < now() - make_interval(hours => :hours::int)
  AND NOT EXISTS (SELECT 1 FROM "upload" u WHERE u."pictureKey" = p."key")
  AND NOT EXISTS (SELECT 1 FROM "storage_reference" r WHERE r."key" = p."key")
RETURNING p."key"`;
