import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { ApiError, badUserInput, fieldFault, tooManyRequests } from '../../shared/api-error.js';
import { budgetKeyOf, clientOf } from '../auth/client.js';
import type { ViewedRequest } from '../auth/viewer.js';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import { QUERY_LIMITS } from '../graphql/query-limits.js';
import { ClientBudgets } from '../throttling/client-budgets.js';
import { FairQueue, LeftQueueError, QueueFullError, type Leave } from '../throttling/fair-queue.js';
import { askedText, documentOf, persistedKey, type AskedDocument } from './asked-document.js';
import { KnownDocuments } from './known-documents.js';
import { costOfContent, costOfReading, costOfRequest } from './query-cost.js';

/**
 * Time after which a running request no longer counts as running, so the next one may start. By then the request
 * probably waits for another server and needs no processor.
 */
const LEASE_MS = 1000;
const PATIENCE_MS = 4000;
const RUNNING = 24;
const RUNNING_OF_ONE = 6;
const WAITING = 600;
const WAITING_OF_ONE = 60;
/** Points charged before the body of the request is read. */
const ARRIVAL_POINTS = 1;
/** Tokens charged for a query that cannot be parsed, because it was read up to its error. */
const UNREADABLE_TOKENS = 250;

/** The payer of points: a network address, perhaps through a front end with a share of the limits. */
type Spender = Pick<ViewedRequest, 'client' | 'apiClient'>;

interface Weight {
  points: number;
  /** The part of the points that parsing and validating cost. */
  reading: number;
  fault?: GraphQLError;
}

interface Gated {
  client: string;
  leave?: Leave;
}

/**
 * Guards every GraphQL request. If the client's query limit is used up, the request is refused before its body is read.
 * A query that would be expensive to validate is refused before validation. All other requests wait for their turn.
 */
@Injectable()
export class QueryGate {
  /**
   * Apollo's cache of persisted queries. The gate reads it too, so a query sent as a hash costs the same as one sent as
   * text.
   */
  readonly persisted: KeyValueCache = new InMemoryLRUCache();
  private readonly schemas = new Map<string, GraphQLSchema>();
  private readonly documents = new KnownDocuments();
  private readonly budgets: ClientBudgets;
  private readonly queue = new FairQueue({
    running: RUNNING,
    runningOfOne: RUNNING_OF_ONE,
    waiting: WAITING,
    waitingOfOne: WAITING_OF_ONE,
    leaseMs: LEASE_MS,
    patienceMs: PATIENCE_MS,
  });
  private readonly gated = new WeakMap<FastifyRequest, Gated>();

  constructor(@Inject(CONFIG) private readonly config: PlatformConfig) {
    this.budgets = new ClientBudgets(config.QUERY_POINTS_PER_MINUTE);
  }

  /** Subtracts points from a client's query limit. Returns false, and subtracts nothing, if fewer points are left. */
  spend(spender: Spender, points: number): boolean {
    return this.budgets.spend(budgetKeyOf(spender.client), points * priceFor(spender));
  }

  /**
   * Charges for an operation that does not come over HTTP. Returns the error with which it is refused; undefined if it
   * may run.
   */
  chargeOperation(path: string, spender: Spender, asked: AskedDocument): GraphQLError | undefined {
    const client = budgetKeyOf(spender.client);
    const { points, reading, fault } = this.weighDocument(path, asked);
    const price = points * priceFor(spender);
    if (!fault && points <= QUERY_LIMITS.points && this.budgets.spend(client, price)) return undefined;
    this.budgets.fine(client, reading);
    if (fault || points > QUERY_LIMITS.points) return fault ?? tooCostly(points);
    const retryAt = new Date(Date.now() + this.budgets.secondsUntil(client, price) * 1000);
    return tooManyRequests(retryAt, { cost: price });
  }

  /**
   * Charges the client of a request for keys and values that are refused before they are parsed. Returns the points
   * charged.
   */
  fineValues(request: FastifyRequest, values: number): number {
    const cost = costOfContent({ values, characters: 0 });
    const client = this.gated.get(request)?.client;
    if (client) this.budgets.fine(client, cost * priceFor(request as ViewedRequest));
    return cost + ARRIVAL_POINTS;
  }

  /** Registers the schema with which the cost of requests at `path` is calculated. */
  guard(path: string, schema: GraphQLSchema): void {
    this.schemas.set(path, schema);
  }

  /** Returns whether a schema is served at `path`. */
  serves(path: string): boolean {
    return this.schemas.has(path);
  }

  /** Returns the schema that is served at `path`. */
  schemaAt(path: string): GraphQLSchema {
    return this.schemas.get(path)!;
  }

  /** Adds the request hooks. Call it before routes are registered. */
  attach(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (!this.schemas.has(request.routeOptions.url ?? '') || this.admit(request, reply)) done();
    });
    app.addHook('preHandler', (request, reply, done) => {
      const gated = this.gated.get(request);
      if (!gated) return done();
      const enter = (asked: AskedDocument) => {
        if (!this.charge(request, reply, gated, asked)) return;
        gated.leave = this.queue.enterAtOnce(gated.client);
        if (gated.leave) return done();
        this.wait(reply, gated).then((mayRun) => mayRun && done(), done);
      };
      const { text, hash } = askedText(request);
      if (text !== undefined || hash === undefined) return enter(documentOf(request, text));
      this.persisted
        .get(persistedKey(hash))
        .then((registered) => enter(documentOf(request, registered)))
        .catch(done);
    });
    const leave = (request: FastifyRequest) => this.gated.get(request)?.leave?.();
    app.addHook('onSend', (request, _reply, payload, done) => {
      leave(request);
      done(null, payload);
    });
    app.addHook('onResponse', (request, _reply, done) => {
      leave(request);
      done();
    });
  }

  /** Returns whether the client has points left. If not, refuses the request without reading its body. */
  private admit(request: FastifyRequest, reply: FastifyReply): boolean {
    const viewed = request as ViewedRequest;
    const address = budgetKeyOf((viewed.client ??= clientOf(request, this.config.EDGE_SECRET)));
    const client = viewed.program ? `program:${viewed.program.id}` : address;
    const arrival = ARRIVAL_POINTS * priceFor(viewed);
    if (!this.budgets.spend(client, arrival)) return this.refuseSpender(reply, client, arrival);
    this.gated.set(request, { client });
    return true;
  }

  /** Returns whether the client has paid. If not, the request has already been answered. */
  private charge(request: FastifyRequest, reply: FastifyReply, { client }: Gated, asked: AskedDocument): boolean {
    const { points, reading, fault } = this.weighDocument(request.routeOptions.url!, asked);
    if (fault || points > QUERY_LIMITS.points) {
      this.budgets.fine(client, reading * priceFor(request as ViewedRequest));
      void reply.headers(this.headers(client)).header('x-query-cost', String(Math.ceil(reading)));
      return this.answer(reply, 400, fault ?? tooCostly(points));
    }
    const price = priceFor(request as ViewedRequest);
    if (!this.budgets.spend(client, (points - ARRIVAL_POINTS) * price)) {
      this.budgets.fine(client, reading);
      return this.refuseSpender(reply, client, points * price);
    }
    void reply.headers(this.headers(client)).header('x-query-cost', String(points));
    return true;
  }

  private weighDocument(path: string, asked: AskedDocument): Weight {
    const content = costOfContent(asked.content);
    if (asked.content.isTooDeep || content > QUERY_LIMITS.points)
      return { points: Math.ceil(content), reading: content, fault: asked.content.isTooDeep ? tooDeep() : undefined };
    if (asked.text === undefined) return { points: Math.ceil(Math.max(1, content)), reading: content };
    const { document, isNew } = this.documents.read(asked.text);
    const { length } = asked.text;
    if (!document) {
      const points = Math.ceil(costOfReading({ tokens: UNREADABLE_TOKENS }, length) + content);
      return { points, reading: points };
    }
    const reading = (isNew ? costOfReading(document, length) : 0) + content;
    if (document.fault) return { points: 0, reading, fault: invalid(document.fault) };
    return { points: this.costOf(path, document, asked, reading), reading };
  }

  private costOf(
    path: string,
    document: Parameters<typeof costOfRequest>[0],
    { operationName, variables }: AskedDocument,
    reading: number,
  ): number {
    const schema = this.schemaAt(path);
    return Math.ceil(reading + costOfRequest(document, schema, operationName, variables));
  }

  /** Returns whether the request may run now. If not, it has already been answered, or its client has disconnected. */
  private async wait(reply: FastifyReply, gated: Gated): Promise<boolean> {
    const gone = new AbortController();
    const close = () => gone.abort();
    reply.raw.once('close', close);
    try {
      gated.leave = await this.queue.enter(gated.client, gone.signal);
      return true;
    } catch (error) {
      if (error instanceof LeftQueueError) {
        reply.hijack();
        return false;
      }
      if (!(error instanceof QueueFullError)) throw error;
      void reply.header('retry-after', '1');
      return error.ofClient
        ? this.answer(reply, 429, tooManyRequests(new Date(Date.now() + 1000)))
        : this.answer(reply, 503, new ApiError('OVERLOADED'));
    } finally {
      reply.raw.off('close', close);
    }
  }

  private refuseSpender(reply: FastifyReply, client: string, points: number): false {
    const seconds = this.budgets.secondsUntil(client, points);
    void reply.headers({ ...this.headers(client), 'retry-after': String(seconds) });
    return this.answer(reply, 429, tooManyRequests(new Date(Date.now() + seconds * 1000), { cost: points }));
  }

  /** Returns the headers of the IETF draft «RateLimit header fields for HTTP». */
  private headers(client: string): Record<string, string> {
    const { capacity, perMinute } = this.budgets;
    const left = Math.floor(this.budgets.left(client));
    const seconds = Math.ceil(((capacity - left) * 60) / perMinute);
    return {
      'ratelimit-policy': `"points";q=${capacity};w=${Math.ceil((capacity * 60) / perMinute)}`,
      ratelimit: `"points";r=${left};t=${seconds}`,
    };
  }

  private answer(reply: FastifyReply, status: number, error: GraphQLError): false {
    void reply.code(status).send({ errors: [error.toJSON()] });
    return false;
  }
}

/**
 * Returns how many points of the limit a point of cost takes: more than 1 through a front end with a share of the
 * limits.
 */
function priceFor({ apiClient }: Pick<Spender, 'apiClient'>): number {
  return 100 / (apiClient?.limitPercent ?? 100);
}

function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
}

function tooDeep(): ApiError {
  return badUserInput([fieldFault('variables', 'nestedTooDeeply')]);
}

function tooCostly(points: number): ApiError {
  return new ApiError('QUERY_TOO_COSTLY', { cost: points, most: QUERY_LIMITS.points });
}
