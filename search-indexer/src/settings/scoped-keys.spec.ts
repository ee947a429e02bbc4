import { expect, it } from '@jest/globals';
import { keyOfRole } from './scoped-keys.js';

const index = { MEILI_INDEX: 'products' };

it('keyOfRole prefers the service’s own key, then one derived from the master key, then the shared key', () => {
  const all = { ...index, MEILI_SEARCH_KEY: 's', MEILI_INDEXER_KEY: 'i', MEILI_MASTER_KEY: 'm', MEILI_API_KEY: 'old' };
  expect([keyOfRole('search', all), keyOfRole('indexer', all)]).toEqual(['s', 'i']);
  const master = { ...index, MEILI_MASTER_KEY: 'm', MEILI_API_KEY: 'old' };
  expect(keyOfRole('search', master)).toMatch(/^[\da-f]{64}$/);
  expect(keyOfRole('search', master)).not.toBe(keyOfRole('indexer', master));
  const old = { ...index, MEILI_API_KEY: 'old' };
  expect([keyOfRole('search', old), keyOfRole('indexer', old)]).toEqual(['old', 'old']);
  expect(keyOfRole('search', index)).toBeUndefined();
  const empty = { ...index, MEILI_SEARCH_KEY: '', MEILI_MASTER_KEY: '', MEILI_API_KEY: '' };
  expect(keyOfRole('search', empty)).toBeUndefined();
});
