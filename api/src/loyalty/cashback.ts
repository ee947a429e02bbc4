/** Data from which the points earned by a purchase are calculated. */
export interface CashbackTerms {
  /** Kopecks. */
  price: number;
  /** Whether the offer earns points and can be paid for with points: its own setting, otherwise the product's. */
  bonusCalcState: 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';
  /** Percentage that the shopper's loyalty level earns. */
  chargePercentage: number;
}

/** Returns the points earned by one unit. 1 point is 1 ₽, and cashback is rounded down per unit (domain rule). */
export function cashback({ price, bonusCalcState, chargePercentage }: CashbackTerms): number {
  if (bonusCalcState === 'WRITE_OFF_ONLY' || bonusCalcState === 'NONE') return 0;
  return Math.floor((price * chargePercentage) / 10_000);
}
