import { makeAutoObservable } from 'mobx';
import { isRecord, readStoredList, writeStored } from '../browser/stored-value';

export const searchHistoryKey = 'search-history';
const limit = 8;
const keptWhenFull = 7;

/** An id from the time and a value. */
export interface SearchHistoryEntry {
  id: number;
  value: string;
}

function isEntry(value: unknown): value is SearchHistoryEntry {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['value'] === 'string';
}

export class SearchHistoryStore {
  entries: SearchHistoryEntry[] = [];
  private hydrated = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads what this browser keeps, once; whoever acts first may be earlier than the provider. */
  hydrate(): void {
    if (this.hydrated) return;
    this.hydrated = true;
    this.entries = readStoredList(searchHistoryKey, isEntry, limit);
  }

  /** A repeat moves to the front; a full history is cut before the new one comes. */
  add(query: string, now: number = Date.now()): void {
    const value = query.trim();
    if (value === '') return;
    this.hydrate();
    const others = this.entries.filter((entry) => entry.value !== value);
    const kept = others.length >= limit ? others.slice(0, keptWhenFull) : others;
    this.entries = [{ id: now, value }, ...kept];
    writeStored(searchHistoryKey, this.entries);
  }

  remove(value: string): void {
    this.entries = this.entries.filter((entry) => entry.value !== value);
    writeStored(searchHistoryKey, this.entries);
  }

  clear(): void {
    this.entries = [];
    writeStored(searchHistoryKey, this.entries);
  }
}
