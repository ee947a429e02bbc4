import { formatAddress } from './format-address';
import { markReturnToCheckout, returnToKey, takeReturnTo } from './return-to';

describe('where the mail-only form leads', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the checkout once, then the account', () => {
    markReturnToCheckout();
    expect([takeReturnTo(), takeReturnTo()]).toEqual(['/checkout', '/account']);
  });

  it('is never another place', () => {
    sessionStorage.setItem(returnToKey, 'https://evil.example');
    expect(takeReturnTo()).toBe('/account');
  });
});

it.each([
  ['+79991234567', '+7 999 123‑45‑67'],
  ['+7 999 123-45-67', '+7 999 123‑45‑67'],
  ['+375291234567', '+375291234567'],
  ['a@example.ru', 'a@example.ru'],
])('%s reads %s', (address, shown) => {
  expect(formatAddress(address).replaceAll('\u00A0', ' ')).toBe(shown);
});
