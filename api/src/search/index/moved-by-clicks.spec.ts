import { MOST_MOVED, movedByClicks } from './moved-by-clicks.js';

const moved = (products: string, clicks: Record<string, number>) =>
  movedByClicks([...products], (product) => clicks[product] ?? 0).join('');

it('click ranking leaves the order unchanged when no product or all products were clicked equally', () => {
  expect(moved('abcdef', {})).toBe('abcdef');
  expect(moved('abc', { a: 2, b: 2, c: 2 })).toBe('abc');
  expect(moved('', {})).toBe('');
});

it.each([
  ['d', 'dabcefgh'],
  ['e', 'aebcdfgh'],
  ['h', 'abcdhefg'],
])('click ranking moves the most clicked product %s up by at most three places', (product, order) => {
  expect(moved('abcdefgh', { [product]: 9 })).toBe(order);
});

it('click ranking moves no product by more than three places, whatever was clicked', () => {
  const products = Array.from({ length: 60 }, (_, n) => n);
  const orders = [
    (n: number) => n,
    (n: number) => -n,
    (n: number) => n % 7,
    (n: number) => (n * 37) % 11,
    (n: number) => Number(n > 30),
  ];
  for (const clicksOf of orders) {
    const order = movedByClicks(products, clicksOf);
    expect([...order].sort((a, b) => a - b)).toEqual(products);
    for (const [place, product] of order.entries()) expect(Math.abs(place - product)).toBeLessThanOrEqual(MOST_MOVED);
  }
});
