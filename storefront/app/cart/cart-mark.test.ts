import { cartMark, hasCartMark } from './cart-mark';

const pairOf = (cookie: string) => cookie.split(';')[0]!;

it('hasCartMark reads the mark among other cookies', () => {
  expect(hasCartMark(`access=x; ${pairOf(cartMark(true))}; device=y`)).toBe(true);
});

it.each([null, '', 'has-cart=', 'has-cart=10', 'other-has-cart=1', pairOf(cartMark(false))])(
  'hasCartMark is false for %j',
  (cookies) => expect(hasCartMark(cookies)).toBe(false),
);

it('cartMark deletes the cookie when the cart is empty', () => {
  expect(cartMark(false)).toMatch(/^has-cart=; .*Max-Age=0/);
});
