import { cartMark, hasCartMark } from './cart-mark';

const pairOf = (cookie: string) => cookie.split(';')[0]!;

it('is read beside other cookies', () => {
  expect(hasCartMark(`access=x; ${pairOf(cartMark(true))}; device=y`)).toBe(true);
});

it.each([null, '', 'has-cart=', 'has-cart=10', 'other-has-cart=1', pairOf(cartMark(false))])(
  'is not in %j',
  (cookies) => expect(hasCartMark(cookies)).toBe(false),
);

it('is deleted when the cart is empty', () => {
  expect(cartMark(false)).toMatch(/^has-cart=; .*Max-Age=0/);
});
