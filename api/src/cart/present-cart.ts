import { deliverySpeedFrom } from '../catalog/index.js';
import { personalPriceOf, type PricedItem } from '../pricing/index.js';
import { presentPrice, type ProductItemCard } from '../search/index.js';
import type { Cart } from './cart.model.js';
import type { CartContents } from './carts.js';

/**
 * Returns a cart as the GraphQL schema defines it, with the cashback of the shopper's loyalty level. `merged` are the ids that
 * were to be added.
 */
export function presentCart(
  { userId, items, quantities, promocode, quote, chargePercentage }: CartContents,
  merged: readonly string[] = [],
): Cart {
  const { discountValue, bonusesAvailable, bonusesAvailableToSpent } = quote;
  const productItems = items
    .filter(({ unavailable }) => !unavailable)
    .map((item) => presentItem(item, chargePercentage));
  return {
    userId,
    productItems,
    lines: productItems.map((item) => ({ item, quantity: quantities.get(item.id)! })),
    unavailableItems: items.flatMap(({ unavailable, id, slug, name, brands, size, images }) =>
      unavailable ? [{ id, slug, name, brands, size, images, reason: unavailable }] : [],
    ),
    notMerged: [...new Set(merged)].filter((id) => !quantities.has(id.toLowerCase())),
    promocode,
    discountValue,
    bonusesAvailable,
    bonusesAvailableToSpent,
  };
}

function presentItem(
  { id, productId, slug, name, brands, size, images, quantityMax, deliveryIsoCode, ...price }: PricedItem,
  chargePercentage: number,
): ProductItemCard {
  return {
    ...{ id, productId, slug, name, brands, size, images, available: true, quantityMax },
    deliverySpeed: deliverySpeedFrom(deliveryIsoCode),
    priceDetails: presentPrice({ ...price, chargePercentage }),
    personalPrice: personalPriceOf(price),
  };
}
