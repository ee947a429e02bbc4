import fc from 'fast-check';
import { beginningDistance, editDistance } from './edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['nike', 'nike', 0],
    ['nkie', 'nike', 0.7],
    ['nuke', 'nike', 0.7],
    ['nqke', 'nike', 1],
    ['nik', 'nike', 1],
    ['niike', 'nike', 0.5],
    ['кросовки', 'кроссовки', 0.5],
    ['hime', 'nike', 1.4],
    ['adidas', 'puma', Infinity],
  ])('editDistance from %s to %s is %d', (one, other, cost) => expect(editDistance(one, other, 2)).toBeCloseTo(cost));

  it('editDistance is symmetric, and zero only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcийк'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const there = editDistance(one, other, 9);
        expect(there).toBeCloseTo(editDistance(other, one, 9));
        expect(there === 0).toBe(one === other);
      }),
    );
  });

  it.each([
    ['zven', 'zvenarra', 0],
    ['vzen', 'zvenarra', 0.7],
    ['ven', 'zvenarra', 1],
    ['zvven', 'zvenarra', 0.5],
    ['puma', 'zvenarra', Infinity],
  ])('beginningDistance from %s to %s is %d', (beginning, word, cost) =>
    expect(beginningDistance(beginning, word, 2)).toBeCloseTo(cost),
  );
});
