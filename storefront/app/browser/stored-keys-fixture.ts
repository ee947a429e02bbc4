import type { BrowserKey, TabKey } from './stored-keys';

/** Whether a key is removed at the end of the session. A key without an entry does not compile. */
const TAB: Record<TabKey, 'ends' | 'stays'> = {
  checkout: 'ends',
  'order-attempt': 'ends',
  'express-attempt': 'ends',
  'placed-order': 'ends',
  'save-order-code-sent-for': 'ends',
  'code-sent-for': 'ends',
  'cart-bonuses': 'ends',
  returnTo: 'ends',
  cooldownUntil: 'stays',
  forcedLoads: 'stays',
  'react-router-scroll-positions': 'stays',
};
const BROWSER: Record<BrowserKey, 'ends' | 'stays'> = {
  role: 'ends',
  city: 'ends',
  ValidedPromocode: 'ends',
  'held-items': 'ends',
  'expected-purchases': 'ends',
  cartOwner: 'stays',
  cartItems: 'stays',
  favourites: 'stays',
  'recently-viewed': 'stays',
  'search-history': 'stays',
  'own-sizes': 'stays',
  'colour-mode': 'stays',
  'closed-announcement': 'stays',
  'banner-closed': 'stays',
};

const keysThat = (what: 'ends' | 'stays') =>
  Object.entries({ ...TAB, ...BROWSER })
    .flatMap(([key, one]) => (one === what ? key : []))
    .sort();

/** Keys that are kept when the session ends. */
export const STAYING = keysThat('stays');
export const ALL = [...keysThat('ends'), ...STAYING].sort();

/** Writes every key. */
export function fillStorage(): void {
  for (const key of Object.keys(TAB)) sessionStorage.setItem(key, 'x');
  for (const key of Object.keys(BROWSER)) localStorage.setItem(key, 'x');
}

export const keptKeys = (): string[] => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort();
