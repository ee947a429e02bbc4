import { makeAutoObservable } from 'mobx';
import type { BrowserKey } from './stored-keys';
import { writeStored } from './stored-value';

/** A value in local storage. It is read once and written on every change. */
export class StoredState<Value> {
  value: Value;
  private hydrated = false;

  constructor(
    private readonly key: BrowserKey,
    empty: Value,
    private readonly read: (key: BrowserKey) => Value,
  ) {
    this.value = empty;
    makeAutoObservable<this, 'key' | 'read'>(this, { key: false, read: false });
  }

  /**
   * Reads local storage on the first call only. That call comes from an effect of the provider or, if the effect has
   * not run yet, from the first change.
   */
  hydrate(): void {
    if (this.hydrated) return;
    this.hydrated = true;
    this.value = this.read(this.key);
  }

  change(next: (value: Value) => Value): void {
    this.hydrate();
    this.value = next(this.value);
    writeStored(this.key, this.value);
  }
}
