import fc from 'fast-check';
import { PackedLists } from './packed-lists.js';

const change = fc.record({
  row: fc.nat(30),
  list: fc.array(fc.nat(1e9), { maxLength: 200 }),
  isStored: fc.boolean(),
});

it('PackedLists returns the last list set for each row, also after being stored', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      let lists = new PackedLists();
      const known = new Map<number, number[]>();
      for (const { row, list, isStored } of changes) {
        lists.set(row, list);
        known.set(row, list);
        if (!isStored) continue;
        const { firsts, counts, values } = lists.save();
        lists = new PackedLists({ firsts: firsts.slice(), counts: counts.slice(), values: values.slice() });
      }
      for (const [row, list] of known) expect([...lists.at(row)]).toEqual(list);
    }),
  );
});
