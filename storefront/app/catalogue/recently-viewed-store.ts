import { makeAutoObservable } from 'mobx';
import { readStoredList, writeStored } from '../browser/stored-value';

export const recentlyViewedKey = 'recently-viewed';
export const recentlyViewedLimit = 6;

const isId = (value: unknown): value is string => typeof value === 'string';

/** Ids alone: names, pictures and prices are asked for when they are shown. */
export class RecentlyViewedStore {
  ids: string[] = [];
  private hydrated = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads what this browser keeps, once; whoever acts first may be earlier than the provider. */
  hydrate(): void {
    if (this.hydrated) return;
    this.hydrated = true;
    this.ids = readStoredList(recentlyViewedKey, isId, recentlyViewedLimit);
  }

  /** Newest first; a repeat moves to the front. */
  add(id: string): void {
    this.hydrate();
    this.ids = [id, ...this.ids.filter((other) => other !== id)].slice(0, recentlyViewedLimit);
    writeStored(recentlyViewedKey, this.ids);
  }
}
