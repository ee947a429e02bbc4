import type { OfferFragment, ProductQuery } from '@meet/client/operations';
import { formatPrice, type SizeOption } from '@meet/ui-kit';
import { LOCALE } from './shop';

type Offer = NonNullable<ProductQuery['product']>['items'][number];

/** Returns the price as the kit takes it: `Price` and `CartLine` put what they do not know into the page's HTML. */
export const priceOf = ({ price, oldPrice, sale, loyaltyPrice }: OfferFragment['priceDetails']) => ({
  price,
  oldPrice,
  sale,
  loyaltyPrice,
});

/** Returns what of a product can be bought: its price, and its sizes as `SizePicker` takes them, by ids of offers. */
export function offersOf(items: readonly Offer[]) {
  // A size may have several offers, such as one here and one abroad. The cheapest available one is used.
  const bestFirst = items.toSorted(
    (one, other) =>
      Number(other.available > 0) - Number(one.available > 0) || one.priceDetails.price - other.priceDetails.price,
  );
  const [cheapest] = bestFirst.filter(({ available }) => available > 0);
  const offers = [...new Set(items.map(({ size }) => size.id))].map((sizeId) =>
    bestFirst.find(({ size }) => size.id === sizeId)!,
  );
  const isDearer = ({ available, priceDetails }: Offer) =>
    available > 0 && priceDetails.price !== cheapest?.priceDetails.price;
  return {
    price: cheapest && { ...priceOf(cheapest.priceDetails), from: offers.some(isDearer) },
    sizes: offers.map((offer): SizeOption => ({
      id: offer.id,
      label: offer.size.name,
      state: offer.available > 1 ? 'available' : offer.available ? 'last' : offer.isReserved ? 'reserved' : 'sold',
      notes: isDearer(offer) ? [formatPrice(offer.priceDetails.price, LOCALE)] : [],
    })),
  };
}
