import { kopecksOf } from './roubles';

it.each([
  ['8990', 899_000],
  ['8\u00a0990,50 ₽', 899_050],
  ['0.01', 1],
])('kopecksOf %s is %s', (typed, kopecks) => expect(kopecksOf(typed)).toBe(kopecks));

it.each(['', '0', '-5', '1e5', '12.345', 'даром', '99999999'])('kopecksOf «%s» is no price', (typed) =>
  expect(kopecksOf(typed)).toBeNull(),
);
