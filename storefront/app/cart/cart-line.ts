import type { CartFieldsFragment, CartItemFragment } from '../graphql/generated/graphql';
import { isRecord } from '../browser/stored-value';
import { coverOf } from '../offers/cover-of';
import { priceFor } from '../offers/price-for';

/** A line as this browser keeps it: what it is, and what it looked like when it was put in. */
export interface CartLine {
  id: string;
  /** A line is one unit: adding it again changes nothing. */
  quantity: 1;
  /** Left out of the order where it is not; the account's cart holds the checked lines. */
  checked: boolean;
  slug: string;
  name: string;
  size: string;
  picture: string | null;
  /** Kopecks, as the shopper saw it. */
  price: number;
}

export function isCartLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false;
  const { id, checked, slug, name, size, picture, price } = value;
  const words = [id, slug, name, size].every((text) => typeof text === 'string');
  const known = picture === null || typeof picture === 'string';
  return words && known && typeof checked === 'boolean' && Number.isSafeInteger(price) && value['quantity'] === 1;
}

export type GoneLine = Pick<CartLine, 'id' | 'slug' | 'name' | 'size' | 'picture'> & {
  reason: CartFieldsFragment['unavailableItems'][number]['reason'] | 'UNAVAILABLE';
};

export function lineOf(item: CartItemFragment, signedIn: boolean): CartLine {
  const { id, slug, name, size, images } = item;
  const price = priceFor(item, signedIn);
  return { id, quantity: 1, checked: true, slug, name, size: size.name, picture: coverOf(images), price };
}
