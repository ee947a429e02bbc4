import { moneyOf } from './money-of';

it('moneyOf counts the payments that came and what the shop keeps of them', () => {
  const payments = [
    { state: 'CANCELED', amount: 100, refunded: 0 },
    { state: 'SUCCEEDED', amount: 418, refunded: 109 },
    { state: 'WAITING_FOR_CAPTURE', amount: 50, refunded: 0 },
    { state: 'PENDING', amount: 1249, refunded: 0 },
  ] as unknown as Parameters<typeof moneyOf>[0]['payments'];
  expect(moneyOf({ payments })).toEqual({ paid: 468, kept: 359 });
});
