import { faultOf } from './check-answer.js';

const list = [{ path: 'data.goods.items', min: 2 }];
const product = [{ path: 'data.product.slug', equals: 'a' }];
const link = [{ path: 'data.order.link' }];

it.each([
  ['an answer with all', list, { data: { goods: { items: [1, 2] } } }, undefined],
  ['too few entries', list, { data: { goods: { items: [1] } } }, 'data.goods.items has 1 entries, 2 are the least'],
  ['no such field', list, { data: null }, 'data.goods.items has no entries, 2 are the least'],
  ['another product', product, { data: { product: { slug: 'b' } } }, 'data.product.slug is "b", not "a"'],
  ['the product', product, { data: { product: { slug: 'a' } } }, undefined],
  ['nothing where something must be', link, { data: { order: { link: null } } }, 'data.order.link is absent'],
  ['an error', list, { errors: [{ message: 'no' }] }, 'answered [{"message":"no"}]'],
])('faultOf checks the answer of a benchmark query: %s', (_what, expected, answer, fault) => {
  expect(faultOf(expected, answer)).toBe(fault);
});
