import { makeAutoObservable } from 'mobx';
import { isRecord, readStoredList, writeStored } from './stored-value';

export const recentlyViewedKey = 'recently-viewed';
export const recentlyViewedLimit = 6;

/** The id and what a small card needs, without a price: prices age, pictures do not. */
export interface ViewedProduct {
  id: string;
  slug: string;
  name: string;
  brand: string;
  image: string | null;
}

function isViewedProduct(value: unknown): value is ViewedProduct {
  if (!isRecord(value)) return false;
  const { id, slug, name, brand, image } = value;
  return (
    [id, slug, name, brand].every((text) => typeof text === 'string') && (image === null || typeof image === 'string')
  );
}

export class RecentlyViewedStore {
  products: ViewedProduct[] = [];
  private hydrated = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get ids(): string[] {
    return this.products.map(({ id }) => id);
  }

  /** Reads what this browser keeps, once; whoever acts first may be earlier than the provider. */
  hydrate(): void {
    if (this.hydrated) return;
    this.hydrated = true;
    this.products = readStoredList(recentlyViewedKey, isViewedProduct, recentlyViewedLimit);
  }

  /** Newest first; a repeat moves to the front. */
  add(product: ViewedProduct): void {
    this.hydrate();
    const others = this.products.filter(({ id }) => id !== product.id);
    this.products = [product, ...others].slice(0, recentlyViewedLimit);
    writeStored(recentlyViewedKey, this.products);
  }
}
