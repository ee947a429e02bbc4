export { SearchModule } from './search.module.js';
export { ListingFollower } from './listing-follower.js';
export { PostgresSearchEngine } from './adapters/postgres.js';
