/** Storage can be full, broken or forbidden; what the shopper does goes on without it. */
function readStored(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** The entries of a stored list that still have the shape we know; the rest is dropped. */
export function readStoredList<Entry>(
  key: string,
  isEntry: (value: unknown) => value is Entry,
  limit: number,
): Entry[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isEntry).slice(0, limit) : [];
}

/** The fields of a stored record that still have the shape we know. */
export function readStoredRecord<Field>(
  key: string,
  isField: (value: unknown) => value is Field,
): Record<string, Field> {
  const stored = readStored(key);
  if (!isRecord(stored) || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Field] => isField(entry[1])));
}

export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** A stored word as it is; the keys of the contract hold some without quotes. */
export function readStoredText(key: string): string | null {
  try {
    return window.localStorage.getItem(key) || null;
  } catch {
    return null;
  }
}

export function writeStoredText(key: string, text: string | null): void {
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
