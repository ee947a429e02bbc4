import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

export interface MetricsAddress {
  METRICS_HOST: string;
  /** 0 means no server. Undefined means the usual port, or no server if that port is taken. */
  METRICS_PORT?: number;
}

const USUAL_PORT = 4002;

/**
 * Serves `/metrics` for Prometheus on a port of its own, so that no proxy in front of the API forwards it by mistake.
 * Returns null if no server is wanted. Throws if a configured port is taken.
 */
export async function openMetricsServer(
  metrics: Metrics,
  { METRICS_HOST: host, METRICS_PORT }: MetricsAddress,
  log: Pick<Logger, 'warn'>,
): Promise<MetricsServer | null> {
  if (METRICS_PORT === 0) return null;
  const port = METRICS_PORT ?? USUAL_PORT;
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    if (METRICS_PORT !== undefined || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    log.warn({ port }, 'another program has the port: no metrics. METRICS_PORT chooses another one');
    return null;
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
