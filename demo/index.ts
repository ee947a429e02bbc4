/** Exports of the demo for the tools that seed, remove and measure it. */
export { darkKey } from './composition/both-posters.js';
export { BRANDS } from './data/brands.js';
export { CATEGORIES, type Category } from './data/categories.js';
export { COLLECTIONS } from './data/collections.js';
export { BADGES, DIRECTORIES } from './data/menu.js';
export { ANNOUNCEMENT, bannerKey, BANNERS } from './data/showcase.js';
export { SIZE_GRIDS } from './data/sizes.js';
export { catalogueEntries, generateCatalogue } from './generate-catalogue.js';
export { ARTICLE_POSTERS } from './posters.js';
export { demoReviews } from './reviews.js';
