import { arranged } from './placing.js';

const found = ['a', 'b', 'c', 'd', 'e'];
const moved = (
  pins: [place: number, product: string][],
  { boosted = '', buried = '' } = {},
  products: readonly string[] = found,
) =>
  arranged(products, {
    pins: pins.map(([place, shown]) => ({ place, shown })),
    isBoosted: (product) => boosted.includes(product),
    isBuried: (product) => buried.includes(product),
  }).join('');

it('arranged puts pinned products at their places, whatever the order of the pins', () => {
  expect(moved([[1, 'X']])).toBe('Xabcde');
  expect(
    moved([
      [4, 'Y'],
      [2, 'X'],
    ]),
  ).toBe('aXbYcde');
});

it('arranged puts the first of two pinned products first when both have the same place', () => {
  expect(
    moved([
      [2, 'X'],
      [2, 'Y'],
    ]),
  ).toBe('aXYbcde');
});

it('arranged puts a pinned product last when there are too few products', () => {
  expect(moved([[50, 'X']])).toBe('abcdeX');
  expect(moved([[3, 'X']], {}, [])).toBe('X');
});

it('arranged puts boosted products first and buried products last, each in their own order', () => {
  expect(moved([], { boosted: 'db', buried: 'a' })).toBe('bdcea');
});

it('arranged puts a product that is both boosted and buried first', () => {
  expect(moved([], { boosted: 'c', buried: 'cd' })).toBe('cabed');
});

it('arranged counts the places of pinned products after boosting and burying', () => {
  expect(moved([[2, 'X']], { boosted: 'e' })).toBe('eXabcd');
});
