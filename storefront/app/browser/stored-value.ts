import type { BrowserKey } from './stored-keys';

/** A value from local storage; null if it is missing or storage cannot be read. */
function readStored(key: BrowserKey): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/**
 * The valid entries of a stored list, at most `limit`. Entries are checked, because an older version of the shop may
 * have stored another format.
 */
export function readStoredList<Entry>(
  key: BrowserKey,
  isEntry: (value: unknown) => value is Entry,
  limit: number,
): Entry[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isEntry).slice(0, limit) : [];
}

/**
 * The valid fields of a stored record. Fields are checked, because an older version of the shop may have stored another
 * format.
 */
export function readStoredRecord<Field>(
  key: BrowserKey,
  isField: (value: unknown) => value is Field,
): Record<string, Field> {
  const stored = readStored(key);
  if (!isRecord(stored) || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Field] => isField(entry[1])));
}

export function writeStored(key: BrowserKey, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Reads a string stored without JSON quotes, as the specification requires for some keys. */
export function readStoredText(key: BrowserKey): string | null {
  try {
    return window.localStorage.getItem(key) || null;
  } catch {
    return null;
  }
}

export function writeStoredText(key: BrowserKey, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    return;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
