import { formatDays, formatPrice, type SizeGridRow, type SizeOption, type SizeState } from '@meet/ui-kit';
import type { ArrivalsStore } from '../../../arrivals/arrivals-store';
import { accountPrice } from '../../../offers/account-price';
import { byChoice, canBeBought } from '../../../offers/offer-choice';
import { sizeName } from '../../../offers/size-name';
import type { Offer, Product } from '../product-view';
import { rowOf } from './size-measures';

/** One offer per size in the API's order. Sizes that cannot be bought are included. */
export function offersBySize(product: Product): Offer[] {
  const sizes = [...new Set(product.items.map(({ size }) => size.slug))];
  return sizes.flatMap((slug) => {
    const offers = product.items.filter(({ size }) => size.slug === slug);
    const buyable = offers.filter(canBeBought).sort(byChoice);
    const reserved = offers.filter(({ isReserved, isSold }) => isReserved && !isSold);
    return buyable[0] ?? reserved[0] ?? offers[0] ?? [];
  });
}

const pricesDiffer = (offers: readonly Offer[]): boolean =>
  new Set(offers.filter(canBeBought).map(({ priceDetails }) => priceDetails.price)).size > 1;

export interface SizeChoice {
  /** One offer per size. */
  offers: Offer[];
  /**
   * The offer to show: the chosen one, otherwise the one that a listing would show. Undefined if nothing can be bought.
   */
  shown: Offer | undefined;
  chosen: Offer | undefined;
  /** The offer of the size named in the URL, if it cannot be bought. */
  missed: Offer | undefined;
  /** True if no size is chosen and the sizes have different prices; the shown price is then the lowest. */
  isLowest: boolean;
}

/**
 * Returns the choice for the size named in the URL. If the product has only one size, it is chosen automatically. An
 * unknown size is ignored.
 */
export function chooseSize(product: Product, slug: string | null): SizeChoice {
  const offers = offersBySize(product);
  const buyable = offers.filter(canBeBought);
  const asked = offers.find(({ size }) => size.slug === slug);
  const wanted = asked ?? (offers.length === 1 ? offers[0] : undefined);
  const chosen = wanted && canBeBought(wanted) ? wanted : undefined;
  return {
    offers,
    shown: chosen ?? [...buyable].sort(byChoice)[0],
    chosen,
    missed: asked && !canBeBought(asked) ? asked : undefined,
    isLowest: !chosen && pricesDiffer(offers),
  };
}

/** The offer in the size that the shopper wears, if it can be bought. */
export const ownOffer = (offers: readonly Offer[], rows: readonly SizeGridRow[], own: string | undefined) =>
  offers.find((offer) => canBeBought(offer) && isOwn(offer.size.name, rows, own));

const isOwn = (name: string, rows: readonly SizeGridRow[], own: string | undefined): boolean =>
  own !== undefined && (own === name || own === rowOf(rows, name)?.eu);

/** The choice with the prices of the shopper's account, after the offers were chosen as for everybody. */
export function accountChoice(choice: SizeChoice, signedIn: boolean): SizeChoice {
  if (!signedIn) return choice;
  const own = new Map(
    choice.offers.map((offer) => {
      const priceDetails = accountPrice(offer.priceDetails, true);
      const isOwn = priceDetails !== offer.priceDetails;
      return [offer.id, isOwn ? { ...offer, priceDetails, regularPrice: offer.priceDetails.price } : offer];
    }),
  );
  const of = (offer: Offer | undefined) => offer && own.get(offer.id);
  const offers = [...own.values()];
  return {
    ...{ offers, shown: of(choice.shown), chosen: of(choice.chosen), missed: of(choice.missed) },
    isLowest: !choice.chosen && pricesDiffer(offers),
  };
}

function sizeState(offer: Offer): SizeState {
  if (offer.isSold || !offer.active) return 'sold';
  if (offer.isReserved) return 'reserved';
  return offer.available === 1 ? 'last' : 'available';
}

export interface SizeSurroundings {
  arrivals: Pick<ArrivalsStore, 'of'>;
  rows: readonly SizeGridRow[];
  /** The size that the shopper wears, if known. */
  own?: string | undefined;
}

export function sizeOptions(offers: readonly Offer[], { arrivals, rows, own }: SizeSurroundings): SizeOption[] {
  const differ = pricesDiffer(offers);
  const isFromBoth = new Set(offers.filter(canBeBought).map(({ deliverySpeed }) => deliverySpeed)).size > 1;
  return offers.map((offer) => {
    const { name, slug } = offer.size;
    const row = rowOf(rows, name);
    const measure = row?.cm ?? row?.height;
    // If sizes differ in price, all of them show theirs, because the price at the top depends on the chosen size.
    const price = differ ? [formatPrice(offer.priceDetails.price)] : [];
    // Days that are the same for all sizes stand once below them.
    const days = isFromBoth ? arrivals.of(offer.deliverySpeed) : null;
    return {
      id: slug,
      name: sizeName(name),
      detail: measure ? `${measure}\u00A0см` : undefined,
      state: sizeState(offer),
      notes: canBeBought(offer) ? [...price, ...(days ? [formatDays(days.earliest, days.latest)] : [])] : [],
      own: isOwn(name, rows, own),
    };
  });
}
