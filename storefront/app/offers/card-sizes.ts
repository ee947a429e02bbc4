import { formatPrice, type CardSize } from '@meet/ui-kit';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { daysWords } from '../arrivals/arrival-words';
import type { ArrivalsStore } from '../arrivals/arrivals-store';
import { sizeName } from './size-name';

type Priced = Pick<ProductCardFieldsFragment, 'sizes' | 'sizeOffers' | 'item'>;

/** The price of a size: its own if it has one, otherwise that of the card. Null if nothing is sold. */
export const shownPrice = ({ sizeOffers, item }: Pick<Priced, 'sizeOffers' | 'item'>, slug: string): number | null =>
  sizeOffers.find((offer) => offer.slug === slug)?.price ?? item?.priceDetails.price ?? null;

/** Whether other sizes cost more than the price on the card. */
export const isLowest = ({ sizeOffers, item }: Pick<Priced, 'sizeOffers' | 'item'>): boolean =>
  item !== null && sizeOffers.some(({ price }) => price > item.priceDetails.price);

/**
 * The sizes of a card with the delivery days of each and, if sizes differ in price, the price, as on the product page.
 * `ownPrice` is what the shopper pays for sizes with the price of the card; by default everybody's price.
 */
export function cardSizes(
  { sizes, sizeOffers, item }: Priced,
  arrivals: Pick<ArrivalsStore, 'of'>,
  ownPrice = item?.priceDetails.price,
): CardSize[] {
  const differ = sizeOffers.some(({ price }) => price !== item?.priceDetails.price);
  return sizes.map(({ slug, name }) => {
    const { deliverySpeed } = sizeOffers.find((offer) => offer.slug === slug) ?? item ?? {};
    const ofAll = shownPrice({ sizeOffers, item }, slug);
    const price = ofAll === item?.priceDetails.price ? (ownPrice ?? null) : ofAll;
    const days = deliverySpeed && arrivals.of(deliverySpeed);
    const notes = [differ && price !== null && formatPrice(price), days && daysWords(days)];
    return { id: slug, label: sizeName(name), notes: notes.filter((note) => typeof note === 'string') };
  });
}
