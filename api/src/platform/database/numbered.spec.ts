import { numbered } from './numbered.js';

it('numbered converts BigInt values to numbers and leaves other values unchanged', () => {
  const at = new Date();
  const row = numbered({ price: 599_900n, oldPrice: null as bigint | null, name: 'Буря', at, ids: ['1'] });
  expect(row).toEqual({ price: 599_900, oldPrice: null, name: 'Буря', at, ids: ['1'] });
  const { price, oldPrice }: { price: number; oldPrice: number | null } = row;
  expect([price, oldPrice]).toEqual([599_900, null]);
});

it('numbered refuses a BigInt that cannot be an exact number', () => {
  expect(() => numbered({ price: 2n ** 53n })).toThrow(RangeError);
});
