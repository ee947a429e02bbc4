/**
 * Keys with data of the signed-in shopper, or of the guest who typed the data. They are removed at the latest at
 * sign-out or when the account is deleted; the comments say when they are removed earlier.
 */
const shopperKeys = {
  /** Session storage. */
  TAB: [
    'checkout', // Removed when the order is placed.
    'order-attempt', // Removed when the API has responded.
    'express-attempt', // Removed when the API has responded.
    'placed-order', // Removed with the next order.
    'save-order-code-sent-for', // Removed when the order is saved in the account.
    'code-sent-for', // Removed when the telephone number is confirmed.
    'cart-bonuses', // Removed when the order is placed, or other lines are chosen.
    'returnTo', // Removed when the shopper has signed in.
  ],
  /** Local storage. */
  BROWSER: [
    'role', // Removed with the session.
    'city', // Kept until another town is chosen.
    'ValidedPromocode', // Removed when the order is placed, or the code is not valid.
    'held-items', // Removed with the next order.
    'expected-purchases', // Removed when the purchase is reported to analytics; at most twenty entries.
  ],
} as const;

/** Keys of session storage without personal data. */
type DeviceTabKey =
  | 'cooldownUntil' // Kept until another code may be requested: about a minute.
  | 'forcedLoads' // Kept for ten seconds.
  | 'react-router-scroll-positions'; // Kept with the tab. React Router stores scroll positions by history entry.

/** Keys of local storage without personal data, or that the specification keeps for every user of the browser. */
type DeviceBrowserKey =
  | 'cartOwner' // Kept until a guest next opens the cart; then the cart lines of that account are removed, too.
  | 'cartItems' // Kept until the order is placed; for lines of an account see cartOwner.
  | 'favourites' // Kept until the favourites are added to the account at sign-in.
  | 'recently-viewed' // Kept until newer products replace them.
  | 'search-history' // Kept until «Очистить» is pressed, or newer queries replace them.
  | 'own-sizes' // Kept until another size is chosen.
  | 'colour-mode' // Kept until the system's colour mode is chosen.
  | 'closed-announcement' // Kept until the next announcement.
  | 'banner-closed'; // Kept permanently: a flag.

/** A key of session storage. Only keys of these lists can be read and written. */
export type TabKey = (typeof shopperKeys.TAB)[number] | DeviceTabKey;
/** A key of local storage. */
export type BrowserKey = (typeof shopperKeys.BROWSER)[number] | DeviceBrowserKey;

/** Removes the data of the shopper whose session has ended, so that the next shopper does not see them. */
export function forgetShopper(): void {
  try {
    for (const key of shopperKeys.TAB) window.sessionStorage.removeItem(key);
    for (const key of shopperKeys.BROWSER) window.localStorage.removeItem(key);
  } catch {
    // Without storage nothing was stored.
  }
}
