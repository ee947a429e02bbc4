import { cashback } from './cashback.js';

describe('cashback', () => {
  it('is the level’s percent of the price in whole points, rounded down', () => {
    expect(cashback({ price: 1_299_000, bonusCalcState: 'ALL', chargePercentage: 3 })).toBe(389);
    expect(cashback({ price: 3_333, bonusCalcState: 'ALL', chargePercentage: 3 })).toBe(0);
  });

  it.each(['WRITE_OFF_ONLY', 'NONE'] as const)('is nothing where points are not earned: %s', (bonusCalcState) => {
    expect(cashback({ price: 1_299_000, bonusCalcState, chargePercentage: 10 })).toBe(0);
  });

  it('is earned where points only accrue', () => {
    expect(cashback({ price: 100_000, bonusCalcState: 'ACCRUAL_ONLY', chargePercentage: 5 })).toBe(50);
  });
});
