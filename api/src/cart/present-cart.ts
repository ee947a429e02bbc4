import { personalPriceOf } from '../pricing/index.js';
import { presentPrice } from '../search/index.js';
import type { Cart } from './cart.model.js';
import type { CartContents } from './carts.js';

/** Returns a cart as the GraphQL schema defines it, with the cashback of the shopper's loyalty level. */
export function presentCart({ userId, items, promocode, quote, chargePercentage }: CartContents): Cart {
  const { discountValue, bonusesAvailable, bonusesAvailableToSpent } = quote;
  return {
    userId,
    productItems: items.flatMap(({ unavailable, id, productId, slug, name, brands, size, images, ...price }) =>
      unavailable
        ? []
        : [
            {
              id,
              productId,
              slug,
              name,
              brands,
              size,
              images,
              available: true,
              priceDetails: presentPrice({ ...price, chargePercentage }),
              personalPrice: personalPriceOf(price),
            },
          ],
    ),
    unavailableItems: items.flatMap(({ unavailable, id, slug, name, brands, size, images }) =>
      unavailable ? [{ id, slug, name, brands, size, images, reason: unavailable }] : [],
    ),
    promocode,
    discountValue,
    bonusesAvailable,
    bonusesAvailableToSpent,
  };
}
