import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startTestApi } from '../../testing/test-api.js';
import { openMetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';

it('the metrics contain process figures and queue lengths by topic, on a port of their own', async () => {
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

it('metrics are served while the database is down, with a note that figures are stale', async () => {
  const metrics = new Metrics();
  metrics.beforeEach(() => Promise.reject(new Error('no database')));
  expect((await metrics.text()).split('\n')).toContain('meet_api_metrics_complete 0');
});
