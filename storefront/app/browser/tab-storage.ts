import type { TabKey } from './stored-keys';

/** A value from the tab's session storage; null if it is missing or storage cannot be read. */
export function readTab<Value>(key: TabKey): Value | null {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

export function writeTab(key: TabKey, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Reads a string stored without JSON quotes, as the specification requires for some keys. */
export function readTabText(key: TabKey): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTabText(key: TabKey, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
