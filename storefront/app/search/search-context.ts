import { createStoreContext } from '../browser/create-store-context';
import type { SearchHistoryStore } from './search-history-store';

export const [SearchHistoryProvider, useSearchHistory] = createStoreContext<SearchHistoryStore>('SearchHistoryStore');
