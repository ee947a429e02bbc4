import 'reflect-metadata';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { parseConfig } from './config.js';
import { Drain } from './platform/http/drain.js';
import { InputValidationPipe } from './platform/graphql/validation.pipe.js';
import { LOGGER, NestLogger } from './platform/observability/logger.js';
import { QueryGate } from './platform/query-budget/query-gate.js';

const BODY_LIMIT_BYTES = 256 * 1024;
/** A request must arrive within the first; Node checks at the second interval: 30 seconds at most. */
const REQUEST_TIMEOUT_MS = 25_000;
const CONNECTIONS_CHECKING_INTERVAL_MS = 5000;

/** Answers are data: nothing in them may run or be framed. */
const API_POLICY = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/** The whole API, not yet listening. */
export async function createApp(): Promise<NestFastifyApplication> {
  const { TRUSTED_PROXIES, NODE_ENV } = parseConfig(process.env);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: TRUSTED_PROXIES ?? false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node gives the body the larger of headersTimeout (60 seconds by default) and requestTimeout.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL_MS },
    // Requests that arrive while the port is being closed are answered, not refused with 503.
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(new NestLogger(app.get<Logger>(LOGGER)));
  // GraphiQL, which is served in development only, loads its scripts from another host.
  await app.register(helmet, {
    contentSecurityPolicy: NODE_ENV === 'development' ? false : API_POLICY,
    // Frontends of other origins show our pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  app.get(Drain).watch(adapter.getInstance().server);
  app.get(QueryGate).attach(adapter.getInstance());
  app.useGlobalPipes(new InputValidationPipe());
  return app;
}
