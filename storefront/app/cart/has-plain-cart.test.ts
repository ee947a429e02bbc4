import { hasPlainCart } from './has-plain-cart';
import { plainCartCookie } from './plain-cart';

const id = '0b8e6f1c-7d0e-4c57-9b1e-0d1c2b3a4f5e';

it.each([
  [plainCartCookie([{ id, quantity: 2 }]), true],
  [`role=GUEST; cart=${id}`, true],
  ['', false],
  ['role=GUEST', false],
])('hasPlainCart finds the cart cookie in «%s»: %s', (cookies, has) => expect(hasPlainCart(cookies)).toBe(has));
