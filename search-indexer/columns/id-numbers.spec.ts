import fc from 'fast-check';
import { putTogether, takeApart } from './column-tree.js';
import { IdNumbers, type SavedIdNumbers } from './id-numbers.js';

/** Ids that differ in few bits, at their beginning or at their end. */
const id = fc.tuple(fc.nat(40), fc.boolean()).map(([n, isFirst]) => {
  const part = n.toString(16).padStart(8, '0');
  return isFirst ? `${part}-0000-7000-8000-00000000abcd` : `019aa000-0000-7000-8000-0000${part}`;
});
const change = fc.record({ what: fc.constantFrom('add', 'add', 'remove', 'store'), id });

const stored = (saved: SavedIdNumbers): SavedIdNumbers => {
  const { plain, columns } = takeApart(saved);
  const copies = columns.map((column) => column.slice());
  return putTogether(JSON.parse(JSON.stringify(plain)), copies) as SavedIdNumbers;
};

it('IdNumbers gives each id a unique number until the id is removed, also after being stored', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
      let numbers = new IdNumbers();
      const known = new Map<string, number>();
      for (const { what, id } of changes) {
        if (what === 'store') numbers = new IdNumbers(stored(numbers.save()));
        else if (what === 'add') {
          const number = numbers.add(id);
          if (known.has(id)) expect(number).toBe(known.get(id));
          else expect([...known.values()]).not.toContain(number);
          known.set(id, number);
        } else {
          expect(numbers.remove(id)).toBe(known.get(id));
          known.delete(id);
        }
      }
      expect(numbers.size).toBe(known.size);
      for (const [id, number] of known) {
        expect(numbers.numberOf(id)).toBe(number);
        expect(numbers.idOf(number)).toBe(id);
        expect(number).toBeLessThan(numbers.limit);
      }
      const inOrder = [...known.keys()].sort();
      expect([...known.values()].sort((a, b) => numbers.compare(a, b)).map((n) => numbers.idOf(n))).toEqual(inOrder);
    }),
  );
});

it('IdNumbers grows beyond its initial capacity', () => {
  const numbers = new IdNumbers();
  const idOf = (n: number) => `${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
  for (let n = 0; n < 20_000; n += 1) numbers.add(idOf(n));
  for (let n = 0; n < 20_000; n += 2) numbers.remove(idOf(n));
  for (let n = 0; n < 20_000; n += 1) expect(numbers.numberOf(idOf(n))).toBe(n % 2 ? n : undefined);
});

it.each([
  '',
  'nowhere',
  '019AA000-0000-7000-8000-000000000000',
  '019aa000-0000-7000-8000-00000000000',
  '019aa000x0000-7000-8000-000000000000',
  '019aa000-0000-7000-8000-00000000000Ж',
])('IdNumbers neither finds nor accepts «%s», which is not a lower-case UUID', (text) => {
  const numbers = new IdNumbers();
  numbers.add('019aa000-0000-7000-8000-000000000000');
  expect(numbers.numberOf(text)).toBeUndefined();
  expect(numbers.remove(text)).toBeUndefined();
  expect(() => numbers.add(text)).toThrow('is no UUID');
});
