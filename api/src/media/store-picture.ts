import { Inject, Injectable } from '@nestjs/common';
import type { FairQueue } from '../platform/throttling/fair-queue.js';
import { ApiError } from '../shared/api-error.js';
import { isStorageKey } from '../shared/storage-key.js';
import { KeepPicture } from './keep-picture.js';
import { OBJECT_STORAGE, type ObjectStorage } from './object-storage.js';
import { PICTURE_QUEUE } from './picture-queue.js';
import { PictureWorkers } from './picture-workers.js';
import { whileStorageAnswers } from './storage-faults.js';
import { isServed, VIDEOS } from './storage-keys.js';

const OPERATORS = 'operators';

/** Stores pictures that operators send as bytes, and finds the pictures and videos that operators name by their key. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly workers: PictureWorkers,
    private readonly keep: KeepPicture,
    @Inject(PICTURE_QUEUE) private readonly queue: FairQueue,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Checks and re-encodes the picture like an upload, and returns its key. Throws PICTURE_NOT_USABLE. */
  async ofBytes(bytes: Uint8Array): Promise<string> {
    const leave = await this.queue.enter(OPERATORS);
    try {
      const clean = await this.workers.clean(bytes);
      if (typeof clean === 'string') throw pictureNotUsable(clean);
      return await whileStorageAnswers(() => this.keep.picture(clean));
    } finally {
      leave();
    }
  }

  /** Returns the key if the picture exists and may be served. Throws PICTURE_NOT_USABLE. */
  async ofKey(key: string): Promise<string> {
    if (key.startsWith(VIDEOS) || !(await this.isStored(key))) throw pictureNotUsable('NOT_STORED');
    return key;
  }

  /** Returns the key if the video exists; it was checked as an upload. Throws VIDEO_NOT_USABLE. */
  async videoOfKey(key: string): Promise<string> {
    if (!key.startsWith(VIDEOS) || !(await this.isStored(key))) throw new ApiError('VIDEO_NOT_USABLE');
    return key;
  }

  private async isStored(key: string): Promise<boolean> {
    if (!isStorageKey(key) || !isServed(key)) return false;
    return (await whileStorageAnswers(() => this.storage.head(key))) !== null;
  }
}

export function pictureNotUsable(reason: string): ApiError {
  return new ApiError('PICTURE_NOT_USABLE', {
    reason,
  });
}
