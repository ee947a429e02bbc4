import { useEffect, useState, type ReactNode } from 'react';
import { arrivalsApi } from './arrivals/arrivals-api';
import { ArrivalsProvider } from './arrivals/arrivals-context';
import { ArrivalsStore, type TownArrivals } from './arrivals/arrivals-store';
import { cartApi } from './cart/cart-api';
import { CartProvider, TotalsProvider } from './cart/cart-context';
import { CartStore } from './cart/cart-store';
import { TotalsStore } from './cart/totals-store';
import { OwnSizeProvider, RecentlyViewedProvider } from './catalogue/catalogue-context';
import { OwnSizeStore } from './catalogue/own-size-store';
import { RecentlyViewedStore } from './catalogue/recently-viewed-store';
import type { Consent, Counters } from './consent/consent';
import { ConsentProvider } from './consent/consent-context';
import { ConsentStore } from './consent/consent-store';
import { favouritesApi } from './favourites/favourites-api';
import { FavouritesProvider } from './favourites/favourites-context';
import { FavouritesStore } from './favourites/favourites-store';
import type { AccessLevel } from './graphql/generated/graphql';
import { SearchHistoryProvider } from './search/search-context';
import { SearchHistoryStore } from './search/search-history-store';
import { SessionProvider } from './session/session-context';
import { SessionStore } from './session/session-store';
import { CooldownStore } from './sign-in/cooldown-store';
import { CooldownProvider, PageLoadTimeProvider } from './sign-in/sign-in-context';
import { ToastStore } from './toasts/toast-store';
import { ToastsProvider } from './toasts/toasts-context';

/** Data from the server with which the stores start. */
interface PageStart {
  accessLevel: AccessLevel | null;
  /** The time at which the server rendered the page, by the server's clock, in milliseconds since the epoch. */
  pageLoadTime: number;
  /** Ids of the configured analytics services; null if there are none. */
  counters: Counters | null;
  /** The shopper's answer to the cookie notice; null if there is none yet. */
  consent: Consent | null;
  /** When goods arrive in Moscow; null if it is not known. */
  arrivals: TownArrivals | null;
}

function createStores({ accessLevel, pageLoadTime, counters, consent, arrivals }: PageStart) {
  const session = new SessionStore(accessLevel);
  const toasts = new ToastStore();
  const cart = new CartStore({ api: cartApi, session, toasts });
  const totals = new TotalsStore({ api: cartApi, session, cart });
  return {
    pageLoadTime,
    session,
    toasts,
    cart,
    totals,
    arrivals: new ArrivalsStore(arrivalsApi, arrivals),
    consent: new ConsentStore(counters, consent),
    favourites: new FavouritesStore({ api: favouritesApi, session, toasts }),
    cooldown: new CooldownStore(),
    ownSize: new OwnSizeStore(),
    recentlyViewed: new RecentlyViewedStore(),
    searchHistory: new SearchHistoryStore(),
  };
}

/**
 * Creates all stores and provides them to the pages. On the server there is one set of stores per request, in the
 * browser one per tab.
 */
export function StoresProvider({ children, ...start }: PageStart & { children: ReactNode }) {
  const [stores] = useState(() => createStores(start));
  const { session, toasts, cart, totals, cooldown, pageLoadTime, ownSize, recentlyViewed, searchHistory } = stores;
  const { arrivals, favourites, consent } = stores;

  // Storage is read only after hydration, because the first render must match the server's.
  useEffect(() => {
    for (const store of [arrivals, cart, cooldown, favourites, ownSize, recentlyViewed, searchHistory, session])
      store.hydrate();
  }, [arrivals, cart, cooldown, favourites, ownSize, recentlyViewed, searchHistory, session]);

  return (
    <SessionProvider value={session}>
      <ToastsProvider value={toasts}>
        <CooldownProvider value={cooldown}>
          <PageLoadTimeProvider value={pageLoadTime}>
            <OwnSizeProvider value={ownSize}>
              <RecentlyViewedProvider value={recentlyViewed}>
                <SearchHistoryProvider value={searchHistory}>
                  <CartProvider value={cart}>
                    <TotalsProvider value={totals}>
                      <FavouritesProvider value={favourites}>
                        <ConsentProvider value={consent}>
                          <ArrivalsProvider value={arrivals}>{children}</ArrivalsProvider>
                        </ConsentProvider>
                      </FavouritesProvider>
                    </TotalsProvider>
                  </CartProvider>
                </SearchHistoryProvider>
              </RecentlyViewedProvider>
            </OwnSizeProvider>
          </PageLoadTimeProvider>
        </CooldownProvider>
      </ToastsProvider>
    </SessionProvider>
  );
}
