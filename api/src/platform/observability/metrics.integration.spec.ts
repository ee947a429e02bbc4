import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { openMetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';

it('the metrics server has a port of its own and reports process figures and queue lengths by topic', async () => {
  const api = await startTestApi([]);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port: METRICS_PORT } = taken.address() as AddressInfo;
  const address = { METRICS_HOST: '127.0.0.1', METRICS_PORT };
  const log = { warn: () => undefined };
  try {
    await expect(openMetricsServer(api.app.get(Metrics), address, log)).rejects.toThrow('EADDRINUSE');
    taken.close();
    await once(taken, 'close');
    const server = (await openMetricsServer(api.app.get(Metrics), address, log))!;
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics?all`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect((await answer.text()).split('\n')).toEqual(
      expect.arrayContaining([
        'meet_outbox_waiting_events{topic="order.letter"} 0',
        'meet_outbox_waiting_events{topic="order.sms"} 0',
        'meet_outbox_dead_events{topic="order.sms"} 0',
        'meet_api_metrics_complete 1',
        expect.stringMatching(/^process_cpu_seconds_total /),
      ]),
    );
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    expect((await fetch(`${api.origin}/metrics`)).status).toBe(404);
    await server.close();
    expect(await openMetricsServer(api.app.get(Metrics), { ...address, METRICS_PORT: 0 }, log)).toBeNull();
  } finally {
    await api.close();
  }
});

it('metrics are served while the database is down and marked as incomplete', async () => {
  const metrics = new Metrics();
  metrics.beforeEach(() => Promise.reject(new Error('no database')));
  expect((await metrics.text()).split('\n')).toContain('meet_api_metrics_complete 0');
});

describe('requests', () => {
  let api: TestApi;
  const lines = async () => (await api.app.get(Metrics).text()).split('\n');
  beforeAll(async () => {
    api = await startTestApi([]);
  });
  afterAll(() => api.close());

  it('request metrics count requests by route and status class, and unknown URLs together', async () => {
    for (const path of ['/health/live', '/some/thing', '/another']) await fetch(`${api.origin}${path}`);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'meet_api_request_seconds_count{route="/health/live",status="2xx"} 1',
        'meet_api_request_seconds_count{route="none",status="4xx"} 2',
      ]),
    );
  });

  it('call metrics count GraphQL calls and their error codes without names invented by clients', async () => {
    await api.ask('{ mine: brandList { items { name } } }');
    await api.ask('mutation { mine: cancelOrder(dto: { uuid: "0c5b2444-70a0-4932-980c-b4dc0d3f02b5" }) { id } }');
    await api.ask('{ whatever }');
    const found = (await lines()).filter((line) => /^meet_api_call_(seconds_count|errors_total)/.test(line));
    expect(found).toEqual([
      'meet_api_call_seconds_count{call="brandList"} 1',
      'meet_api_call_seconds_count{call="cancelOrder"} 1',
      'meet_api_call_errors_total{call="cancelOrder",code="UNAUTHORIZED"} 1',
      'meet_api_call_errors_total{call="none",code="GRAPHQL_VALIDATION_FAILED"} 1',
    ]);
  });

  it('alerts and panels in deploy/ use only metrics that the API exports', async () => {
    const metrics = new Set((await lines()).flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []));
    const folder = join(import.meta.dirname, '../../../../deploy');
    for (const file of ['prometheus/alerts.yaml', 'grafana/meet.json']) {
      const text = await readFile(join(folder, file), 'utf8');
      const asked = text.match(/\b(meet_(?!search_|storefront_)|process_|nodejs_)\w+/g)!;
      expect(asked.length).toBeGreaterThan(5);
      for (const name of asked) expect(metrics).toContain(name.replace(/_(bucket|count|sum)$/, ''));
    }
  });
});
