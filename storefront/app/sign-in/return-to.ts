export const returnToKey = 'returnTo';

/** Remembers that the shopper came from the checkout. */
export function markReturnToCheckout(): void {
  try {
    window.sessionStorage.setItem(returnToKey, 'checkout');
  } catch {
    // Without storage, signing in leads to the account.
  }
}

/** Where the form for e-mail alone leads after signing in. Removes the marker. */
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
