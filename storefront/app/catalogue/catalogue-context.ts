import { createStoreContext } from '../browser/create-store-context';
import type { OwnSizeStore } from './own-size-store';
import type { RecentlyViewedStore } from './recently-viewed-store';

export const [OwnSizeProvider, useOwnSize] = createStoreContext<OwnSizeStore>('OwnSizeStore');

export const [RecentlyViewedProvider, useRecentlyViewed] =
  createStoreContext<RecentlyViewedStore>('RecentlyViewedStore');
