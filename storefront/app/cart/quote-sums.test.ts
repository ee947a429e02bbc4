import { cartTotal } from '@meet/ui-kit';
import type { QuoteFieldsFragment } from '../graphql/generated/graphql';
import { line } from './cart-fixture';
import { expectedSums, quoteSums } from './quote-sums';

const step = (kind: QuoteFieldsFragment['steps'][number]['kind'], amount: number, points = 0) => ({
  kind,
  amount,
  points,
});

const steps = [
  step('GOODS', 510_000),
  step('SALE', 80_000),
  step('LOYALTY_PRICE', 20_000),
  step('PERSONAL_PRICE', 10_000),
  step('PROMOCODE', 40_000),
  step('BONUSES', 30_000, 300),
  step('DELIVERY', 19_000),
  step('TOTAL', 349_000),
  step('CASHBACK', 0, 99),
];

it('the rows of quoteSums add up to the total of the quote', () => {
  const sums = quoteSums({ steps }, 'MEET10');
  expect(cartTotal(sums)).toBe(349_000);
  expect(sums.cashback).toBe(99);
});

it('quoteSums lists discounts in the order of the quote’s steps', () => {
  expect(quoteSums({ steps }, 'MEET10').discounts).toEqual([
    { label: 'На товары', amount: 80_000 },
    { label: 'Цена с аккаунтом', amount: 20_000 },
    { label: 'Согласованная цена', amount: 10_000 },
    { label: 'Промокод MEET10', amount: 40_000 },
    { label: 'Бонусы', amount: 30_000 },
  ]);
});

it('quoteSums distinguishes free delivery from delivery that is not chosen yet', () => {
  expect(quoteSums({ steps: [step('GOODS', 100), step('TOTAL', 100)] }, null).delivery).toBeUndefined();
  expect(quoteSums({ steps: [step('GOODS', 100), step('DELIVERY', 0), step('TOTAL', 100)] }, null).delivery).toBe(0);
});

describe('expectedSums', () => {
  const seen = { oldPrice: 120_000, loyaltyPrice: 90_000, sale: 17, deliverySpeed: 'FAST' } as const;
  const lines = [line('a', { seen, quantity: 2 }), line('b')];

  it('expectedSums returns for a guest the same rows that the quote will have', () => {
    const sums = expectedSums(lines, false);
    expect(sums).toMatchObject({ goods: 340_000, discounts: [{ label: 'На товары', amount: 40_000 }] });
    expect(cartTotal(sums)).toBe(300_000);
  });

  it('expectedSums subtracts the account price discount for a signed-in shopper', () => {
    const sums = expectedSums(lines, true);
    expect(sums.discounts.at(-1)).toEqual({ label: 'Цена с аккаунтом', amount: 20_000 });
    expect(cartTotal(sums)).toBe(280_000);
  });

  it('expectedSums has no discount for cart lines stored without the prices that the shopper saw', () => {
    const { seen: _, ...old } = line('a');
    expect(expectedSums([old], true)).toMatchObject({ goods: 100_000, discounts: [] });
  });
});
