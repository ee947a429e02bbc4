export { SearchModule } from './search.module.js';
export { ListingFollower } from './index/listing-follower.js';
export { SEARCH_ENGINE, type SearchEngine } from './text/search-engine.js';
export { pickSearchEngine } from './text/pick-engine.js';
export { presentPrice } from './listings/card-price.js';
export { CollectionView, ProductItemCard } from './selections/selection.model.js';
