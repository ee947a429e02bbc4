import type { AnalyticsItem } from '../analytics/analytics-event';
import type { CartFieldsFragment, CartItemFragment } from '../graphql/generated/graphql';
import { isRecord } from '../browser/stored-value';
import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';

/** A cart line in local storage: an offer, with its name, picture and price at the time it was added. */
export interface CartLine {
  id: string;
  /** Units that the shopper wants, added as 1; there may be fewer by now. */
  quantity: number;
  /** Whether the line will be ordered. The account's cart contains only checked lines. */
  checked: boolean;
  slug: string;
  name: string;
  /** The brands of the product. Lines from before they were stored lack them. */
  brand?: string;
  size: string;
  picture: string | null;
  /**
   * The price for everybody when the line was added, in kopecks. Prices by card and agreed ones are left out, so that it
   * can be compared with a later one, whoever is signed in by then.
   */
  price: number;
}

export function isCartLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false;
  const { id, checked, slug, name, size, picture, price } = value;
  const words = [id, slug, name, size].every((text) => typeof text === 'string');
  const known = picture === null || typeof picture === 'string';
  const whole = [price, value['quantity']].every(Number.isSafeInteger) && Number(value['quantity']) > 0;
  return words && known && typeof checked === 'boolean' && whole;
}

/** What is known of a line that was taken out of the cart because the shop does not sell it any more. */
export type VanishedLine = Partial<Pick<CartLine, 'name' | 'size'>>;

export type GoneLine = Pick<CartLine, 'id' | 'slug' | 'name' | 'brand' | 'size' | 'picture'> & {
  reason: CartFieldsFragment['unavailableItems'][number]['reason'] | 'UNAVAILABLE';
};

export function lineOf(item: CartItemFragment): CartLine {
  const { id, slug, name, brands, size, images } = item;
  const { price } = item.priceDetails;
  return {
    ...{ id, quantity: 1, checked: true, slug, name, brand: brandName(brands) },
    ...{ size: size.name, picture: coverOf(images), price },
  };
}

/** The line as analytics knows it. */
export const lineItem = ({ slug, name, brand, size, price, quantity }: CartLine): AnalyticsItem => ({
  id: slug,
  name,
  ...(brand && { brand }),
  variant: size,
  price,
  ...(quantity > 1 && { quantity }),
});
