import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { budgetKeyOf, clientOf } from '../auth/client.js';
import type { QueryGate } from '../query-budget/query-gate.js';
import { isOfGuest, type AnswerMemory } from './answer-memory.js';

/** Requests that are known by their bytes, and the most bytes of one. */
const MOST_REQUESTS = 1000;
const MOST_BYTES = 8 * 1024;
/** Headers that each answer has of its own. */
const OWN_HEADERS = new Set(['x-request-id', 'content-length', 'ratelimit', 'ratelimit-policy']);

/** What is known of a request that was answered from memory before. */
interface Repeated {
  /** The answer's key in the memory. */
  key: string;
  /** What the request costs a client's budget. */
  points: number;
  /** Names and values in turn: headers that all of its answers have. */
  headers: string[];
}

/** What the server knows about a request before Fastify does. */
export interface Surroundings {
  addressOf: (request: IncomingMessage) => string | undefined;
  requestIdOf: (request: IncomingMessage) => string;
  /** Whether the request may be answered although it names no front end. */
  needsNoKey: (request: IncomingMessage) => boolean;
  edgeSecret: string | undefined;
}

/**
 * Answers a guest's request whose bytes came before, without reading them again: parsing, Fastify's hooks and what Nest
 * adds to them take twice as long as sending the answer. The client pays as many points, and the answer has the same
 * headers. What is not known, or not in the memory any more, goes on to Fastify.
 */
export class RepeatedRequests {
  private readonly known = new LRUCache<string, Repeated>({ max: MOST_REQUESTS });
  private readonly texts = new WeakMap<IncomingMessage, string>();

  constructor(
    private readonly memory: AnswerMemory,
    private readonly gate: QueryGate,
    private readonly surroundings: Surroundings,
  ) {}

  /** Puts itself before the listener of the server that an application has. Call it after all hooks are added. */
  attach(app: FastifyInstance): void {
    const { server } = app;
    const [handle] = server.listeners('request') as RequestListener[];
    server.off('request', handle!);
    server.on('request', (request, response) =>
      this.receive(request, response, () => handle!.call(server, request, response)),
    );
    app.addHook('onSend', (request, reply, payload, done) => {
      const text = this.texts.get(request.raw);
      const key = text === undefined ? undefined : this.memory.keyOfGiven(request);
      if (key !== undefined) {
        const all = Object.entries(reply.getHeaders());
        const headers = all.flatMap(([name, value]) => (OWN_HEADERS.has(name) ? [] : [name, String(value)]));
        this.known.set(text!, { key, points: Number(reply.getHeader('x-query-cost')), headers });
      }
      done(null, payload);
    });
  }

  private receive(request: IncomingMessage, response: ServerResponse, passOn: () => void): void {
    if (!this.isEligible(request)) return passOn();
    request.once('readable', () => {
      const body = request.read() as Buffer | null;
      const isWhole = body?.length === Number(request.headers['content-length']);
      const text = isWhole ? keyOf(request, body) : undefined;
      const repeated = text === undefined ? undefined : this.known.get(text);
      const state = repeated && this.memory.state.recent();
      if (repeated && state !== undefined && this.answer(request, response, repeated, state)) return;
      // The body goes back to the stream, for whoever reads it.
      if (body) request.unshift(body);
      if (repeated && state === undefined) return void this.answerLater(request, response, repeated, passOn);
      if (text !== undefined) this.texts.set(request, text);
      passOn();
    });
  }

  private answerLater(
    request: IncomingMessage,
    response: ServerResponse,
    repeated: Repeated,
    passOn: () => void,
  ): void {
    // It is known now. A connection that is closed meanwhile has no address any more.
    const payer = this.payerOf(request);
    const answer = (state: string | null) => this.answer(request, response, repeated, state, payer) || passOn();
    this.memory.state.afterNow().then(answer).catch(passOn);
  }

  /** Returns whether the request is answered. If not, nothing was charged or sent. */
  private answer(
    request: IncomingMessage,
    response: ServerResponse,
    { key, points, headers }: Repeated,
    state: string | null,
    payer = this.payerOf(request),
  ): boolean {
    const body = this.memory.find(key, state);
    const limits = body && payer && this.gate.chargeKnown(payer, points);
    if (!body || !limits) return false;
    const own = ['x-request-id', this.surroundings.requestIdOf(request), 'content-length', body.length, ...limits];
    response.writeHead(200, [...headers, ...own]).end(body);
    return true;
  }

  /** Who pays for a request; undefined if its connection is closed and has no address any more. */
  private payerOf(request: IncomingMessage): string | undefined {
    const { addressOf, edgeSecret } = this.surroundings;
    const ip = addressOf(request);
    return ip && budgetKeyOf(clientOf({ headers: request.headers, ip }, edgeSecret));
  }

  private isEligible(request: IncomingMessage): boolean {
    const { method, url, headers } = request;
    if (method !== 'POST' || url !== '/graphql' || headers['content-type'] !== 'application/json') return false;
    const length = Number(headers['content-length']);
    if (!(length > 0 && length <= MOST_BYTES) || headers['content-encoding'] !== undefined) return false;
    const isPlain = headers.origin === undefined && headers['x-meet-client'] === undefined;
    return isPlain && isOfGuest(headers) && this.surroundings.needsNoKey(request);
  }
}

/** The bytes, and the headers that an answer depends on. */
const keyOf = ({ headers }: IncomingMessage, body: Buffer): string =>
  `${headers.accept ?? ''}\n${headers['accept-language'] ?? ''}\n${body.toString('latin1')}`;
