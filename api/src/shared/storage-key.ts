const SEGMENT = /^[a-z0-9_-][a-z0-9._-]*$/;

/** Whether a text can name a stored object: a relative path that stays inside the storage. */
export function isStorageKey(key: string): boolean {
  return key.length <= 500 && key.split('/').every((segment) => SEGMENT.test(segment));
}
