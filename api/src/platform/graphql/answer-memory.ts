import type { ApolloServerPlugin } from '@apollo/server';
import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import { Metrics } from '../observability/metrics.js';
import { askedText } from '../query-budget/asked-document.js';
import { isRemembered } from './remembered.js';
import { rootCalls } from './root-calls.js';
import { WatchedState } from './watched-state.js';

/** Answers also change with time: a collection appears at a certain hour, and a novelty stops being one. */
const MOST_AGE_MS = 10_000;
/**
 * Number of uses after which the answers to a document are cached. Answers to rare documents would only push out
 * others.
 */
const USES_BEFORE_KEEPING = 10;
const MOST_DOCUMENTS = 1000;
const MEGABYTE = 1024 * 1024;

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
  state: string;
  at: number;
}

/** A requested document; the number stands for its text in the keys of answers. */
interface Known {
  uses: number;
  number: number;
}

/** A request whose answer is to be cached. */
interface Noted {
  key: string;
  state: string;
  /** Set once it is known that the answer may be cached. */
  keep?: boolean;
}

/**
 * Answers guests' frequent queries of the catalogue from memory, with the bytes sent before, while the state of the
 * catalogue is unchanged (ADR 43). So an answer shows everything committed until a second before the request.
 */
@Injectable()
export class AnswerMemory {
  readonly state = new WatchedState();
  private readonly answers: LRUCache<string, Answer> | undefined;
  private readonly documents = new LRUCache<string, Known>({ max: MOST_DOCUMENTS });
  private lastDocument = 0;
  private readonly noted = new WeakMap<FastifyRequest, Noted>();
  /**
   * Answers from memory that the metric does not contain yet: counting in the metric takes longer than finding an
   * answer.
   */
  private givenSince = 0;
  private readonly given: Counter<'from'>;
  constructor(@Inject(CONFIG) { ANSWER_MEMORY_MB }: PlatformConfig, metrics: Metrics) {
    if (ANSWER_MEMORY_MB > 0)
      this.answers = new LRUCache({
        maxSize: ANSWER_MEMORY_MB * MEGABYTE,
        sizeCalculation: ({ body }, key) => body.length + 2 * key.length,
      });
    this.given = new Counter({
      name: 'meet_api_frequent_answers_total',
      help: 'Answers to guests’ frequent queries of the catalogue: from memory, or made',
      labelNames: ['from'],
      registers: [metrics.registry],
      collect: () => {
        this.given.inc({ from: 'memory' }, this.givenSince);
        this.givenSince = 0;
      },
    });
  }

  /** Adds the hooks. Call it after adding the hooks that may refuse a request. */
  attach(app: FastifyInstance): void {
    const { answers } = this;
    if (!answers) return;
    app.addHook('preHandler', (request, reply, done) => {
      const key = this.keyOf(request);
      if (key === undefined) return done();
      const state = this.state.current();
      if (state === null) return done();
      const answer = this.answerAt(key, state);
      if (answer) return void reply.headers(answer.headers).send(answer.body);
      this.noted.set(request, { key, state });
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const noted = this.noted.get(request);
      if (!noted?.keep || typeof payload !== 'string' || reply.statusCode !== 200) return done(null, payload);
      this.given.inc({ from: 'made' });
      const body = Buffer.from(payload);
      const headers = { 'content-type': String(reply.getHeader('content-type')), 'cache-control': 'no-store' };
      answers.set(noted.key, { body, headers, state: noted.state, at: Date.now() });
      done(null, body);
    });
  }

  /** Returns the state by which parts of answers to guests may be cached; null if none may be cached now. */
  stateOfParts(): string | null {
    return this.answers ? this.state.current() : null;
  }

  private answerAt(key: string, state: string): Answer | undefined {
    const answer = this.answers?.get(key);
    if (answer?.state !== state || Date.now() - answer.at > MOST_AGE_MS) return undefined;
    this.givenSince += 1;
    return answer;
  }

  /** Decides which answers may be cached: those without errors, of documents that contain only remembered queries. */
  plugin(): ApolloServerPlugin<{ request: FastifyRequest }> {
    const known = new WeakMap<DocumentNode, boolean>();
    return {
      requestDidStart: ({ schema, contextValue: { request: asked } }) =>
        Promise.resolve({
          willSendResponse: ({ document, operation, errors, source }) => {
            // A client that changes something sees the change in the next answer of this process.
            if (operation?.operation === 'mutation') this.state.forget();
            if (!document || errors || !source || !this.isEligible(asked)) return Promise.resolve();
            let isKept = known.get(document);
            if (isKept === undefined) {
              const calls = [...rootCalls(document, schema)];
              known.set(document, (isKept = calls.length > 0 && calls.every(isRemembered)));
            }
            if (!isKept) return Promise.resolve();
            const noted = this.noted.get(asked);
            if (noted) noted.keep = true;
            else this.count(source);
            return Promise.resolve();
          },
        }),
    };
  }

  private count(document: string): void {
    const known = this.documents.get(document);
    if (known) known.uses += 1;
    else this.documents.set(document, { uses: 1, number: (this.lastDocument += 1) });
  }

  /** Returns the cache key of an answer; undefined for a request that is not answered from memory. */
  private keyOf(request: FastifyRequest): string | undefined {
    if (!this.isEligible(request)) return undefined;
    const { text, hash } = askedText(request);
    // A request with a hash is left to Apollo, which checks the hash against the text.
    const document = text === undefined || hash !== undefined ? undefined : this.documents.get(text);
    if (!document || document.uses < USES_BEFORE_KEEPING) return undefined;
    const { operationName, variables } = request.body as Record<string, unknown>;
    const { accept } = request.headers;
    return JSON.stringify([document.number, operationName ?? null, variables ?? null, accept]);
  }

  private isEligible({ method, routeOptions, headers }: FastifyRequest): boolean {
    return method === 'POST' && routeOptions.url === '/graphql' && isOfGuest(headers);
  }
}

/** A cookie never signs anyone in, but a call with a wrong token in a cookie is refused. */
const isOfGuest = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization === undefined && !cookie?.includes('access=');
