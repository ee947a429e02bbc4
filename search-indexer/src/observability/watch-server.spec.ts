import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Backlog } from './backlog.js';
import { IndexerMetrics } from './metrics.js';
import { openWatchServer, type WatchServer } from './watch-server.js';

let backlog: Backlog | Error;
let metrics: IndexerMetrics;
let server: WatchServer;

beforeEach(async () => {
  backlog = { changes: 7, lagSeconds: 1.5, engineBehind: 3, deadLetters: { document: 2 } };
  metrics = new IndexerMetrics(() => (backlog instanceof Error ? Promise.reject(backlog) : Promise.resolve(backlog)));
  server = await openWatchServer(metrics, '127.0.0.1', 0);
});
afterEach(() => server.close());

const get = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
};
const lines = async () => (await get('/metrics')).body.split('\n').filter((line) => line.startsWith('meet_search_'));

it('/metrics of the search indexer reports documents written, failures and the backlog', async () => {
  metrics.state('postgres', 'following');
  metrics.written('postgres', 40, 1);
  metrics.written('postgres', 2, 0);
  metrics.failed('meilisearch', 'The provided API key is invalid.');
  expect((await get('/metrics')).type).toMatch(/^text\/plain/);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'meet_search_documents_total{sink="postgres"} 42',
      'meet_search_batches_total{sink="postgres"} 2',
      'meet_search_refused_total{sink="postgres"} 1',
      'meet_search_failures_total{sink="meilisearch"} 1',
      'meet_search_following{sink="postgres"} 1',
      'meet_search_outbox_changes 7',
      'meet_search_lag_seconds 1.5',
      'meet_search_engine_documents_behind 3',
      'meet_search_dead_letters{stage="document"} 2',
      'meet_search_database_up 1',
    ]),
  );
});

it('/metrics of the search indexer drops dead letters that were replayed', async () => {
  await lines();
  backlog = { changes: 0, lagSeconds: 0, engineBehind: null, deadLetters: {} };
  expect((await lines()).filter((line) => line.includes('dead_letters'))).toEqual([]);
});

it('/metrics of the search indexer answers while the database is down', async () => {
  backlog = new Error('no database');
  expect(await lines()).toContain('meet_search_database_up 0');
});

it('/health/ready returns 200 once every follower is following', async () => {
  expect((await get('/health/live')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(503);
  metrics.state('postgres', 'following');
  metrics.state('meilisearch', 'connecting');
  expect((await get('/health/ready')).status).toBe(503);
  metrics.state('meilisearch', 'waiting');
  expect(await get('/health/ready')).toMatchObject({
    status: 200,
    body: JSON.stringify({ ready: true, following: { postgres: 'following', meilisearch: 'waiting' } }),
  });
  expect((await get('/other')).status).toBe(404);
});

it('/health/ready returns 503 with the reason while the engine fails, and 200 after recovery', async () => {
  metrics.state('meilisearch', 'following');
  metrics.failed('meilisearch', 'The provided API key is invalid.');
  const failing = await get('/health/ready');
  expect([failing.status, JSON.parse(failing.body)]).toMatchObject([
    503,
    { ready: false, faults: { meilisearch: 'The provided API key is invalid.' } },
  ]);
  metrics.inStep('meilisearch');
  expect((await get('/health/ready')).status).toBe(200);
});
