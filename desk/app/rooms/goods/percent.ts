/** How a new price is rounded, in kopecks: to the nearest multiple of `step`, moved by `ending`. */
const ROUNDED_TO = {
  rouble: { step: 100, ending: 0 },
  ten: { step: 1000, ending: 0 },
  hundred: { step: 10_000, ending: 0 },
  ninety: { step: 10_000, ending: 9000 },
} as const;
export type Rounding = keyof typeof ROUNDED_TO;
export const ROUND_TO = Object.keys(ROUNDED_TO) as Rounding[];

interface Priced {
  id: string;
  price?: number | null | undefined;
  loyaltyPrice?: number | null | undefined;
}

/** The change of an item's price, in kopecks. */
export interface PriceChange<Offer extends Priced> {
  offer: Offer;
  from: number;
  to: number;
  /** The new price for card holders, never above `to`; absent if the item has none. */
  loyaltyTo?: number;
}

/** Returns a price changed by a percentage and rounded, up from the middle, and never to nothing. */
export function changedBy(price: number, percent: number, rounding: Rounding): number {
  // Hundredths of a percent are integers, so that 10.1 % of a price is calculated exactly.
  const exact = (price * (10_000 + Math.round(percent * 100))) / 10_000;
  const { step, ending } = ROUNDED_TO[rounding];
  return Math.max(ending || step, Math.round((exact - ending) / step) * step + ending);
}

/**
 * Returns the new prices after a percentage change. The price for card holders changes with the price, which may not
 * fall below it. Items without a price, or whose price does not change, are left out.
 */
export function planChanges<Offer extends Priced>(
  offers: readonly Offer[],
  percent: number,
  rounding: Rounding,
): PriceChange<Offer>[] {
  return offers.flatMap((offer) => {
    if (offer.price == null) return [];
    const to = changedBy(offer.price, percent, rounding);
    if (to === offer.price) return [];
    if (offer.loyaltyPrice == null) return [{ offer, from: offer.price, to }];
    return [
      { offer, from: offer.price, to, loyaltyTo: Math.min(to, changedBy(offer.loyaltyPrice, percent, rounding)) },
    ];
  });
}

/** Reads a typed percentage: «−10», “12,5”; null if the text is not a number, is 0, or reduces prices to nothing. */
export function readPercent(text: string): number | null {
  const plain = text.replace(/[\s%]/gu, '').replace('\u2212', '-').replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/u.test(plain)) return null;
  const percent = Number(plain);
  return percent === 0 || percent <= -100 ? null : percent;
}
