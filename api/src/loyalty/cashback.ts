/** Data that decide whether a purchase earns points, and how many. */
export interface CashbackTerms {
  /** Kopecks. */
  price: number;
  /** The offer's own setting, or else the product's. */
  bonusCalcState: 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';
  /** Percent of the shopper's level. */
  chargePercentage: number;
}

/** Points for one unit: 1 point is 1 ₽, rounded down (domain rule: cashback is floored per unit). */
export function cashback({ price, bonusCalcState, chargePercentage }: CashbackTerms): number {
  if (bonusCalcState === 'WRITE_OFF_ONLY' || bonusCalcState === 'NONE') return 0;
  return Math.floor((price * chargePercentage) / 10_000);
}
