import fc from 'fast-check';
import { BitSet } from './bit-set.js';
import { ProductOrder } from './product-order.js';

const change = fc.record({
  what: fc.constantFrom('list', 'delete', 'read'),
  product: fc.integer({ min: 0, max: 200 }),
  key: fc.integer({ min: 0, max: 50 }),
});

it('the product order is correct after any number of changes between reads', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 600 }), fc.integer({ min: 0, max: 50 }), (changes, bound) => {
      const keys = new Map<number, number>();
      const listed = new BitSet();
      const compare = (a: number, b: number) => keys.get(a)! - keys.get(b)! || a - b;
      const order = new ProductOrder(
        listed,
        (product) => keys.get(product)!,
        (a, b) => a - b,
      );
      for (const { what, product, key } of changes) {
        if (what === 'read') expect([...order]).toEqual([...keys.keys()].sort(compare));
        else {
          order.move(product);
          if (what === 'list') {
            keys.set(product, key);
            listed.add(product);
          } else {
            keys.delete(product);
            listed.delete(product);
          }
        }
      }
      const inOrder = [...keys.keys()].sort(compare);
      expect([...order]).toEqual(inOrder);
      expect([...order.behind((product) => keys.get(product)! < bound)]).toEqual(
        inOrder.filter((product) => keys.get(product)! >= bound),
      );
    }),
    { numRuns: 300 },
  );
});
