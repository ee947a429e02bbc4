import { readTabText, writeTabText } from '../browser/tab-storage';

export const returnToKey = 'returnTo';

/** Remembers that the shopper came from the checkout. Without storage, signing in leads to the account instead. */
export const markReturnToCheckout = (): void => writeTabText(returnToKey, 'checkout');

/** Where to go after signing in by e-mail. Clears what `markReturnToCheckout` stored. */
export function takeReturnTo(): '/checkout' | '/account' {
  if (readTabText(returnToKey) !== 'checkout') return '/account';
  writeTabText(returnToKey, null);
  return '/checkout';
}
