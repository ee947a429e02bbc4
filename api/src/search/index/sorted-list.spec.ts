import fc from 'fast-check';
import { SortedList } from './sorted-list.js';

interface Thing {
  id: number;
  key: number;
}

const change = fc.record({
  what: fc.constantFrom('insert', 'delete', 'move', 'read'),
  id: fc.integer({ min: 0, max: 200 }),
  key: fc.integer({ min: 0, max: 50 }),
});

const compare = (a: Thing, b: Thing) => a.key - b.key || a.id - b.id;

it('the sorted list is in order after any number of changes between reads', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 600 }), (changes) => {
      const list = new SortedList(compare);
      const things = new Map<number, Thing>();
      for (const { what, id, key } of changes) {
        const thing = things.get(id);
        if (what === 'read') expect([...list]).toEqual([...things.values()].sort(compare));
        else if (what === 'insert' && !thing) {
          things.set(id, { id, key });
          list.insert(things.get(id)!);
        } else if (what !== 'insert' && thing) {
          list.delete(thing);
          if (what === 'delete') things.delete(id);
          else {
            thing.key = key;
            list.insert(thing);
          }
        }
      }
      expect([...list]).toEqual([...things.values()].sort(compare));
    }),
    { numRuns: 300 },
  );
});
