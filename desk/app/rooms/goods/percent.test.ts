import { changedBy, planChanges, readPercent } from './percent';

it('changedBy changes a price by a percentage and rounds the result, never to zero', () => {
  expect(changedBy(1_299_000, -10, 'rouble')).toBe(1_169_100);
  expect(changedBy(1_299_000, -10, 'ten')).toBe(1_169_000);
  expect(changedBy(1_299_000, 12.5, 'hundred')).toBe(1_460_000);
  expect(changedBy(100_000, 10.1, 'rouble')).toBe(110_100);
  expect(changedBy(300, -99, 'ten')).toBe(1000);
});

it.each([
  [44, 90],
  [90, 90],
  [139, 90],
  [140, 190],
  [190, 190],
  [12_345, 12_390],
])('a price that comes to %d roubles ends in 90 as %d, the upper one from the middle', (roubles, expected) => {
  expect(changedBy(roubles * 200, -50, 'ninety')).toBe(expected * 100);
});

it('planChanges leaves out items without a price or with an unchanged price', () => {
  const offers = [
    { id: 'a', price: 100_000 },
    { id: 'b', price: null },
    { id: 'c', price: 1000 },
  ];
  expect(planChanges(offers, 10, 'ten').map(({ offer, to }) => [offer.id, to])).toEqual([['a', 110_000]]);
});

it('planChanges changes the price for card holders with the price, and never sets it above', () => {
  const offers = [
    { id: 'a', price: 1_149_000, loyaltyPrice: 1_099_000 },
    { id: 'b', price: 104_000, loyaltyPrice: 103_000 },
  ];
  expect(planChanges(offers, -10, 'ten')).toMatchObject([
    { to: 1_034_000, loyaltyTo: 989_000 },
    { to: 94_000, loyaltyTo: 93_000 },
  ]);
  expect(planChanges(offers, -10, 'ninety')).toMatchObject([
    { to: 1_039_000, loyaltyTo: 989_000 },
    { to: 89_000, loyaltyTo: 89_000 },
  ]);
});

it.each([
  ['-10', -10],
  ['\u221212,5 %', -12.5],
  ['+5', 5],
  ['0', null],
  ['-100', null],
  ['1000', null],
  ['ten', null],
  ['1.234', null],
] as const)('readPercent reads the typed percentage %j as %j', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
