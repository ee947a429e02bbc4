export { SearchModule } from './search.module.js';
export { ListingFollower } from './listing-follower.js';
export { SEARCH_ENGINE, type SearchEngine } from './search-engine.js';
export { pickSearchEngine } from './pick-engine.js';
export { presentPrice } from './card-price.js';
export { CardImage, CardSize } from './listing.model.js';
export { ProductItemCard } from './selection.model.js';
