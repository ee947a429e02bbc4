/**
 * Percent of each VAT rate by its number on receipts; null means without VAT. Numbers 5, 6, 9, 10 and 12 are for
 * advances.
 */
const RATES: Record<number, number | null> = {
  1: null,
  2: 0,
  3: 10,
  4: 20,
  5: 10,
  6: 20,
  7: 5,
  8: 7,
  9: 5,
  10: 7,
  11: 22,
  12: 22,
};

export interface IncludedVat {
  /** Percent. */
  rate: number;
  /** Kopecks. */
  amount: number;
}

/** Returns the VAT that an amount in kopecks includes, by the number of the rate on receipts; null without VAT. */
export function includedVat(amount: number, vatCode: number): IncludedVat | null {
  const rate = RATES[vatCode] ?? null;
  return rate === null ? null : { rate, amount: Math.round((amount * rate) / (100 + rate)) };
}
