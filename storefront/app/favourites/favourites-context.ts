import { createStoreContext } from '../browser/create-store-context';
import type { FavouritesStore } from './favourites-store';

export const [FavouritesProvider, useFavourites] = createStoreContext<FavouritesStore>('FavouritesStore');
