import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IndexerMetrics } from './metrics.js';

export interface WatchServer {
  port: number;
  close(): Promise<void>;
}

/** HTTP server with `/metrics` for Prometheus, and `/health/live` and `/health/ready` for a process manager. */
export async function openWatchServer(metrics: IndexerMetrics, host: string, port: number): Promise<WatchServer> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/health/live') return answer(response, 200, JSON.stringify({ status: 'ok' }));
    if (path === '/health/ready') {
      const following = Object.fromEntries(metrics.states);
      const faults = Object.fromEntries(metrics.faults);
      const body = { ready: metrics.ready, following, ...(metrics.faults.size && { faults }) };
      return answer(response, metrics.ready ? 200 : 503, JSON.stringify(body));
    }
    if (path !== '/metrics') return answer(response, 404, JSON.stringify({ status: 'not found' }));
    metrics.text().then(
      (text) => answer(response, 200, text, metrics.registry.contentType),
      (error: Error) => answer(response, 500, JSON.stringify({ error: error.message })),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
