import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer, type Context, type SubscribePayload } from 'graphql-ws';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import { WebSocketServer } from 'ws';
import { Clients } from '../clients/index.js';
import { AccessTokens, Sessions, type Standing } from '../identity/index.js';
import { budgetKeyOf, clientOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { PlatformConfig } from '../platform/config/config.js';
import { DatabaseUnavailableError } from '../platform/database/database-unavailable.js';
import { LiveEvents } from '../platform/live/live-events.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Metrics } from '../platform/observability/metrics.js';
import { hashOf } from '../platform/query-budget/asked-document.js';
import { QueryGate } from '../platform/query-budget/query-gate.js';
import { Repeat } from '../platform/repeat.js';
import { ApiError, tooManyRequests } from '../shared/api-error.js';
import { preferredLanguage } from '../shared/messages/language.js';
import { speaking } from '../shared/request-scope.js';
import { PrepareSubscription } from './prepare-subscription.js';
import { plainRequest, refuse } from './upgrade.js';
import { CLOSED, SubscriptionSocket } from './subscription-socket.js';

const MOST_MESSAGE_BYTES = 64 * 1024;
const MOST_SUBSCRIPTIONS = 8;
const MOST_SOCKETS_OF_VIEWER = 12;
const CONNECTION_POINTS = 10;
const MESSAGE_POINTS = 1;
const INIT_WITHIN_MS = 5000;
/** A session that has ended receives no more events; its connection is closed after at most this time. */
const CHECK_EVERY_SECONDS = 3;
const LEAVE_WITHIN_MS = 2000;

/** What the application knows about a request that asks for a WebSocket. */
interface Surroundings {
  /** The IP address of the client, if a trusted proxy passes it on. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether a page of this origin may use this path. */
  mayRead: (path: string, origin: string) => boolean;
}

type Connected = Context<Record<string, unknown> | undefined, SubscriptionSocket>;

/**
 * Serves subscriptions over WebSockets at the paths of both schemas, with the protocol `graphql-transport-ws`. The same
 * guard as for queries checks who may subscribe. In addition, sessions are checked repeatedly.
 */
@Injectable()
export class SubscriptionServer implements OnModuleInit, OnModuleDestroy {
  private readonly upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_MESSAGE_BYTES,
    handleProtocols: (offered) => offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) && GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });
  private readonly server = this.makeServer();
  private readonly sockets = new Set<SubscriptionSocket>();
  private readonly ofAddress = new Map<string, number>();
  private readonly checking: Repeat;
  private isLeaving = false;

  constructor(
    private readonly prepare: PrepareSubscription,
    private readonly gate: QueryGate,
    private readonly events: LiveEvents,
    private readonly accessTokens: AccessTokens,
    private readonly sessions: Sessions,
    private readonly clients: Clients,
    metrics: Metrics,
    @Inject(CONFIG) private readonly config: PlatformConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.checking = new Repeat('subscription-sessions', CHECK_EVERY_SECONDS, () => this.checkSessions(), log);
    const open = new Gauge({
      name: 'meet_subscription_connections',
      help: 'Open connections for subscriptions',
      registers: [metrics.registry],
    });
    metrics.beforeEach(() => Promise.resolve(open.set(this.sockets.size)));
  }

  onModuleInit(): void {
    this.checking.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.leave();
    await this.checking.stop();
  }

  /** Handles the requests to an HTTP server that ask for a WebSocket. */
  attach(server: Server, surroundings: Surroundings): void {
    server.on('upgrade', (request, socket, head) => {
      // As soon as this listener exists, Node passes all requests with an `upgrade` header to it.
      if (request.headers.upgrade?.toLowerCase() !== 'websocket') return plainRequest(server, request, socket, head);
      const language = preferredLanguage(request.headers['accept-language']);
      speaking(language, () => this.upgrade(request, socket, head, surroundings));
    });
  }

  /** Accepts no more connections and closes the existing ones. Clients connect again, to another process. */
  async leave(): Promise<void> {
    this.isLeaving = true;
    const closed = [...this.sockets].map((socket) => new Promise<void>((done) => socket.onClose(() => done())));
    for (const socket of this.sockets) socket.close(CLOSED.RESTART, 'RESTART');
    const late = setTimeout(() => this.sockets.forEach((socket) => socket.terminate()), LEAVE_WITHIN_MS);
    await Promise.all(closed);
    clearTimeout(late);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, { addressOf, mayRead }: Surroundings): void {
    const path = request.url!.split('?', 1)[0]!;
    const { origin, host } = request.headers;
    if (!this.gate.serves(path)) return refuse(socket, 404);
    // Browsers do not check cross-origin rules (CORS) before they open a WebSocket.
    const isOwn = origin && URL.canParse(origin) && new URL(origin).host === host;
    if (origin && !isOwn && !mayRead(path, origin)) return refuse(socket, 403, new ApiError('FORBIDDEN.ORIGIN'));
    const viewed = this.viewedRequest(request, addressOf(request));
    const address = budgetKeyOf(viewed.client);
    if (this.isLeaving || this.sockets.size >= this.config.SOCKETS)
      return refuse(socket, 503, new ApiError('OVERLOADED.SOCKETS'));
    const count = this.ofAddress.get(address) ?? 0;
    if (count >= this.config.SOCKETS_PER_ADDRESS || !this.gate.spend(viewed, CONNECTION_POINTS))
      return refuse(socket, 429, tooManyRequests(new Date(Date.now() + 10_000)));
    this.ofAddress.set(address, count + 1);
    socket.once('close', () => this.leaveAddress(address));
    this.upgrades.handleUpgrade(request, socket, head, (opened) => {
      this.open(new SubscriptionSocket(opened, path, viewed, () => this.gate.spend(viewed, MESSAGE_POINTS)));
    });
  }

  private leaveAddress(address: string): void {
    const left = this.ofAddress.get(address)! - 1;
    if (left) this.ofAddress.set(address, left);
    else this.ofAddress.delete(address);
  }

  /** A cookie never signs anyone in (see AccessGuard), so cookies are left out. */
  private viewedRequest({ headers: { cookie: _, ...headers } }: IncomingMessage, ip: string): ViewedRequest {
    const client = clientOf({ headers, ip }, this.config.EDGE_SECRET);
    return {
      headers,
      ip,
      client,
      viewer: null,
      refused: false,
      apiClient: null,
    } as Partial<ViewedRequest> as ViewedRequest;
  }

  private open(socket: SubscriptionSocket): void {
    this.sockets.add(socket);
    const language = preferredLanguage(socket.request.headers['accept-language']);
    const closed = this.server.opened(
      {
        protocol: socket.protocol,
        send: (message) => socket.send(message),
        close: (code, reason) => socket.close(code ?? CLOSED.TRY_LATER, reason ?? ''),
        // The payload that a client sends with a ping is not sent back.
        onPing: () => socket.send('{"type":"pong"}'),
        onMessage: (take) =>
          socket.onMessage((message) =>
            speaking(language, () => take(message).catch((error) => this.fail(socket, error))),
          ),
      },
      socket,
    );
    socket.onClose((code, reason) => {
      this.sockets.delete(socket);
      void closed(code, reason);
    });
  }

  private fail(socket: SubscriptionSocket, error: unknown): void {
    if (!(error instanceof DatabaseUnavailableError)) this.log.error({ err: error }, 'a subscription failed');
    socket.close(CLOSED.TRY_LATER, 'SERVICE_UNAVAILABLE');
  }

  private makeServer() {
    return makeServer<Record<string, unknown> | undefined, SubscriptionSocket>({
      connectionInitWaitTimeout: INIT_WITHIN_MS,
      onConnect: (context) => this.connect(context),
      onSubscribe: (context, _id, payload) => this.subscribe(context, payload),
      onNext: async ({ extra }, _id, _payload, _args, { errors, ...result }) => {
        await this.checkSession(extra);
        return errors ? { ...result, errors: this.prepare.formatted(errors) } : undefined;
      },
      onError: (_context, _id, _payload, errors) => this.prepare.formatted(errors),
    });
  }

  private subscribe({ subscriptions, extra: { path, request } }: Connected, payload: SubscribePayload) {
    if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS)
      return [new ApiError('TOO_MANY_SUBSCRIPTIONS', { most: MOST_SUBSCRIPTIONS })];
    const { apiClient } = request;
    const hash = hashOf(payload.extensions);
    // The protocol requires a query text. With the hash of a registered document, the text is empty.
    const registered = apiClient && hash ? this.clients.documentOf(apiClient, hash) : undefined;
    const query = payload.query || registered;
    const refused = apiClient && this.clients.refusalOf(apiClient, query);
    if (refused) return [refused];
    if (hash && !query) return [unknownDocument()];
    return this.prepare.prepare(path, request, { ...payload, query: query ?? payload.query });
  }

  /**
   * Reads the first message, whose fields have the names of HTTP headers. The response contains the cursor after which
   * events will follow.
   */
  private async connect({ connectionParams, extra: socket }: Connected): Promise<{ cursor: string } | false> {
    const refused = await this.identify(socket, connectionParams ?? {});
    if (refused) {
      socket.close(refused === 'TOO_MANY_REQUESTS' ? CLOSED.TRY_LATER : CLOSED.FORBIDDEN, refused);
      return false;
    }
    return { cursor: await this.events.cursor() };
  }

  private async identify({ request, path }: SubscriptionSocket, params: Record<string, unknown>) {
    for (const name of ['authorization', 'x-meet-client'])
      if (typeof params[name] === 'string') request.headers[name] = params[name];
    const apiClient = path === '/graphql' ? this.clients.clientOf(request) : null;
    if (apiClient instanceof ApiError) return 'CLIENT_REFUSED';
    request.apiClient = apiClient;
    const { authorization } = request.headers;
    if (authorization) {
      request.viewer = this.accessTokens.ofHeader(authorization);
      if (!request.viewer) return 'UNAUTHORIZED';
    }
    const { viewer } = request;
    const standing = viewer && (await this.sessions.standingOf(viewer));
    if (!standing && (viewer || path === '/admin/graphql')) return 'UNAUTHORIZED';
    if (path === '/admin/graphql' && (!standing!.permissions.length || standing!.lacksFactor)) return 'FORBIDDEN';
    const own = [...this.sockets].filter((other) => viewer && other.request.viewer?.userId === viewer.userId);
    return own.length > MOST_SOCKETS_OF_VIEWER ? 'TOO_MANY_REQUESTS' : undefined;
  }

  /** Closes the connection of a session that has ended. After that, nothing is sent. */
  private async checkSession(socket: SubscriptionSocket): Promise<void> {
    const { viewer } = socket.request;
    if (viewer) this.closeUnless(socket, await this.sessions.standingOf(viewer));
  }

  private async checkSessions(): Promise<void> {
    const signedIn = [...this.sockets].filter(({ request }) => request.viewer);
    if (!signedIn.length) return;
    const standings = await this.sessions.standingsOf(signedIn.map(({ request }) => request.viewer!.sessionId));
    for (const socket of signedIn) this.closeUnless(socket, standings.get(socket.request.viewer!.sessionId) ?? null);
  }

  /** Operators must still have the permissions that they had when they subscribed. */
  private closeUnless(socket: SubscriptionSocket, standing: Standing | null): void {
    if (!standing) return socket.close(CLOSED.FORBIDDEN, 'UNAUTHORIZED');
    if (socket.path !== '/admin/graphql') return;
    const had = socket.request.permissions ?? [];
    const { permissions, lacksFactor } = standing;
    if (!permissions.length || lacksFactor || had.some((permission) => !permissions.includes(permission)))
      socket.close(CLOSED.FORBIDDEN, 'FORBIDDEN');
  }
}

/** The same error as over HTTP. */
function unknownDocument(): GraphQLError {
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
}
