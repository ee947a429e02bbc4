import type { Readable } from 'node:stream';
import { isStorageKey } from '../shared/storage-key.js';
import { StorageUnavailableError } from '../shared/storage-unavailable.js';

export { StorageUnavailableError };

/** Injection token of the {@link ObjectStorage}. */
export const OBJECT_STORAGE = Symbol('OBJECT_STORAGE');

export interface StoredObject {
  bytes: Buffer;
  /** Time of the last write in milliseconds since the epoch. */
  modifiedAt: number;
}

export interface ObjectHead {
  key: string;
  /** Bytes. */
  size: number;
  /** Time of the last write in milliseconds since the epoch; S3 rounds it down to seconds. */
  modifiedAt: number;
}

/** A body that is not held in memory. */
export interface StreamBody {
  /** Exact number of bytes; if the stream has another number, nothing is stored. */
  size: number;
  /** Called for each attempt. A body that can be read only once throws at the second call. */
  open(): Readable | Promise<Readable>;
}

export interface ByteRange {
  offset: number;
  /** At least 1. */
  length: number;
}

export interface ObjectPage {
  /** Objects in the order of their keys. */
  objects: ObjectHead[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

/** The conditions that the storage itself checks for an upload. */
export interface UploadConditions {
  contentType: string;
  /** Maximum number of bytes of the upload. */
  byteSize: number;
  expiresAt: Date;
}

/** A form that a browser sends as `multipart/form-data`: these fields first, the bytes as the field `file` last. */
export interface UploadForm {
  url: string;
  fields: { name: string; value: string }[];
}

/**
 * Storage of pictures and videos by key. A key is a relative path of lower-case Latin letters, digits, `.`, `_`, `-`
 * and `/`, without empty or dotted segments. For any other key the methods throw an {@link InvalidKeyError}; while the
 * storage does not answer, a {@link StorageUnavailableError}.
 */
export interface ObjectStorage {
  /**
   * Checks that objects can be stored, and creates the bucket. Throws a {@link StorageSetupError} that states the
   * remedy.
   */
  prepare(): Promise<void>;
  /** Returns why nothing can be stored now, in a sentence that names the setting; null if something can. */
  fault(): Promise<string | null>;
  /** Replaces the object atomically: readers see the former object, or the whole new one. */
  put(key: string, body: Buffer | StreamBody, contentType: string): Promise<void>;
  /** Returns the object; null if it does not exist. */
  get(key: string): Promise<StoredObject | null>;
  /** Returns a stream of the object, or of a part that lies within it; null if it does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  head(key: string): Promise<ObjectHead | null>;
  /** Does nothing if the object does not exist. */
  delete(key: string): Promise<void>;
  /** Lists up to 1000 objects whose key starts with `prefix` and comes after `after`. */
  list(prefix: string, after?: string): Promise<ObjectPage>;
  /**
   * Returns a form with which a browser stores this key directly; null if the storage accepts no forms, so that the API
   * receives the bytes.
   */
  uploadForm(key: string, conditions: UploadConditions): Promise<UploadForm | null>;
}

export class InvalidKeyError extends Error {
  constructor(key: string) {
    super(
      `«${key}» is not a storage key: use lower-case latin letters, digits, dots, hyphens, underscores and slashes.`,
    );
  }
}

/** Thrown if the storage refuses its settings. The message names the setting. */
export class StorageSetupError extends Error {}

export function assertKey(key: string): void {
  if (!isStorageKey(key)) throw new InvalidKeyError(key);
}

/** `cache-control` of stored objects: the content of a key does not change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Maximum number of objects of one page of {@link ObjectStorage.list}. */
export const PAGE_OF_OBJECTS = 1000;

export class WrongSizeError extends Error {
  constructor(expected: number) {
    super(`The body is not of ${expected} bytes`);
  }
}

/**
 * Passes the chunks on and throws a {@link WrongSizeError} at the first byte too many, or at the end if some are
 * missing.
 */
export async function* ofSize(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of chunks) {
    seen += chunk.length;
    if (seen > size) throw new WrongSizeError(size);
    yield chunk;
  }
  if (seen !== size) throw new WrongSizeError(size);
}
