/** What decides whether and how much a purchase earns. */
export interface CashbackTerms {
  /** Kopecks. */
  price: number;
  /** Of the item where set, else of the product. */
  bonusCalcState: 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';
  /** Percent of the shopper's level. */
  chargePercentage: number;
}

/** Points for one unit: 1 point is 1 ₽, rounded down (domain rule: cashback is floored per unit). */
export function cashback({ price, bonusCalcState, chargePercentage }: CashbackTerms): number {
  if (bonusCalcState === 'WRITE_OFF_ONLY' || bonusCalcState === 'NONE') return 0;
  return Math.floor((price * chargePercentage) / 10_000);
}
