/** Where a client keeps tokens and the key of an order: `localStorage`, `sessionStorage`, or the storage of an app. */
export interface MeetStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}

/** Keeps everything until the page is left, or the process ends. */
export function memoryStorage(): MeetStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}
