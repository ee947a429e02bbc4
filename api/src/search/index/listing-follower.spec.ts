import type { Logger } from 'pino';
import type { SearchConfig } from '../search.config.js';
import { ListingFollower } from './listing-follower.js';

it('gives no half of the goods: until all are read, whoever asks is told to come again', () => {
  const follower = new ListingFollower({} as SearchConfig, {} as Logger);
  const loading = expect.objectContaining({ extensions: { code: 'CATALOGUE_LOADING' } });
  expect(follower.ready).toBe(false);
  expect(() => follower.index).toThrow(loading);
  expect(() => follower.lexicon).toThrow(loading);
});
