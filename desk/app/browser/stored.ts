/** Reads a text that the desk has stored in this browser; null if there is none, or if storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`desk:${key}`);
  } catch {
    return null;
  }
}

/** Stores a text in this browser; null removes it. If storage is forbidden, nothing is stored. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`desk:${key}`);
    else localStorage.setItem(`desk:${key}`, value);
  } catch {
    // Without storage, the text is lost when the tab is closed.
  }
}
