import { makeAutoObservable } from 'mobx';
import { writeStored } from './stored-value';

/** A value of this browser's storage: read once, written with every change. */
export class StoredState<Value> {
  value: Value;
  private hydrated = false;

  constructor(
    private readonly key: string,
    empty: Value,
    private readonly read: (key: string) => Value,
  ) {
    this.value = empty;
    makeAutoObservable<this, 'key' | 'read'>(this, { key: false, read: false });
  }

  /** Reads the storage, the first time only: a change may come before the provider's effect. */
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
