const SEGMENT = /^[a-z0-9_-][a-z0-9._-]*$/;

/** Returns whether the text is a valid key of a stored object: a relative path that does not leave the storage. */
export function isStorageKey(key: string): boolean {
  return key.length <= 500 && key.split('/').every((segment) => SEGMENT.test(segment));
}
