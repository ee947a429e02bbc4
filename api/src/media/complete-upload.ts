import { Inject, Injectable } from '@nestjs/common';
import { budgetKeyOf, type Client } from '../platform/auth/client.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { FairQueue } from '../platform/throttling/fair-queue.js';
import { QueueFullError } from '../platform/throttling/fair-queue.js';
import { ApiError } from '../shared/api-error.js';
import { checkVideo } from './check-video.js';
import { KeepPicture } from './keep-picture.js';
import { OBJECT_STORAGE, type ObjectHead, type ObjectStorage } from './object-storage.js';
import { PICTURE_QUEUE } from './picture-queue.js';
import { PictureFailedError, PictureTookTooLongError, PictureWorkers } from './picture-workers.js';
import { whileStorageAnswers } from './storage-faults.js';
import { feedKey, quarantineKey, videoKey } from './storage-keys.js';
import { OWNED, type UploadOwner } from './upload-owner.js';
import type { Upload, UploadRefusal } from './upload.model.js';

/** Time for which one process reserves an upload to check: longer than the queue and the check together may take. */
const CHECK_SECONDS = 60;
const FEED_FILE = 'application/octet-stream';
/** Hours for which a checked upload waits for the call that uses it. */
const KEPT_HOURS = 24;

interface Claimed {
  id: string;
  purpose: string;
  byteSize: number;
}

type Verdict = { key: string } | { refusal: UploadRefusal };

/**
 * Checks uploads and moves them from quarantine to the checked pictures. Constraints of
 * `api/prisma/sql/upload-checks.sql` define the columns that each state must have.
 */
@Injectable()
export class CompleteUpload {
  constructor(
    private readonly statements: Statements,
    private readonly workers: PictureWorkers,
    private readonly keep: KeepPicture,
    @Inject(PICTURE_QUEUE) private readonly queue: FairQueue,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * Checks the upload, once, and returns it. While another call checks the upload, its state is PENDING. Throws
   * UPLOAD_NOT_FOUND, UPLOAD_EXPIRED, UPLOAD_NOT_RECEIVED, OVERLOADED, SERVICE_UNAVAILABLE; after the last three the
   * call may be repeated.
   */
  async run(owner: UploadOwner, client: Client, id: string): Promise<Upload> {
    const [claimed] = await this.statements.rows(CLAIM, { id, ...owner, seconds: CHECK_SECONDS });
    if (!claimed) return this.found(owner, id);
    try {
      const verdict = await whileStorageAnswers(() => this.verdictOf(claimed, client));
      await this.statements.rows(DECIDE, { id, key: null, refusal: null, hours: KEPT_HOURS, ...verdict });
    } catch (error) {
      await this.statements.rows(RELEASE, { id });
      if (error instanceof QueueFullError || error instanceof PictureTookTooLongError)
        throw new ApiError('OVERLOADED.PICTURES');
      throw error;
    }
    // A file left in quarantine does no harm: nothing serves it, and the cleanup deletes it.
    await this.storage.delete(quarantineKey(id)).catch(() => undefined);
    return this.found(owner, id);
  }

  private async verdictOf({ id, purpose, byteSize }: Claimed, client: Client): Promise<Verdict> {
    const head = await this.storage.head(quarantineKey(id));
    if (!head) throw new ApiError('UPLOAD_NOT_RECEIVED');
    if (head.size > byteSize) return { refusal: 'WRONG_SIZE' };
    const leave = await this.queue.enter(`upload:${budgetKeyOf(client)}`);
    try {
      if (purpose === 'FEED') return await this.feed(id, head);
      return purpose === 'VIDEO' ? await this.video(head) : await this.picture(head);
    } catch (error) {
      if (error instanceof PictureFailedError && !(error instanceof PictureTookTooLongError))
        return { refusal: 'CHECK_FAILED' };
      throw error;
    } finally {
      leave();
    }
  }

  private async picture({ key }: ObjectHead): Promise<Verdict> {
    const original = await this.storage.get(key);
    const clean = original ? await this.workers.clean(original.bytes) : 'NOT_A_PICTURE';
    return typeof clean === 'string' ? { refusal: clean } : { key: await this.keep.picture(clean) };
  }

  private async video({ key: from, size }: ObjectHead): Promise<Verdict> {
    const hash = await checkVideo(this.storage, from, size);
    if (!hash) return { refusal: 'NOT_A_VIDEO' };
    const key = videoKey(hash);
    await this.keep.file(key, { size, open: async () => (await this.storage.read(from))! }, 'video/mp4');
    return { key };
  }

  /** A supplier's file is checked by the code that reads it. */
  private async feed(id: string, { key: from, size }: ObjectHead): Promise<Verdict> {
    const key = feedKey(id);
    await this.keep.file(key, { size, open: async () => (await this.storage.read(from))! }, FEED_FILE);
    return { key };
  }

  private async found(owner: UploadOwner, id: string): Promise<Upload> {
    const [upload] = await this.statements.rows(FIND, { id, ...owner });
    if (!upload) throw new ApiError('UPLOAD_NOT_FOUND');
    if (upload.state === 'PENDING' && upload.expiresAt < new Date()) throw new ApiError('UPLOAD_EXPIRED');
    return upload;
  }
}

const CLAIM = statement('upload-claim')`
UPDATE "upload" SET "checkingUntil" = now() + make_interval(secs => :seconds)
WHERE "id" = :id AND ${OWNED} AND "state" = 'PENDING' AND "expiresAt" > now()
  AND ("checkingUntil" IS NULL OR "checkingUntil" < now())
RETURNING "id", "purpose"::text AS "purpose", "byteSize"`;

const RELEASE = statement('upload-release')`
UPDATE "upload" SET "checkingUntil" = NULL WHERE "id" = :id AND "state" = 'PENDING'`;

const DECIDE = statement('upload-decide')`
UPDATE "upload" SET "state" = CASE WHEN :key?::text IS NULL THEN 'REFUSED' ELSE 'CHECKED' END::"UploadState",
  "pictureKey" = :key?::text, "refusal" = :refusal?::"UploadRefusal", "expiresAt" = now() + make_interval(hours => :hours::int)
WHERE "id" = :id AND "state" = 'PENDING'`;

const FIND = statement('upload-find')`
SELECT u."id", u."purpose", u."state", u."refusal", u."pictureKey" AS "url", p."width", p."height", p."colour", p."preview",
  u."expiresAt"
FROM "upload" u LEFT JOIN "picture" p ON p."key" = u."pictureKey"
WHERE u."id" = :id AND ${OWNED}`;
