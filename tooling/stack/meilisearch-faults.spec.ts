import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { meilisearchFaults } from './meilisearch-faults.js';

/** Returns the faults found with a fake Meilisearch that has two keys: `s` may only search, `i` may do everything. */
async function faultsWith(env: NodeJS.ProcessEnv): Promise<string[]> {
  const server = createServer(({ url, headers }, response) => {
    const asksToSearch = url!.endsWith('/search');
    const key = headers.authorization;
    const may = url === '/health' || key === 'Bearer i' || (asksToSearch && key === 'Bearer s');
    response.writeHead(may ? 200 : 403, { 'content-type': 'application/json' });
    const refusal = { message: 'The provided API key is invalid.', code: 'invalid_api_key', type: 'auth', link: '' };
    response.end(JSON.stringify(may ? { hits: [] } : refusal));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await meilisearchFaults(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, env);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('meilisearchFaults is empty when each service has its key', async () => {
  expect(await faultsWith({ MEILI_SEARCH_KEY: 's', MEILI_INDEXER_KEY: 'i' })).toEqual([]);
});

it('meilisearchFaults names MEILI_INDEXER_KEY when the indexer has only the search key', async () => {
  expect(await faultsWith({ MEILI_API_KEY: 's' })).toEqual([
    expect.stringMatching(/may only search.*npm run search:keys.*MEILI_INDEXER_KEY/),
  ]);
});

it('meilisearchFaults names both settings when Meilisearch no longer knows the keys', async () => {
  expect(await faultsWith({ MEILI_SEARCH_KEY: 'old', MEILI_INDEXER_KEY: 'old' })).toEqual([
    expect.stringContaining('MEILI_SEARCH_KEY'),
    expect.stringContaining('MEILI_INDEXER_KEY'),
  ]);
});

it('meilisearchFaults says that Meilisearch does not answer and PostgreSQL searches instead', async () => {
  expect(await meilisearchFaults('http://127.0.0.1:2', {})).toEqual([
    'http://127.0.0.1:2 does not answer: PostgreSQL searches meanwhile',
  ]);
});
