import { offerOf, type OfferTerms } from '../offers/offer-choice';
import { sizeName } from '../offers/size-name';

/** A size of a product that can be bought. */
export interface BuyableSize {
  /** Id of the offer to buy when the shopper chooses only a size. */
  id: string;
  name: string;
}

/** The sizes that can be bought, in the order of the offers. */
export function buyableSizes(
  offers: readonly (OfferTerms & { size: { slug: string; name: string } })[],
): BuyableSize[] {
  const slugs = [...new Set(offers.map(({ size }) => size.slug))];
  return slugs.flatMap((slug) => {
    const offer = offerOf(offers, slug);
    return offer ? [{ id: offer.id, name: sizeName(offer.size.name) }] : [];
  });
}
