import {
  plainCartCookie,
  plainCartFits,
  plainCartLimit,
  readPlainCart,
  readPlainLine,
  type PlainLine,
} from './plain-cart';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const line = (number: number, quantity = 1): PlainLine => ({ id: id(number), quantity });
const pairOf = (cookie: string) => cookie.split(';')[0]!;

it('readPlainCart reads back its cookie among other cookies', () => {
  const cookie = pairOf(plainCartCookie([line(1), line(2, 3)]));
  expect(readPlainCart(`access=x; ${cookie}; other-cart=${id(3)}`)).toEqual([line(1), line(2, 3)]);
});

it('readPlainCart reads old cart cookies without quantities as one unit per line', () => {
  expect(readPlainCart(`cart=${id(1)}.${id(2)}`)).toEqual([line(1), line(2)]);
});

it.each([null, '', 'cart=', 'cart=<script>', `other-cart=${id(1)}`, 'cart=1.2.3'])(
  'readPlainCart returns no lines for the cookies %j',
  (cookies) => expect(readPlainCart(cookies)).toEqual([]),
);

it.each(['0', '-1', '1.5', '100', 'x', ''])('readPlainLine refuses a quantity of %j', (quantity) =>
  expect(readPlainLine(`${id(1)}*${quantity}`)).toBeNull(),
);

it('readPlainCart drops repeated offers, lines above the limit and invalid ids', () => {
  const many = Array.from({ length: 60 }, (_, index) => line(index));
  const cookie = pairOf(plainCartCookie([line(0), ...many])).replace('.', '.x.');
  expect(readPlainCart(cookie)).toEqual(many.slice(0, plainCartLimit));
  expect(plainCartCookie(many.slice(0, plainCartLimit)).length).toBeLessThan(2000);
});

it('readPlainCart reads at most as many units as a cart may hold', () => {
  expect(plainCartFits([line(1, 60), line(2, 40)])).toBe(true);
  expect(plainCartFits([line(1, 60), line(2, 41)])).toBe(false);
  expect(readPlainCart(pairOf(plainCartCookie([line(1, 60), line(2, 41), line(3)])))).toEqual([line(1, 60), line(3)]);
});

it('plainCartCookie deletes the cookie when the cart is empty', () => {
  expect(plainCartCookie([])).toMatch(/^cart=; .*Max-Age=0/);
});
