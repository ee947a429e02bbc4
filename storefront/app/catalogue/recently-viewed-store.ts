import { makeAutoObservable } from 'mobx';
import { StoredState } from '../browser/stored-state';
import { readStoredList } from '../browser/stored-value';

export const recentlyViewedKey = 'recently-viewed';
export const recentlyViewedLimit = 6;

const isId = (value: unknown): value is string => typeof value === 'string';

/** The ids of viewed products. Their names, pictures and prices are loaded only when the row is shown. */
export class RecentlyViewedStore {
  private readonly stored = new StoredState<string[]>(recentlyViewedKey, [], (key) =>
    readStoredList(key, isId, recentlyViewedLimit),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get ids(): string[] {
    return this.stored.value;
  }

  hydrate(): void {
    this.stored.hydrate();
  }

  /** Puts the product first; if it was viewed before, its old entry is removed. */
  add(id: string): void {
    this.stored.change((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, recentlyViewedLimit));
  }
}
