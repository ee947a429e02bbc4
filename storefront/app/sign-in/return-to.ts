export const returnToKey = 'returnTo';

/** Remembers that the shopper came from the checkout. */
export function markReturnToCheckout(): void {
  try {
    window.sessionStorage.setItem(returnToKey, 'checkout');
  } catch {
    // Without storage, signing in leads to the account instead.
  }
}

/** Where to go after signing in by e-mail. Clears what `markReturnToCheckout` stored. */
export function takeReturnTo(): '/checkout' | '/account' {
  try {
    const marker = window.sessionStorage.getItem(returnToKey);
    if (marker !== 'checkout') return '/account';
    window.sessionStorage.removeItem(returnToKey);
    return '/checkout';
  } catch {
    return '/account';
  }
}
