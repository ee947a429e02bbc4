import { changedBy, planChanges, readPercent } from './percent';

it('a price is changed by a percentage and rounded, never to nothing', () => {
  expect(changedBy(1_299_000, -10, 100)).toBe(1_169_100);
  expect(changedBy(1_299_000, -10, 1000)).toBe(1_169_000);
  expect(changedBy(1_299_000, 12.5, 10_000)).toBe(1_460_000);
  expect(changedBy(100_000, 10.1, 100)).toBe(110_100);
  expect(changedBy(300, -99, 1000)).toBe(1000);
});

it('items without a price, or whose price stays, are left out of the plan', () => {
  const offers = [
    { id: 'a', price: 100_000 },
    { id: 'b', price: null },
    { id: 'c', price: 1000 },
  ];
  expect(planChanges(offers, 10, 1000).map(({ offer, to }) => [offer.id, to])).toEqual([['a', 110_000]]);
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
] as const)('readPercent reads %j as %j', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
