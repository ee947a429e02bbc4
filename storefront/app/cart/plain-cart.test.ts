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

it('reads what it wrote, beside other cookies', () => {
  const cookie = pairOf(plainCartCookie([line(1), line(2, 3)]));
  expect(readPlainCart(`access=x; ${cookie}; other-cart=${id(3)}`)).toEqual([line(1), line(2, 3)]);
});

it('reads a cookie from before lines had quantities', () => {
  expect(readPlainCart(`cart=${id(1)}.${id(2)}`)).toEqual([line(1), line(2)]);
});

it.each([null, '', 'cart=', 'cart=<script>', `other-cart=${id(1)}`, 'cart=1.2.3'])('finds nothing in %j', (cookies) =>
  expect(readPlainCart(cookies)).toEqual([]),
);

it.each(['0', '-1', '1.5', '100', 'x', ''])('takes no line of %j units', (quantity) =>
  expect(readPlainLine(`${id(1)}*${quantity}`)).toBeNull(),
);

it('takes an offer once, no more than fit, and nothing that is no id', () => {
  const many = Array.from({ length: 60 }, (_, index) => line(index));
  const cookie = pairOf(plainCartCookie([line(0), ...many])).replace('.', '.x.');
  expect(readPlainCart(cookie)).toEqual(many.slice(0, plainCartLimit));
  expect(plainCartCookie(many.slice(0, plainCartLimit)).length).toBeLessThan(2000);
});

it('has as many units as a cart, whatever the cookie says', () => {
  expect(plainCartFits([line(1, 60), line(2, 40)])).toBe(true);
  expect(plainCartFits([line(1, 60), line(2, 41)])).toBe(false);
  expect(readPlainCart(pairOf(plainCartCookie([line(1, 60), line(2, 41), line(3)])))).toEqual([line(1, 60), line(3)]);
});

it('is deleted when it is empty', () => {
  expect(plainCartCookie([])).toMatch(/^cart=; .*Max-Age=0/);
});
