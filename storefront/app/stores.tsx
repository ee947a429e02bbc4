import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { AccessLevel } from './graphql/generated/graphql';
import { cartApi } from './cart/cart-api';
import { CartStore } from './cart/cart-store';
import { ColourModeStore } from './shell/colour-mode-store';
import { CooldownStore } from './sign-in/cooldown-store';
import { OwnSizeStore } from './catalogue/own-size-store';
import { RecentlyViewedStore } from './catalogue/recently-viewed-store';
import { SearchHistoryStore } from './search/search-history-store';
import { SessionStore } from './session/session-store';
import { ToastStore } from './toasts/toast-store';
import { TotalsStore } from './cart/totals-store';

/** What the server knows of the shopper and the page at the start. */
export interface PageStart {
  accessLevel: AccessLevel | null;
  /** When the page was made, by the server's clock, in milliseconds of the epoch. */
  pageLoadTime: number;
}

/** What the shopper does, as opposed to what the loaders bring. */
export class Stores {
  readonly cart: CartStore;
  readonly colourMode = new ColourModeStore();
  readonly cooldown = new CooldownStore();
  readonly ownSize = new OwnSizeStore();
  readonly recentlyViewed = new RecentlyViewedStore();
  readonly searchHistory = new SearchHistoryStore();
  readonly session: SessionStore;
  readonly toasts = new ToastStore();
  readonly totals: TotalsStore;
  readonly pageLoadTime: number;

  constructor({ accessLevel, pageLoadTime }: PageStart) {
    this.session = new SessionStore(accessLevel);
    this.pageLoadTime = pageLoadTime;
    const { session, toasts } = this;
    this.cart = new CartStore({ api: cartApi, session, toasts });
    this.totals = new TotalsStore({ api: cartApi, session, cart: this.cart });
  }

  /** Reads what this browser keeps; only after hydration, so that the first render is the server's. */
  hydrate(): void {
    this.cart.hydrate();
    this.colourMode.hydrate();
    this.cooldown.hydrate();
    this.ownSize.hydrate();
    this.recentlyViewed.hydrate();
    this.searchHistory.hydrate();
    this.session.hydrate();
  }
}

const StoresContext = createContext<Stores | null>(null);

/** One set a request on the server and one a tab in the browser. */
export function StoresProvider({ children, ...start }: PageStart & { children: ReactNode }) {
  const [stores] = useState(() => new Stores(start));
  useEffect(() => stores.hydrate(), [stores]);
  return <StoresContext value={stores}>{children}</StoresContext>;
}

export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it');
  return stores;
}
