import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { ColourModeStore } from './colour-mode-store';
import { OwnSizeStore } from './own-size-store';
import { RecentlyViewedStore } from './recently-viewed-store';
import { SearchHistoryStore } from './search-history-store';

/** What the shopper does, as opposed to what the loaders bring. */
export class Stores {
  readonly colourMode = new ColourModeStore();
  readonly ownSize = new OwnSizeStore();
  readonly recentlyViewed = new RecentlyViewedStore();
  readonly searchHistory = new SearchHistoryStore();

  /** Reads what this browser keeps; only after hydration, so that the first render is the server's. */
  hydrate(): void {
    this.colourMode.hydrate();
    this.ownSize.hydrate();
    this.recentlyViewed.hydrate();
    this.searchHistory.hydrate();
  }
}

const StoresContext = createContext<Stores | null>(null);

/** One set a request on the server and one a tab in the browser. */
export function StoresProvider({ children }: { children: ReactNode }) {
  const [stores] = useState(() => new Stores());
  useEffect(() => stores.hydrate(), [stores]);
  return <StoresContext value={stores}>{children}</StoresContext>;
}

export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it');
  return stores;
}
