import { faultOf } from './check-answer.js';

const list = { expect: [{ path: 'data.goods.items', min: 2 }] };
const detail = { expect: [{ path: 'data.product.slug', equalsVar: 'slug' }] };

it.each([
  ['an answer with all', list, {}, { data: { goods: { items: [1, 2] } } }, undefined],
  ['too few entries', list, {}, { data: { goods: { items: [1] } } }, 'data.goods.items has 1 entries, 2 are the least'],
  ['no such field', list, {}, { data: null }, 'data.goods.items has no entries, 2 are the least'],
  ['another product', detail, { slug: 'a' }, { data: { product: { slug: 'b' } } }, 'data.product.slug is "b", not "a"'],
  ['the product', detail, { slug: 'a' }, { data: { product: { slug: 'a' } } }, undefined],
  ['an error', list, {}, { errors: [{ message: 'no' }] }, 'answered [{"message":"no"}]'],
])('%s', (_what, operation, variables, answer, fault) => {
  expect(faultOf(operation, variables, answer)).toBe(fault);
});
