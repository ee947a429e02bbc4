/** Stores the tokens and the idempotency key of an order: `localStorage`, `sessionStorage` or an app's storage. */
export interface MeetStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}

/** A storage in memory, lost when the page is left or the process ends. */
export function memoryStorage(): MeetStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}
