import { Inject, Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { CleanPicture } from './clean-picture.js';
import { OBJECT_STORAGE, type ObjectStorage, type StreamBody } from './object-storage.js';
import { originalKey } from './storage-keys.js';

/** Stores checked pictures and videos under keys derived from their content, and suppliers' files. */
@Injectable()
export class KeepPicture {
  constructor(
    private readonly statements: Statements,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Returns the key. Throws a StorageUnavailableError. */
  async picture(picture: CleanPicture): Promise<string> {
    const { bytes, contentType, ...look } = picture;
    const key = originalKey(bytes);
    await this.statements.rows(NOTE_PICTURE, { key, contentType, bytes: bytes.byteLength, ...look });
    // Stored even if the object exists: the cleanup waits for the row above and may have deleted the object meanwhile.
    await this.storage.put(key, Buffer.from(bytes), contentType);
    return key;
  }

  /** Stores a video, or a supplier's file. */
  async file(key: string, body: StreamBody, contentType: string): Promise<void> {
    const nothing = { width: null, height: null, colour: null, preview: null };
    await this.statements.rows(NOTE_PICTURE, { key, contentType, bytes: body.size, ...nothing });
    await this.storage.put(key, body, contentType);
  }
}

/**
 * Written before the object: the statement waits for a cleanup that is deleting the same key, and keeps later cleanups
 * away for PICTURE_GRACE_HOURS.
 */
export const NOTE_PICTURE = statement('picture-note')`
INSERT INTO "picture" ("key", "contentType", "bytes", "width", "height", "colour", "preview")
VALUES (:key, :contentType, :bytes::int, :width?::int, :height?::int, :colour?, :preview?)
ON CONFLICT ("key") DO UPDATE SET "touchedAt" = now(), "width" = excluded."width", "height" = excluded."height",
  "colour" = excluded."colour", "preview" = excluded."preview"`;
