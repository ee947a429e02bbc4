import type { CartFieldsFragment, CartItemFragment } from '../graphql/generated/graphql';
import { lineOf, type CartLine } from './cart-line';

type Terms = Partial<CartItemFragment['priceDetails']> & { available?: boolean };

export function itemOf(id: string, { available = true, ...terms }: Terms = {}): CartItemFragment {
  return {
    id,
    productId: `product-${id}`,
    slug: `slug-${id}`,
    name: `Кеды ${id}`,
    brands: [{ name: 'Двор' }],
    available,
    quantityMax: available ? 1 : 0,
    deliverySpeed: 'FAST',
    size: { name: '42' },
    images: [
      { url: `${id}-2.svg`, position: 2 },
      { url: `${id}-1.svg`, position: 1 },
    ],
    priceDetails: { price: 100_000, oldPrice: null, loyaltyPrice: null, cashback: 10, sale: 0, ...terms },
    personalPrice: null,
  };
}

export const line = (id: string, more: Partial<CartLine> = {}): CartLine => ({ ...lineOf(itemOf(id)), ...more });

export function accountCart(ids: readonly string[], more: Partial<CartFieldsFragment> = {}): CartFieldsFragment {
  return {
    userId: 'user-1',
    promocode: null,
    productItems: ids.map((id) => itemOf(id)),
    lines: ids.map((id) => ({ quantity: 1, item: { id } })),
    unavailableItems: [],
    ...more,
  };
}

export const unavailable = (id: string, reason: 'SOLD' | 'RESERVED' | 'GONE') => ({
  ...{
    id,
    reason,
    name: `Кеды ${id}`,
    brands: [{ name: 'Двор' }],
    slug: `slug-${id}`,
    size: { name: '42' },
    images: [],
  },
});
