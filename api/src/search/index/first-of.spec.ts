import fc from 'fast-check';
import { FirstOf } from './first-of.js';

const byNumber = (a: number, b: number) => a - b;

it('firstOf keeps the entries that full sorting would put first, and says which others can be skipped', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 2000 }),
      fc.integer({ min: 0, max: 300 }),
      (numbers, wanted) => {
        const first = new FirstOf(byNumber, wanted);
        let bound = Infinity;
        for (const number of numbers) if (number <= bound) bound = first.add(number) ?? bound;
        expect(first.inOrder()).toEqual(numbers.toSorted(byNumber).slice(0, wanted));
      },
    ),
  );
});

it('firstOf keeps only a small multiple of the requested number', () => {
  const first = new FirstOf(byNumber, 10);
  const bounds = Array.from({ length: 1000 }, (_, n) => first.add(1000 - n)).filter((bound) => bound !== undefined);
  expect(bounds.length).toBeGreaterThan(2);
  expect(bounds).toEqual(bounds.toSorted(byNumber).reverse());
});
