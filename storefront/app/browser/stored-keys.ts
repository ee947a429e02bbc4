interface Stored {
  /** `TAB` is session storage; `BROWSER` is local storage. */
  in: 'TAB' | 'BROWSER';
  /**
   * `SHOPPER`: it belongs to who is signed in, or to the guest who typed it, and ends at signing out and deletion at the
   * latest. `DEVICE`: it says nothing of a person, or the specification keeps it for whoever uses the browser.
   */
  owner: 'SHOPPER' | 'DEVICE';
  /** When it ends, besides the above. */
  ends: string;
}

/** Every key of local and session storage. Only keys of this list can be read and written. */
export const storedKeys = {
  checkout: { in: 'TAB', owner: 'SHOPPER', ends: 'when the order is placed' },
  'order-attempt': { in: 'TAB', owner: 'SHOPPER', ends: 'when the API has answered' },
  'placed-order': { in: 'TAB', owner: 'SHOPPER', ends: 'with the next order' },
  'save-order-code-sent-for': { in: 'TAB', owner: 'SHOPPER', ends: 'when the order is saved in the account' },
  'code-sent-for': { in: 'TAB', owner: 'SHOPPER', ends: 'when the telephone is confirmed' },
  'cart-bonuses': { in: 'TAB', owner: 'SHOPPER', ends: 'when the order is placed, or other lines are chosen' },
  returnTo: { in: 'TAB', owner: 'SHOPPER', ends: 'when the shopper has signed in' },
  cooldownUntil: { in: 'TAB', owner: 'DEVICE', ends: 'when another code may be asked for: a minute or so' },
  forcedLoads: { in: 'TAB', owner: 'DEVICE', ends: 'after ten seconds' },
  // Written by React Router.
  'react-router-scroll-positions': {
    in: 'TAB',
    owner: 'DEVICE',
    ends: 'with the tab: numbers by entry of the history',
  },
  role: { in: 'BROWSER', owner: 'SHOPPER', ends: 'with the session' },
  cartOwner: {
    in: 'BROWSER',
    owner: 'DEVICE',
    ends: 'when the cart is next shown to a guest, with the lines of that account',
  },
  ValidedPromocode: { in: 'BROWSER', owner: 'SHOPPER', ends: 'when the order is placed, or the code is not valid' },
  'expected-purchases': { in: 'BROWSER', owner: 'SHOPPER', ends: 'when the payment is counted; twenty at most' },
  cartItems: { in: 'BROWSER', owner: 'DEVICE', ends: 'when the order is placed; lines of an account: see cartOwner' },
  favourites: { in: 'BROWSER', owner: 'DEVICE', ends: 'when they are added to the account at signing in' },
  'recently-viewed': { in: 'BROWSER', owner: 'DEVICE', ends: 'by newer products' },
  'search-history': { in: 'BROWSER', owner: 'DEVICE', ends: 'by «Очистить», or newer queries' },
  'own-sizes': { in: 'BROWSER', owner: 'DEVICE', ends: 'when another size is chosen' },
  'colour-mode': { in: 'BROWSER', owner: 'DEVICE', ends: 'when the mode of the system is chosen' },
  'closed-announcement': { in: 'BROWSER', owner: 'DEVICE', ends: 'with the next announcement' },
  'banner-closed': { in: 'BROWSER', owner: 'DEVICE', ends: 'never: a flag' },
} as const satisfies Record<string, Stored>;

type KeysIn<Area extends Stored['in']> = {
  [Key in keyof typeof storedKeys]: (typeof storedKeys)[Key]['in'] extends Area ? Key : never;
}[keyof typeof storedKeys];

/** A key of session storage. */
export type TabKey = KeysIn<'TAB'>;
/** A key of local storage. */
export type BrowserKey = KeysIn<'BROWSER'>;

/** Removes what belongs to the shopper whose session has ended, so that the next one does not find it. */
export function forgetShopper(): void {
  for (const [key, { in: area, owner }] of Object.entries(storedKeys)) {
    if (owner !== 'SHOPPER') continue;
    try {
      (area === 'TAB' ? window.sessionStorage : window.localStorage).removeItem(key);
    } catch {
      // Without storage nothing was kept.
      return;
    }
  }
}
