import { cashback } from './cashback.js';

describe('cashback', () => {
  it('cashback is the level’s percentage of the price in whole points, rounded down', () => {
    expect(cashback({ price: 1_299_000, bonusCalcState: 'ALL', chargePercentage: 3 })).toBe(389);
    expect(cashback({ price: 3_333, bonusCalcState: 'ALL', chargePercentage: 3 })).toBe(0);
  });

  it.each(['WRITE_OFF_ONLY', 'NONE'] as const)(
    'cashback is zero for a product that earns no points: %s',
    (bonusCalcState) => {
      expect(cashback({ price: 1_299_000, bonusCalcState, chargePercentage: 10 })).toBe(0);
    },
  );

  it('cashback is earned for a product with ACCRUAL_ONLY', () => {
    expect(cashback({ price: 100_000, bonusCalcState: 'ACCRUAL_ONLY', chargePercentage: 5 })).toBe(50);
  });
});
