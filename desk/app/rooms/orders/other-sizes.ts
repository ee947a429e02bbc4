import { bySize } from '../../shell/by-size';
import type { SizesOfQuery } from '../../graphql/generated/graphql';

type Offer = SizesOfQuery['offersConnection']['nodes'][number];

/**
 * Returns one offer of each other size that can be had: that of the same supplier, or else one that ships from Russia, or
 * else the first.
 */
export function otherSizes<Of extends Offer>(
  offers: readonly Of[],
  { id, size, supplier }: { id: string; size: { name: string }; supplier: string },
): Of[] {
  const rank = (offer: Of) => (offer.supplier === supplier ? 0 : offer.deliveryIsoCode === 'RU' ? 1 : 2);
  const sizes = new Map<string, Of>();
  for (const offer of offers) {
    const canBeHad = offer.id !== id && offer.size !== size.name && offer.stock > offer.reserved && offer.price != null;
    const known = sizes.get(offer.size);
    if (canBeHad && (!known || rank(offer) < rank(known))) sizes.set(offer.size, offer);
  }
  return [...sizes.values()].sort(bySize);
}
