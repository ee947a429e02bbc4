import { cartMark, markedLines } from './cart-mark';

const pairOf = (cookie: string) => cookie.split(';')[0]!;

it.each([
  [1, 1],
  [3, 3],
  [40, 9],
])('markedLines reads the cookie of a cart with %d lines among other cookies as %d', (lines, marked) => {
  expect(markedLines(`access=x; ${pairOf(cartMark(lines))}; device=y`)).toBe(marked);
});

it.each([null, '', 'has-cart=', 'has-cart=0', 'has-cart=10', 'other-has-cart=1', pairOf(cartMark(0))])(
  'markedLines returns 0 cart lines for the cookies %j',
  (cookies) => expect(markedLines(cookies)).toBe(0),
);

it('cartMark deletes the cookie when the cart is empty', () => {
  expect(cartMark(0)).toMatch(/^has-cart=; .*Max-Age=0/);
});
