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

it('puts pinned products at their places, whatever the order of the pins', () => {
  expect(moved([[1, 'X']])).toBe('Xabcde');
  expect(
    moved([
      [4, 'Y'],
      [2, 'X'],
    ]),
  ).toBe('aXbYcde');
});

it('puts the first pin first when two have one place', () => {
  expect(
    moved([
      [2, 'X'],
      [2, 'Y'],
    ]),
  ).toBe('aXYbcde');
});

it('puts a pin behind all others when there are too few', () => {
  expect(moved([[50, 'X']])).toBe('abcdeX');
  expect(moved([[3, 'X']], {}, [])).toBe('X');
});

it('puts boosted products first and buried ones last, each in their own order', () => {
  expect(moved([], { boosted: 'db', buried: 'a' })).toBe('bdcea');
});

it('puts what is boosted and buried first', () => {
  expect(moved([], { boosted: 'c', buried: 'cd' })).toBe('cabed');
});

it('counts places of pins after the moves', () => {
  expect(moved([[2, 'X']], { boosted: 'e' })).toBe('eXabcd');
});
