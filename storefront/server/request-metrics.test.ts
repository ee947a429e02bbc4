/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { RequestMetrics } from './request-metrics.js';

it('storefront metrics count requests by kind and status class, and are served on a separate port', async () => {
  const app = Fastify();
  const metrics = new RequestMetrics();
  metrics.attach(app);
  app.get('/_ipx/*', () => 'picture');
  app.get('/sw.js', () => 'file');
  app.all('/*', (_, reply) => reply.code(404).send('page'));
  for (const url of ['/_ipx/a', '/_ipx/b', '/sw.js', '/catalog', '/any?thing']) await app.inject(url);
  const server = await metrics.serve('127.0.0.1', 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text.match(/^meet_storefront_request_seconds_count.*$/gm)).toEqual([
    'meet_storefront_request_seconds_count{kind="picture",status="2xx"} 2',
    'meet_storefront_request_seconds_count{kind="file",status="2xx"} 1',
    'meet_storefront_request_seconds_count{kind="page",status="4xx"} 2',
  ]);
  expect((await fetch(origin)).status).toBe(404);
  server.closeAllConnections();
  server.close();
  await app.close();
});

it('alerts and dashboard panels in deploy/ use only storefront metrics that exist', async () => {
  const text = await new RequestMetrics().text();
  for (const file of ['prometheus/alerts.yaml', 'grafana/meet.json']) {
    const asked = readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8').match(
      /\bmeet_storefront_\w+/g,
    )!;
    for (const name of asked) expect(text).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);
  }
});
