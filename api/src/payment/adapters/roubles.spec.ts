import fc from 'fast-check';
import { fromRoubles, toRoubles } from './roubles.js';

it('toRoubles writes kopecks as roubles, and fromRoubles reads them back exactly', () => {
  expect(toRoubles(5)).toBe('0.05');
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (kopecks) => fromRoubles(toRoubles(kopecks)) === kopecks),
  );
});

it.each([
  ['250', 25_000],
  [250, 25_000],
  ['250.5', 25_050],
  ['-1.00', null],
  ['1.001', null],
  ['1,00', null],
  ['1e3', null],
  ['', null],
  ['90071992547409.92', null],
  [Number.NaN, null],
])('fromRoubles reads the rouble amount %p as %p kopecks', (value, kopecks) =>
  expect(fromRoubles(value)).toBe(kopecks),
);
