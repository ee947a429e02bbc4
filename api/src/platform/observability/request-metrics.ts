import type { ApolloServerPlugin } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { DocumentNode } from 'graphql';
import { Counter, Histogram } from 'prom-client';
import { rootCalls } from '../graphql/root-calls.js';
import { Metrics } from './metrics.js';

/** Bounds in seconds: from an answer out of memory to an answer that no client waits for. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Counts requests by route, and calls by name. Routes, calls and codes come from the API, so no client can invent one.
 */
@Injectable()
export class RequestMetrics {
  private readonly requests: Histogram<'route' | 'status'>;
  private readonly calls: Histogram<'call'>;
  private readonly errors: Counter<'call' | 'code'>;
  private readonly callsOf = new WeakMap<DocumentNode, readonly string[]>();

  constructor(metrics: Metrics) {
    const registers = [metrics.registry];
    this.requests = new Histogram({
      name: 'meet_api_request_seconds',
      help: 'Requests by route and class of status, with the time until they were answered',
      labelNames: ['route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.calls = new Histogram({
      name: 'meet_api_call_seconds',
      help: 'Calls of GraphQL that were executed, with the time of their whole document; answers from memory are none',
      labelNames: ['call'],
      buckets: BUCKETS,
      registers,
    });
    this.errors = new Counter({
      name: 'meet_api_call_errors_total',
      help: 'Errors in answers of GraphQL by code; without a call where the document was refused',
      labelNames: ['call', 'code'],
      registers,
    });
  }

  /** Adds the hook. Call it before adding the hooks that may refuse a request. */
  attach(app: FastifyInstance): void {
    app.addHook('onResponse', ({ routeOptions }, { statusCode, elapsedTime }, done) => {
      const status = `${Math.floor(statusCode / 100)}xx`;
      this.requests.observe({ route: routeOptions.url ?? 'none', status }, elapsedTime / 1000);
      done();
    });
  }

  plugin(): ApolloServerPlugin {
    return {
      requestDidStart: ({ schema }) => {
        const began = performance.now();
        return Promise.resolve({
          willSendResponse: ({ document, operation, response }) => {
            // Without an operation the document was not valid, and may contain any name.
            let calls = operation && document ? this.callsOf.get(document) : [];
            if (!calls) this.callsOf.set(document!, (calls = [...rootCalls(document!, schema)]));
            for (const call of calls) this.calls.observe({ call }, (performance.now() - began) / 1000);
            const { body } = response;
            const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
            for (const { path, extensions } of errors) {
              const call = typeof path?.[0] === 'string' ? this.nameOf(path[0], calls) : 'none';
              this.errors.inc({ call, code: String(extensions?.['code'] ?? 'none') });
            }
            return Promise.resolve();
          },
        });
      },
    };
  }

  /** An alias is a word of the client's own. */
  private nameOf(key: string, calls: readonly string[]): string {
    return calls.includes(key) ? key : calls.length === 1 ? calls[0]! : 'alias';
  }
}
