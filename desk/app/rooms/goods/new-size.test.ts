import type { WholeProductFragment } from '../../graphql/generated/graphql';
import { newSizeDto, newSizeFaults, newSizeOf } from './new-size';

const all = { items: true, prices: true, stock: true };
const item = { size: 'M', price: 899_000, suppliedBy: { id: 's', name: 'Наш склад' } };
const product = { id: 'p', items: [item] } as WholeProductFragment;
const form = { ...newSizeOf(product), size: ' L ', stock: '3' };

it('another size has the supplier and the price of the first', () => {
  expect(newSizeOf(product)).toEqual({ size: '', supplier: 'Наш склад', price: '8990', stock: '' });
  expect(newSizeOf({ id: 'p', items: [] })).toEqual({ size: '', supplier: '', price: '', stock: '' });
});

it('the API is told what the operator may write', () => {
  const base = { product: { id: 'p' }, size: 'L', supplier: { name: 'Наш склад' } };
  expect(newSizeDto(form, product, all)).toEqual({ ...base, price: 899_000, stock: 3 });
  expect(newSizeDto(form, product, { items: true, prices: false, stock: false })).toEqual(base);
});

it('a size that is there already is told, and a field that cannot be read', () => {
  expect(newSizeFaults(form, product, all)).toEqual({});
  expect(newSizeFaults({ ...form, size: 'm' }, product, all)).toEqual({ size: 'taken' });
  expect(newSizeFaults({ size: '', supplier: ' ', price: 'дорого', stock: '-1' }, product, all)).toEqual({
    ...{ size: 'missing', supplier: 'missing', price: 'unreadable', stock: 'unreadable' },
  });
});
