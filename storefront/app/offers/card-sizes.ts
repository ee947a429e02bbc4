import { formatPrice, type CardSize } from '@meet/ui-kit';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { shortDispatch } from './dispatch-days';
import { sizeName } from './size-name';

type Priced = Pick<ProductCardFieldsFragment, 'sizes' | 'sizeOffers' | 'item'>;

/** The price that the card shows for a size: that on its cell, otherwise that of the card. Null if nothing is sold. */
export const shownPrice = ({ sizeOffers, item }: Pick<Priced, 'sizeOffers' | 'item'>, slug: string): number | null =>
  sizeOffers.find((offer) => offer.slug === slug)?.price ?? item?.priceDetails.price ?? null;

/** Whether other sizes cost more than the price on the card. */
export const isLowest = ({ sizeOffers, item }: Pick<Priced, 'sizeOffers' | 'item'>): boolean =>
  item !== null && sizeOffers.some(({ price }) => price > item.priceDetails.price);

/** The sizes of a card with the day of each and, if sizes differ in price, the price, as on the product page. */
export function cardSizes({ sizes, sizeOffers, item }: Priced): CardSize[] {
  const differ = sizeOffers.some(({ price }) => price !== item?.priceDetails.price);
  const notesOf = ({ price, deliverySpeed }: (typeof sizeOffers)[number]) =>
    [differ && formatPrice(price), shortDispatch[deliverySpeed]].filter((note) => note !== false);
  return sizes.map(({ slug, name }) => ({
    id: slug,
    name: sizeName(name),
    notes: sizeOffers.filter((offer) => offer.slug === slug).flatMap(notesOf),
  }));
}
