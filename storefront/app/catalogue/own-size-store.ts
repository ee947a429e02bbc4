import { makeAutoObservable } from 'mobx';
import { readStoredRecord, writeStored } from '../browser/stored-value';

export const ownSizesKey = 'own-sizes';

const isSize = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The sizes the shopper wears, one of each kind (shoes and clothes, adults' and children's). */
export class OwnSizeStore {
  private sizes: Record<string, string> = {};
  private hydrated = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads what this browser keeps, once; whoever acts first may be earlier than the provider. */
  hydrate(): void {
    if (this.hydrated) return;
    this.hydrated = true;
    this.sizes = readStoredRecord(ownSizesKey, isSize);
  }

  of(kind: string): string | undefined {
    return this.sizes[kind];
  }

  remember(kind: string, size: string): void {
    this.hydrate();
    this.sizes = { ...this.sizes, [kind]: size };
    writeStored(ownSizesKey, this.sizes);
  }

  forget(kind: string): void {
    this.hydrate();
    const { [kind]: _forgotten, ...others } = this.sizes;
    this.sizes = others;
    writeStored(ownSizesKey, this.sizes);
  }
}
