import { isStorageKey } from '../shared/storage-key.js';

export interface StoredObject {
  bytes: Buffer;
  /** Time of the last write in milliseconds since the epoch. */
  modifiedAt: number;
}

/**
 * Storage of pictures by key. A key is a relative path of lower-case Latin letters, digits, `.`, `_`, `-` and `/`,
 * without empty or dotted segments. For any other key the methods throw an {@link InvalidKeyError}.
 */
export interface ObjectStorage {
  /** Replaces the object atomically. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Returns the object; null if it does not exist. */
  get(key: string): Promise<StoredObject | null>;
  has(key: string): Promise<boolean>;
  /** Returns the time of the last write in milliseconds since the epoch; null if the object does not exist. */
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
