export const returnToKey = 'returnTo';

/** Remembers that the shopper was on the way to the checkout. */
export function markReturnToCheckout(): void {
  try {
    window.sessionStorage.setItem(returnToKey, 'checkout');
  } catch {
    // The account is where signing in leads without it.
  }
}

/** Where the mail-only form leads; the marker is used up. */
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
