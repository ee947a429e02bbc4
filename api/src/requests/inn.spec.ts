import fc from 'fast-check';
import { isInn } from './inn.js';

it.each(['7707083893', '7830002293', '500100732259', '771234567859'])('%s is a valid INN', (inn) => {
  expect(isInn(inn)).toBe(true);
});

it.each([
  ['a wrong last digit', '7707083894'],
  ['a wrong eleventh digit', '500100732249'],
  ['zeros, whose check digits are right', '0000000000'],
  ['the region 00, with right check digits', '0012345673'],
  ['eleven digits', '77070838931'],
  ['letters', '77070838O3'],
  ['digits of another script', '７７０７０８３８９３'],
  ['nothing', ''],
  ['a line end after it', '7707083893\n'],
])('an invalid INN is refused: %s', (_, inn) => {
  expect(isInn(inn)).toBe(false);
});

it('an INN with a mistyped digit is refused', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.constantFrom('7707083893', '500100732259'), fc.nat({ max: 11 }), digit, (inn, place, typed) => {
      fc.pre(place < inn.length && Number(inn[place]) !== typed);
      return !isInn(inn.slice(0, place) + String(typed) + inn.slice(place + 1));
    }),
  );
});
