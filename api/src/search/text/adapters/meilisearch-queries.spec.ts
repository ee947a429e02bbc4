import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MeilisearchQueries, type SearchQuery } from './meilisearch-queries.js';

const QUERY: SearchQuery = { q: 'кеды', matchingStrategy: 'all', limit: 8 };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: RequestListener): Promise<MeilisearchQueries> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server!.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return new MeilisearchQueries({
    url: `http://127.0.0.1:${port}`,
    apiKey: 'key of searches',
    index: 'goods',
    timeoutMs: 100,
  });
}

it('all queries of one Meilisearch index go in one request with its key', async () => {
  const asked: unknown[] = [];
  const queries = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(request.url, request.headers.authorization, JSON.parse(body));
      response.end(JSON.stringify({ results: [{ hits: [{ id: '1' }], estimatedTotalHits: 7 }] }));
    });
  });
  expect(await queries.ask([QUERY, QUERY])).toEqual([{ hits: [{ id: '1' }], totalHits: 7 }]);
  const query = { indexUid: 'goods', attributesToRetrieve: ['id'], ...QUERY };
  expect(asked).toEqual(['/multi-search', 'Bearer key of searches', { queries: [query, query] }]);
});

it('a Meilisearch request times out if the engine never responds', async () => {
  const queries = await serve(() => undefined);
  await expect(queries.ask([QUERY])).rejects.toThrow(/timed out/i);
});

it('a Meilisearch request fails if the response stops midway', async () => {
  const queries = await serve((_, response) => void response.write('{"results":['));
  await expect(queries.ask([QUERY])).rejects.toThrow(/timed out/i);
});

it('a Meilisearch error is reported with the engine’s own message', async () => {
  const queries = await serve((_, response) => {
    response.statusCode = 404;
    response.end(JSON.stringify({ message: 'Index `goods` not found.', code: 'index_not_found' }));
  });
  await expect(queries.ask([QUERY])).rejects.toThrow('Meilisearch answers 404: Index `goods` not found.');
});

it('a Meilisearch error names the command to run if the key is refused', async () => {
  const queries = await serve((_, response) => {
    response.statusCode = 403;
    response.end(JSON.stringify({ message: 'The provided API key is invalid.', code: 'invalid_api_key' }));
  });
  await expect(queries.ask([QUERY])).rejects.toThrow(/npm run search:keys.* set MEILI_SEARCH_KEY/);
});
