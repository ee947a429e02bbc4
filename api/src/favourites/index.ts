export { Favourites } from './favourite.model.js';
export { FavouritesModule } from './favourites.module.js';
export { type FavouritesShown } from './keep-favourites.js';
