import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import proxyAddr from '@fastify/proxy-addr';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { Clients } from './clients/index.js';
import { parseConfig, type Config } from './config.js';
import { DeskCalls, serveDesk } from './desk/index.js';
import { Staff } from './identity/index.js';
import { knowsEdgeSecret } from './platform/auth/client.js';
import { serveGraphiql } from './pages/serve-graphiql.js';
import { PACKED_FOLDERS, servePackages } from './pages/serve-packages.js';
import { AnswerMemory } from './platform/graphql/answer-memory.js';
import { CONFIG } from './platform/config/config.module.js';
import { servesGraphiql } from './platform/graphql/developer-settings.js';
import { attachGraphqlBodies, BODY_LIMIT_BYTES, withFewValues } from './platform/http/graphql-bodies.js';
import { crossOrigin, openTo } from './platform/http/cross-origin.js';
import { Drain } from './platform/http/drain.js';
import { parseInTurns } from './platform/http/parse-in-turns.js';
import { attachRefusalLog } from './platform/http/log-refusals.js';
import { requestIdOf } from './platform/http/request-id.js';
import { attachEntityTags } from './platform/http/entity-tags.js';
import { attachRequestScope } from './platform/http/request-scope.js';
import { attachSecurityHeaders } from './platform/http/security-headers.js';
import { InputValidationPipe } from './platform/graphql/validation.pipe.js';
import { LOGGER, NestLogger } from './platform/observability/logger.js';
import { RequestMetrics } from './platform/observability/request-metrics.js';
import { Programs } from './programs/index.js';
import { QueryGate } from './platform/query-budget/query-gate.js';
import { SubscriptionServer } from './subscriptions/index.js';

/**
 * Time limit for receiving a whole request. Node checks it only once per interval, so a request is cut off after at
 * most 30 seconds.
 */
const REQUEST_TIMEOUT_MS = 25_000;
const CONNECTIONS_CHECKING_INTERVAL_MS = 5000;

/** Content security policy: responses of the API are data, so nothing in them may run, and no page may frame them. */
const API_POLICY = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/** Returns the complete API application. It is not listening yet. */
export async function createApp(): Promise<NestFastifyApplication> {
  const config = parseConfig(process.env);
  const { TRUSTED_PROXIES, EDGE_SECRET } = config;
  const isProxy = proxyAddr.compile(TRUSTED_PROXIES ?? []);
  const requestId = (request: IncomingMessage): string =>
    requestIdOf(
      request,
      knowsEdgeSecret(request.headers, EDGE_SECRET) || isProxy(request.socket.remoteAddress ?? '', 0),
    );
  const adapter = new FastifyAdapter({
    genReqId: requestId,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: TRUSTED_PROXIES ?? false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node's limit for receiving the body is the larger of headersTimeout (60 seconds by default) and requestTimeout,
    // so both must be set.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL_MS },
    // Requests that arrive while the server is closing are still answered. Fastify would refuse them with 503.
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(new NestLogger(app.get<Logger>(LOGGER)));
  attachRequestScope(adapter.getInstance());
  app.get(RequestMetrics).attach(adapter.getInstance());
  attachRefusalLog(adapter.getInstance(), app.get<Logger>(LOGGER));
  attachSecurityHeaders(adapter.getInstance(), {
    contentSecurityPolicy: API_POLICY,
    // Frontends on other origins may show the API's pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  const clients = app.get(Clients);
  // Registered before the query limits, so that preflight requests cost nothing, and pages can read refusals.
  const mayRead = openTo(config, (origin) => clients.hasOrigin(origin));
  await app.register(cors, { delegator: crossOrigin(mayRead) });
  clients.attach(adapter.getInstance(), app.get(QueryGate).persisted);
  // Registered before the query limits, so that a program spends its own points.
  app.get(Programs).attach(adapter.getInstance());
  serveGraphiql(adapter.getInstance(), servesGraphiql(config));
  serveDesk(adapter.getInstance(), {
    isOn: config.DESK,
    shopName: () => app.get<Config>(CONFIG).SHOP_NAME,
    uploadOrigin: config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT,
  });
  servePackages(adapter.getInstance(), PACKED_FOLDERS);
  attachEntityTags(adapter.getInstance());
  const gate = app.get(QueryGate);
  gate.attach(adapter.getInstance());
  app.get(DeskCalls).attach(adapter.getInstance());
  const parseJson = adapter.getInstance().getDefaultJsonParser('error', 'error');
  const staff = app.get(Staff);
  const isStaff = (request: FastifyRequest) => staff.sent(request);
  const parse = parseInTurns<FastifyRequest>((request, body, done) => parseJson(request, body.toString(), done));
  app.useBodyParser(
    'application/json',
    { bodyLimit: BODY_LIMIT_BYTES },
    withFewValues(parse, isStaff, gate.fineValues.bind(gate)),
  );
  attachGraphqlBodies(adapter.getInstance(), isStaff);
  app.get(AnswerMemory).attach(adapter.getInstance());
  app.get(Drain).watch(adapter.getInstance().server);
  app.get(SubscriptionServer).attach(adapter.getInstance().server, {
    addressOf: (request) => proxyAddr(request, isProxy),
    mayRead,
  });
  app.useGlobalPipes(new InputValidationPipe());
  return app;
}
