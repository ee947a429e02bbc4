/**
 * Keys that belong to who is signed in, or to the guest who typed them. They end at signing out and deletion at the latest;
 * the comments say when before that.
 */
const shopperKeys = {
  /** Session storage. */
  TAB: [
    'checkout', // When the order is placed.
    'order-attempt', // When the API has answered.
    'express-attempt', // When the API has answered.
    'placed-order', // With the next order.
    'save-order-code-sent-for', // When the order is saved in the account.
    'code-sent-for', // When the telephone is confirmed.
    'cart-bonuses', // When the order is placed, or other lines are chosen.
    'returnTo', // When the shopper has signed in.
  ],
  /** Local storage. */
  BROWSER: [
    'role', // With the session.
    'city', // Until another town is chosen.
    'ValidedPromocode', // When the order is placed, or the code is not valid.
    'held-items', // With the next order.
    'expected-purchases', // When the payment is counted; twenty at most.
  ],
} as const;

/** Keys of session storage that say nothing of a person. */
type DeviceTabKey =
  | 'cooldownUntil' // Until another code may be asked for: a minute or so.
  | 'forcedLoads' // Ten seconds.
  | 'react-router-scroll-positions'; // With the tab. React Router writes numbers by entry of the history.

/** Keys of local storage that say nothing of a person, or that the specification keeps for whoever uses the browser. */
type DeviceBrowserKey =
  | 'cartOwner' // Until the cart is next shown to a guest, with the lines of that account.
  | 'cartItems' // Until the order is placed; lines of an account: see cartOwner.
  | 'favourites' // Until they are added to the account at signing in.
  | 'recently-viewed' // Until there are newer products.
  | 'search-history' // Until «Очистить», or newer queries.
  | 'own-sizes' // Until another size is chosen.
  | 'colour-mode' // Until the mode of the system is chosen.
  | 'closed-announcement' // Until the next announcement.
  | 'banner-closed'; // Always: a flag.

/** A key of session storage. Only keys of these lists can be read and written. */
export type TabKey = (typeof shopperKeys.TAB)[number] | DeviceTabKey;
/** A key of local storage. */
export type BrowserKey = (typeof shopperKeys.BROWSER)[number] | DeviceBrowserKey;

/** Removes what belongs to the shopper whose session has ended, so that the next one does not find it. */
export function forgetShopper(): void {
  try {
    for (const key of shopperKeys.TAB) window.sessionStorage.removeItem(key);
    for (const key of shopperKeys.BROWSER) window.localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
