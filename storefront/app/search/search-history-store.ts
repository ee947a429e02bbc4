import { makeAutoObservable } from 'mobx';
import { StoredState } from '../browser/stored-state';
import { isRecord, readStoredList } from '../browser/stored-value';

export const searchHistoryKey = 'search-history';
const limit = 8;
const keptWhenFull = 7;

interface SearchHistoryEntry {
  /** Time of the search in milliseconds since the epoch. */
  id: number;
  value: string;
}

function isEntry(value: unknown): value is SearchHistoryEntry {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['value'] === 'string';
}

export class SearchHistoryStore {
  private readonly stored = new StoredState<SearchHistoryEntry[]>(searchHistoryKey, [], (key) =>
    readStoredList(key, isEntry, limit),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get entries(): SearchHistoryEntry[] {
    return this.stored.value;
  }

  hydrate(): void {
    this.stored.hydrate();
  }

  /**
   * Puts a query first. If it was searched for before, its old entry is removed. A full history is cut to seven entries
   * before the query is added.
   */
  add(query: string, now: number = Date.now()): void {
    const value = query.trim();
    if (value === '') return;
    this.stored.change((entries) => {
      const others = entries.filter((entry) => entry.value !== value);
      return [{ id: now, value }, ...(others.length >= limit ? others.slice(0, keptWhenFull) : others)];
    });
  }

  remove(value: string): void {
    this.stored.change((entries) => entries.filter((entry) => entry.value !== value));
  }

  clear(): void {
    this.stored.change(() => []);
  }
}
