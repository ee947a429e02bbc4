export { Favourites } from './favourite.model.js';
export { FavouritesModule } from './favourites.module.js';
export { type FavouritesShown } from './keep-favourites.js';
export { type SharedFavouritesShown } from './share-favourites.js';
export { SharedFavourites } from './shared-favourites.model.js';
