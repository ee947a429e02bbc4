import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { lessBusy } from '../platform/event-loop.js';
import { LOGGER } from '../platform/observability/logger.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { FairQueue } from '../platform/throttling/fair-queue.js';
import type { MediaConfig } from './media.config.js';
import { OBJECT_STORAGE, type ObjectStorage } from './object-storage.js';
import { PICTURE_QUEUE } from './picture-queue.js';
import { PictureFailedError, PictureWorkers } from './picture-workers.js';

/** With AT_ONCE, a rate that leaves the processor to shoppers: about three thousand pictures in an hour. */
const EVERY_SECONDS = 15;
const AT_ONCE = 20;
/**
 * While the process is busier than this, the next picture waits: if the shop has one machine, shoppers need the
 * processor.
 */
const MOST_BUSY = 0.3;
/** The longest wait for the next picture, so that a shop that is always busy still gets previews. */
const LONGEST_WAIT_SECONDS = 15;
/** Maximum number of keys that one search finds. A search reads all references to pictures, so it must be rare. */
const OF_A_LOOK = 1000;
/** The record for an object that is no picture, or is missing, so that it is not examined again. */
const NOTHING = { width: 0, height: 0, colour: null, preview: null };

/**
 * Determines size, colour and preview of pictures that came neither by upload nor by import: those of the demo, and
 * those of earlier versions. Several processes may do this at the same time.
 */
@Injectable()
export class DescribePictures extends RepeatedWork {
  private readonly longestRestSeconds: number;
  /** Keys that the last search has found and that are still to be described. */
  private found: string[] = [];
  /** Pause before the next search. It doubles after each search that finds nothing. */
  private restSeconds = 0;
  /** End of the pause, in milliseconds since the epoch. */
  private restUntil = 0;

  constructor(
    private readonly statements: Statements,
    private readonly workers: PictureWorkers,
    @Inject(PICTURE_QUEUE) private readonly queue: FairQueue,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) { PICTURE_SWEEP_SECONDS }: MediaConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('previews', PICTURE_SWEEP_SECONDS && EVERY_SECONDS, log);
    this.longestRestSeconds = PICTURE_SWEEP_SECONDS;
  }

  /** Returns the number of pictures that were described: at most 20. Awaits `beforeEach` before each of them. */
  async run(beforeEach = async (): Promise<void> => undefined): Promise<number> {
    if (!this.found.length) this.found = await this.find();
    const keys = this.found.splice(0, AT_ONCE);
    // Another process may have described some pictures meanwhile.
    const rows = keys.length ? await this.statements.rows(STILL_UNDESCRIBED, { keys }) : [];
    for (const { key } of rows) {
      await beforeEach();
      if (this.isStopped) break;
      const look = (await this.look(key)) ?? NOTHING;
      await this.statements.rows(DESCRIBE, { key, ...look });
    }
    return rows.length;
  }

  protected override poll(): Promise<number> {
    return this.run(whenLessBusy);
  }

  private async find(): Promise<string[]> {
    if (Date.now() < this.restUntil) return [];
    const rows = await this.statements.rows(UNDESCRIBED, { limit: OF_A_LOOK });
    this.restSeconds = rows.length ? 0 : Math.min(2 * this.restSeconds || EVERY_SECONDS, this.longestRestSeconds);
    this.restUntil = Date.now() + this.restSeconds * 1000;
    return rows.map(({ key }) => key);
  }

  private async look(key: string) {
    const leave = await this.queue.enter('previews');
    try {
      const original = await this.storage.get(key);
      return original && (await this.workers.describe(original.bytes));
    } catch (error) {
      if (error instanceof PictureFailedError) return null;
      throw error;
    } finally {
      leave();
    }
  }
}

const whenLessBusy = () => lessBusy(MOST_BUSY, LONGEST_WAIT_SECONDS);

/** The form of a key is looked at last, and once: most pictures are described. */
const UNDESCRIBED = statement('pictures-undescribed')`
SELECT u."key" FROM (
  SELECT DISTINCT r."key" FROM "storage_reference" r LEFT JOIN "picture" p ON p."key" = r."key"
  WHERE r."key" IS NOT NULL AND (p."key" IS NULL OR p."width" IS NULL AND p."contentType" LIKE 'image/%') OFFSET 0) u
WHERE u."key" NOT LIKE 'feeds/%' AND u."key" ~ '^[a-z0-9_-][a-z0-9._-]*(/[a-z0-9_-][a-z0-9._-]*)*$' AND length(u."key") <= 500
ORDER BY u."key" LIMIT :limit::int`;

const STILL_UNDESCRIBED = statement('pictures-still-undescribed')`
SELECT "key" FROM unnest(:keys::text[]) WITH ORDINALITY AS found("key", "place")
WHERE NOT EXISTS (
  SELECT FROM "picture" p WHERE p."key" = found."key" AND (p."width" IS NOT NULL OR p."contentType" NOT LIKE 'image/%'))
ORDER BY "place"`;

const DESCRIBE = statement('picture-describe')`
INSERT INTO "picture" ("key", "contentType", "bytes", "width", "height", "colour", "preview")
VALUES (:key, 'image/*', 0, :width::int, :height::int, :colour?, :preview?)
ON CONFLICT ("key") DO UPDATE SET "width" = excluded."width", "height" = excluded."height",
  "colour" = excluded."colour", "preview" = excluded."preview"`;
