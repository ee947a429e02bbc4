import type { AnalyticsItem } from '../analytics/analytics-event';
import type { CartFieldsFragment, CartItemFragment } from '../graphql/generated/graphql';
import { isRecord } from '../browser/stored-value';
import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';

/** A cart line in local storage: an offer, with its name, picture and price at the time it was added. */
export interface CartLine {
  id: string;
  /** Number of units that the shopper wants; a new line has 1. Fewer may be available by now. */
  quantity: number;
  /** Whether the line will be ordered. The account's cart contains only checked lines. */
  checked: boolean;
  slug: string;
  name: string;
  /** The brands of the product; absent in lines stored before this field existed. */
  brand?: string;
  size: string;
  picture: string | null;
  /**
   * The price for everybody when the line was added, in kopecks. Loyalty and agreed prices are not stored, so that the
   * price can be compared later whoever is signed in.
   */
  price: number;
  /**
   * Terms that the shopper saw when the line was added. They keep the height of the line and the sums stable when the
   * shop responds; absent in lines stored before this field existed.
   */
  seen?: SeenTerms;
}

/** Prices in kopecks, as they are for everybody, and the delivery time of the item. */
export type SeenTerms = Pick<CartItemFragment['priceDetails'], 'oldPrice' | 'loyaltyPrice' | 'sale'> &
  Pick<CartItemFragment, 'deliverySpeed'>;

export function isCartLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false;
  const { id, checked, slug, name, size, picture, price, seen } = value;
  const words = [id, slug, name, size].every((text) => typeof text === 'string');
  const known = picture === null || typeof picture === 'string';
  const whole = [price, value['quantity']].every(Number.isSafeInteger) && Number(value['quantity']) > 0;
  return words && known && typeof checked === 'boolean' && whole && (seen === undefined || isRecord(seen));
}

/** Known data of a line that was removed because the item is no longer sold. */
export type VanishedLine = Partial<Pick<CartLine, 'name' | 'size'>>;

export type GoneLine = Pick<CartLine, 'id' | 'slug' | 'name' | 'brand' | 'size' | 'picture'> & {
  reason: CartFieldsFragment['unavailableItems'][number]['reason'] | 'UNAVAILABLE';
};

export function lineOf(item: CartItemFragment): CartLine {
  const { id, slug, name, brands, size, images } = item;
  const { price } = item.priceDetails;
  return {
    ...{ id, quantity: 1, checked: true, slug, name, brand: brandName(brands) },
    ...{
      size: size.name,
      picture: coverOf(images),
      price,
      seen: { ...item.priceDetails, deliverySpeed: item.deliverySpeed },
    },
  };
}

/** Converts the line to an analytics item. */
export const lineItem = ({ slug, name, brand, size, price, quantity }: CartLine): AnalyticsItem => ({
  id: slug,
  name,
  ...(brand && { brand }),
  variant: size,
  price,
  ...(quantity > 1 && { quantity }),
});
