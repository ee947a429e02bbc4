import { formatAddress } from './format-address';
import { markReturnToCheckout, returnToKey, takeReturnTo } from './return-to';

describe('takeReturnTo', () => {
  beforeEach(() => sessionStorage.clear());

  it('takeReturnTo leads to the checkout once, then to the account', () => {
    markReturnToCheckout();
    expect([takeReturnTo(), takeReturnTo()]).toEqual(['/checkout', '/account']);
  });

  it('takeReturnTo never leads to a URL outside the shop', () => {
    sessionStorage.setItem(returnToKey, 'https://evil.example');
    expect(takeReturnTo()).toBe('/account');
  });
});

it.each([
  ['+79991234567', '+7 999 123‑45‑67'],
  ['+7 999 123-45-67', '+7 999 123‑45‑67'],
  ['+375291234567', '+375291234567'],
  ['a@example.ru', 'a@example.ru'],
])('formatAddress shows the phone number or e-mail address %s as %s', (address, shown) => {
  expect(formatAddress(address).replaceAll('\u00A0', ' ')).toBe(shown);
});
