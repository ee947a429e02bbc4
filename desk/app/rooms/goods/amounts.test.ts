import { readPrice, readUnits } from './amounts';

it.each([
  ['8990', 899_000],
  ['8 990,5 ₽', 899_050],
  ['8990.05', 899_005],
  ['0', null],
  ['8,9,9', null],
  ['дорого', null],
  ['', null],
])('readPrice reads the typed price %j', (text, kopecks) => {
  expect(readPrice(text)).toBe(kopecks);
});

it.each([
  ['12', 12],
  ['', 0],
  ['1 000', 1000],
  ['1000001', null],
  ['-1', null],
  ['1,5', null],
])('readUnits reads the typed number of units %j', (text, units) => {
  expect(readUnits(text)).toBe(units);
});
