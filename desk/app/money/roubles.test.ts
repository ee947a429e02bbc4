import { kopecksOf, roublesOf } from './roubles';

it.each([
  ['8990', 899_000],
  ['8\u00a0990,50 ₽', 899_050],
  ['0.01', 1],
])('kopecksOf %s is %s', (typed, kopecks) => expect(kopecksOf(typed)).toBe(kopecks));

it.each(['', '0', '-5', '1e5', '12.345', 'даром', '99999999'])('kopecksOf «%s» is no price', (typed) =>
  expect(kopecksOf(typed)).toBeNull(),
);

it.each([
  [899_000, '8990'],
  [899_050, '8990,50'],
  [1, '0,01'],
])('roublesOf %s is %s, which is read back', (kopecks, text) => {
  expect(roublesOf(kopecks)).toBe(text);
  expect(kopecksOf(text)).toBe(kopecks);
});
