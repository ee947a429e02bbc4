import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { picturePrefixes } from './pass-pictures-on.js';

/** Bucket limits in seconds: from a page served from memory to a page so slow that nobody waits for it. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts the requests of this server, in the text format of Prometheus. */
export class RequestMetrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'meet_storefront_request_seconds',
    help: 'Requests by what is asked (page with data and forms, picture, file) and class of status, with the time of the answer',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  attach(app: FastifyInstance): void {
    app.addHook('onResponse', ({ routeOptions }, { statusCode, elapsedTime }, done) => {
      const status = `${Math.floor(statusCode / 100)}xx`;
      this.requests.observe({ kind: kindOf(routeOptions.url), status }, elapsedTime / 1000);
      done();
    });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** Serves `/metrics` on a separate port, which the edge proxy does not forward. Rejects if the port is taken. */
  async serve(host: string, port: number): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
      void this.text().then((text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text));
    });
    await once(server.listen(port, host), 'listening');
    return server;
  }
}

function kindOf(route: string | undefined): string {
  if (route === '/*') return 'page';
  return picturePrefixes.some((prefix) => route === `${prefix}*`) ? 'picture' : 'file';
}
