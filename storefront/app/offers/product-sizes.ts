import { formatPrice, type SizeGridRow, type SizeOption, type SizeState } from '@meet/ui-kit';
import { whenWords, type Speed } from '../arrivals/arrival-words';
import type { ArrivalsStore } from '../arrivals/arrivals-store';
import { whenShortly } from '../arrivals/narrow-words';
import { accountPrice } from './account-price';
import { byChoice, canBeBought, type OfferTerms } from './offer-choice';
import { sizeName } from './size-name';
import { rowOf } from './size-measures';

/** An offer of a size. Prices are in kopecks. */
export interface SizeOffer extends OfferTerms {
  sizeId: string;
  /** Units in stock. */
  available: number;
  size: { slug: string; name: string };
  priceDetails: { price: number; oldPrice: number | null; loyaltyPrice: number | null; sale: number };
  /** The price for everybody, where `priceDetails` has that of the account. */
  regularPrice?: number;
}

/** One offer per size in the API's order. Sizes that cannot be bought are included. */
export function offersBySize<Of extends SizeOffer>({ items }: { items: readonly Of[] }): Of[] {
  const sizes = [...new Set(items.map(({ size }) => size.slug))];
  return sizes.flatMap((slug) => {
    const offers = items.filter(({ size }) => size.slug === slug);
    const buyable = offers.filter(canBeBought).sort(byChoice);
    const reserved = offers.filter(({ isReserved, isSold }) => isReserved && !isSold);
    return buyable[0] ?? reserved[0] ?? offers[0] ?? [];
  });
}

const pricesDiffer = (offers: readonly SizeOffer[]): boolean =>
  new Set(offers.filter(canBeBought).map(({ priceDetails }) => priceDetails.price)).size > 1;

export interface SizeChoice<Of extends SizeOffer = SizeOffer> {
  /** One offer per size. */
  offers: Of[];
  /**
   * The offer to show: the chosen one, otherwise the one that a listing would show. Undefined if nothing can be bought.
   */
  shown: Of | undefined;
  chosen: Of | undefined;
  /** The offer of the size named in the URL, if it cannot be bought. */
  missed: Of | undefined;
  /** True if no size is chosen and the sizes have different prices; the shown price is then the lowest. */
  isLowest: boolean;
}

/**
 * Returns the choice for the size named in the URL. If the product has only one size, it is chosen automatically. An
 * unknown size is ignored.
 */
export function chooseSize<Of extends SizeOffer>(
  product: { items: readonly Of[] },
  slug: string | null,
): SizeChoice<Of> {
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
export const ownOffer = <Of extends SizeOffer>(
  offers: readonly Of[],
  rows: readonly SizeGridRow[],
  own: string | undefined,
): Of | undefined => offers.find((offer) => canBeBought(offer) && isOwn(offer.size.name, rows, own));

const isOwn = (name: string, rows: readonly SizeGridRow[], own: string | undefined): boolean =>
  own !== undefined && (own === name || own === rowOf(rows, name)?.eu);

/** The choice with the prices of the shopper's account, after the offers were chosen as for everybody. */
export function accountChoice<Of extends SizeOffer>(choice: SizeChoice<Of>, signedIn: boolean): SizeChoice<Of> {
  if (!signedIn) return choice;
  const own = new Map(
    choice.offers.map((offer) => {
      const priceDetails = accountPrice(offer.priceDetails, true);
      const isOwn = priceDetails !== offer.priceDetails;
      return [offer.id, isOwn ? { ...offer, priceDetails, regularPrice: offer.priceDetails.price } : offer];
    }),
  );
  const of = (offer: Of | undefined) => offer && own.get(offer.id);
  const offers = [...own.values()];
  return {
    ...{ offers, shown: of(choice.shown), chosen: of(choice.chosen), missed: of(choice.missed) },
    isLowest: !choice.chosen && pricesDiffer(offers),
  };
}

function sizeState(offer: SizeOffer): SizeState {
  if (offer.isSold || !offer.active) return 'sold';
  if (offer.isReserved) return 'reserved';
  return offer.available === 1 ? 'last' : 'available';
}

/** The price and the speed that more than half of the sizes have; undefined where none does. */
interface Common {
  price: number | undefined;
  speed: Speed | undefined;
}

function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  return values.find((value) => values.filter((other) => other === value).length * 2 > values.length);
}

function commonTerms(offers: readonly SizeOffer[]): Common {
  const buyable = offers.filter(canBeBought);
  return {
    price: mostCommon(buyable.map(({ priceDetails }) => priceDetails.price)),
    speed: mostCommon(buyable.map(({ deliverySpeed }) => deliverySpeed)),
  };
}

export interface SizeSurroundings {
  arrivals: Pick<ArrivalsStore, 'of'>;
  rows: readonly SizeGridRow[];
  /** The size that the shopper wears, if known. */
  own?: string | undefined;
}

/** The cells of the sizes. Price and days stand only on those that differ from most; all of it is read out. */
export function sizeOptions(offers: readonly SizeOffer[], { arrivals, rows, own }: SizeSurroundings): SizeOption[] {
  const common = commonTerms(offers);
  return offers.map((offer) => {
    const { name, slug } = offer.size;
    const row = rowOf(rows, name);
    const measure = row?.cm ?? row?.height;
    const days = arrivals.of(offer.deliverySpeed);
    const price = formatPrice(offer.priceDetails.price);
    const isBuyable = canBeBought(offer);
    const notes = [
      offer.priceDetails.price !== common.price && price,
      offer.deliverySpeed !== common.speed && days && whenShortly(days),
    ];
    const spoken = [measure && `${measure}\u00A0см`, isBuyable && price, isBuyable && days && whenWords(days)];
    return {
      id: slug,
      label: sizeName(name),
      // The legend names the unit of the length of a foot.
      detail: row?.cm ?? (measure ? `${measure}\u00A0см` : undefined),
      state: sizeState(offer),
      notes: isBuyable ? notes.filter((note) => typeof note === 'string') : [],
      spoken: spoken.filter(Boolean).join(', ') || undefined,
      own: isOwn(name, rows, own),
    };
  });
}

/**
 * The line below the sizes: price and days of the chosen size, otherwise those of the sizes whose cells do not say them.
 * Empty if there is nothing to say.
 */
export function sizesLine({ offers, chosen }: SizeChoice, arrivals: Pick<ArrivalsStore, 'of'>): string {
  const days = (speed: Speed | undefined) => {
    const arrival = speed && arrivals.of(speed);
    return arrival ? whenWords(arrival) : '';
  };
  if (chosen) {
    const last = chosen.available === 1 ? 'последняя' : '';
    return [formatPrice(chosen.priceDetails.price), days(chosen.deliverySpeed), last].filter(Boolean).join(' · ');
  }
  const { price, speed } = commonTerms(offers);
  const others = [price !== undefined && pricesDiffer(offers) && formatPrice(price), days(speed)];
  const terms = others.filter(Boolean).join(' · ');
  if (terms === '') return '';
  const isSame = offers
    .filter(canBeBought)
    .every(({ priceDetails, deliverySpeed }) => priceDetails.price === price && deliverySpeed === speed);
  return `${isSame ? 'Все размеры' : 'Остальные'}: ${terms}`;
}
