/** A value from the tab's session storage; null if it is missing or storage cannot be read. */
export function readTab<Value>(key: string): Value | null {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

export function writeTab(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
