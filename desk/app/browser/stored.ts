/** Reads what the desk has kept in this browser; null if nothing is there, or storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`desk:${key}`);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; null removes it. Where storage is forbidden nothing is kept. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`desk:${key}`);
    else localStorage.setItem(`desk:${key}`, value);
  } catch {
    // What was not kept is lost with the tab.
  }
}
