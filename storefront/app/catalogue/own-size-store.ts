import { makeAutoObservable } from 'mobx';
import { StoredState } from '../browser/stored-state';
import { readStoredRecord } from '../browser/stored-value';

export const ownSizesKey = 'own-sizes';

const isSize = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The sizes that the shopper wears, one for each kind (shoes or clothes, for adults or children). */
export class OwnSizeStore {
  private readonly stored = new StoredState<Record<string, string>>(ownSizesKey, {}, (key) =>
    readStoredRecord(key, isSize),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  hydrate(): void {
    this.stored.hydrate();
  }

  of(kind: string): string | undefined {
    return this.stored.value[kind];
  }

  remember(kind: string, size: string): void {
    this.stored.change((sizes) => ({ ...sizes, [kind]: size }));
  }

  forget(kind: string): void {
    this.stored.change(({ [kind]: _forgotten, ...others }) => others);
  }
}
