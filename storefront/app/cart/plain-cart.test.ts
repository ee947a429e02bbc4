import { plainCartCookie, plainCartLimit, readPlainCart } from './plain-cart';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const pairOf = (cookie: string) => cookie.split(';')[0]!;

it('reads what it wrote, beside other cookies', () => {
  const cookie = pairOf(plainCartCookie([id(1), id(2)]));
  expect(readPlainCart(`access=x; ${cookie}; other-cart=${id(3)}`)).toEqual([id(1), id(2)]);
});

it.each([null, '', 'cart=', 'cart=<script>', `other-cart=${id(1)}`, 'cart=1.2.3'])('finds nothing in %j', (cookies) =>
  expect(readPlainCart(cookies)).toEqual([]),
);

it('takes an offer once, no more than fit, and nothing that is no id', () => {
  const many = Array.from({ length: 60 }, (_, index) => id(index));
  expect(readPlainCart(`cart=${[id(0), 'x', ...many].join('.')}`)).toEqual(many.slice(0, plainCartLimit));
  expect(plainCartCookie(many.slice(0, plainCartLimit)).length).toBeLessThan(2000);
});

it('is deleted when it is empty', () => {
  expect(plainCartCookie([])).toMatch(/^cart=; .*Max-Age=0/);
});
