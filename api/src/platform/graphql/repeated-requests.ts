import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { budgetKeyOf, clientOf } from '../auth/client.js';
import type { QueryGate } from '../query-budget/query-gate.js';
import { isOfGuest, type AnswerMemory } from './answer-memory.js';

/** Requests that are known by their bytes, and the most bytes of one. */
const MOST_REQUESTS = 1000;
const MOST_BYTES = 8 * 1024;

/** What is known of a request that was answered from memory before. */
interface Repeated {
  /** The answer's key in the memory. */
  key: string;
  /** What the request costs a client's budget. */
  points: number;
  headers: OutgoingHttpHeaders;
}

/** What the server knows about a request before Fastify does. */
export interface Surroundings {
  addressOf: (request: IncomingMessage) => string;
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
        const { 'x-request-id': _id, ratelimit: _left, 'content-length': _length, ...headers } = reply.getHeaders();
        this.known.set(text!, {
          key,
          points: Number(headers['x-query-cost']),
          headers: headers as OutgoingHttpHeaders,
        });
      }
      done(null, payload);
    });
  }

  private receive(request: IncomingMessage, response: ServerResponse, passOn: () => void): void {
    if (!this.isEligible(request)) return passOn();
    request.once('readable', () => {
      const body = request.read() as Buffer | null;
      // The body stays in the stream, for whoever reads it.
      if (body) request.unshift(body);
      if (body?.length !== Number(request.headers['content-length'])) return passOn();
      const text = keyOf(request, body);
      const repeated = this.known.get(text);
      if (repeated) return void this.answer(request, response, repeated).then((isDone) => isDone || passOn(), passOn);
      this.texts.set(request, text);
      passOn();
    });
  }

  /** Returns whether the request is answered. If not, nothing was charged or sent. */
  private async answer(request: IncomingMessage, response: ServerResponse, repeated: Repeated): Promise<boolean> {
    const { addressOf, requestIdOf, edgeSecret } = this.surroundings;
    // A connection that is closed while the memory is asked has no address any more.
    const client = clientOf({ headers: request.headers, ip: addressOf(request) }, edgeSecret);
    const body = await this.memory.find(repeated.key);
    const limits = body && this.gate.chargeKnown(budgetKeyOf(client), repeated.points);
    if (!body || !limits) return false;
    const own = { 'x-request-id': requestIdOf(request), 'content-length': body.length };
    response.writeHead(200, { ...repeated.headers, ...limits, ...own }).end(body);
    return true;
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
