import type { Logger } from 'pino';
import type { SearchConfig } from '../search.config.js';
import { ListingFollower } from './listing-follower.js';

it('the API returns CATALOGUE_LOADING until all products are loaded', () => {
  const follower = new ListingFollower({} as SearchConfig, {} as Logger);
  const loading = expect.objectContaining({ extensions: { code: 'CATALOGUE_LOADING' } });
  expect(follower.ready).toBe(false);
  expect(() => follower.index).toThrow(loading);
  expect(() => follower.lexicon).toThrow(loading);
});
