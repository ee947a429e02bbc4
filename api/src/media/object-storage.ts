import { isStorageKey } from '../shared/storage-key.js';

export interface StoredObject {
  bytes: Buffer;
  /** Milliseconds since the epoch. */
  modifiedAt: number;
}

/**
 * Where pictures live: a folder by default, an S3 service by setting. Keys are relative paths of lower-case latin
 * letters, digits, `.`, `_`, `-` and `/` without empty or dotted segments; anything else is an {@link InvalidKeyError}.
 */
export interface ObjectStorage {
  /** Replaces what was there, all or nothing. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null where there is no such object. */
  get(key: string): Promise<StoredObject | null>;
  has(key: string): Promise<boolean>;
  /** When it was written, in milliseconds since the epoch; null where there is no such object. */
  modifiedAt(key: string): Promise<number | null>;
  delete(key: string): Promise<void>;
}

export class InvalidKeyError extends Error {
  constructor(key: string) {
    super(
      `«${key}» is not a storage key: use lower-case latin letters, digits, dots, hyphens, underscores and slashes.`,
    );
  }
}

export function assertKey(key: string): void {
  if (!isStorageKey(key)) throw new InvalidKeyError(key);
}
