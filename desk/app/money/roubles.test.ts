import { kopecksOf, roublesOf } from './roubles';

it.each([
  ['8990', 899_000],
  ['8\u00a0990,50 ₽', 899_050],
  ['0.01', 1],
])('kopecksOf reads the price %s typed in roubles as %s', (typed, kopecks) => expect(kopecksOf(typed)).toBe(kopecks));

it.each(['', '0', '-5', '1e5', '12.345', 'даром', '99999999'])(
  'kopecksOf returns null for «%s», which is not a price',
  (typed) => expect(kopecksOf(typed)).toBeNull(),
);

it.each([
  [899_000, '8990'],
  [899_050, '8990,50'],
  [1, '0,01'],
])('roublesOf formats %s kopecks as %s, and kopecksOf reads it back', (kopecks, text) => {
  expect(roublesOf(kopecks)).toBe(text);
  expect(kopecksOf(text)).toBe(kopecks);
});
