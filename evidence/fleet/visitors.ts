import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { CREATE, MOSCOW } from '../chaos/orders/shopper.js';
import { PRICE } from '../chaos/orders/open-shop.js';
import { SHOP } from './shop-edge.js';

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/** Each visitor has a different address, so that they do not share the rate limits of one address. */
const anAddress = (): string => `127.1.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;

/** Timeout of a client. */
const TIMEOUT_MS = 15_000;
const ORDER_AGAIN_MS = 300;
const PHONES = 10_000;
/** Error codes of an order after which it is sent again. */
const PASSING = new Set(['SERVICE_UNAVAILABLE', 'OVERLOADED', 'TOO_MANY_REQUESTS']);

export interface Visit {
  kind: 'page' | 'picture' | 'order';
  /** Milliseconds of `performance.now()`. */
  began: number;
  ended: number;
  /** Error of the visit; null if it succeeded. */
  fault: string | null;
  /** Request id for finding the request in the logs; null if there was no response. */
  requestId: string | null;
}

export interface Terms {
  port: number;
  ca: string;
  pages: readonly string[];
  /** URLs of pictures. One is requested with every second page. */
  pictures: readonly string[];
  /** Access tokens of shoppers, used in turn. */
  tokens: readonly string[];
  /** Ids of offers, used in turn. */
  items: readonly string[];
  pagesPerSecond: number;
  ordersPerSecond: number;
}

/**
 * Visitors of the shop who come at a fixed rate, regardless of the response time, each over a separate connection. An
 * order that failed is sent again with its key until it is confirmed, as a shopper's browser tab does.
 */
export class Visitors {
  readonly visits: Visit[] = [];
  /** Ids of the confirmed orders, by idempotency key. */
  readonly placed = new Map<string, string>();
  /** Orders that were refused for reasons other than a technical failure; these are errors of the run. */
  readonly refused: string[] = [];
  private readonly under = new Set<Promise<void>>();
  private readonly timers: NodeJS.Timeout[];
  private turn = 0;
  private isOver = false;

  constructor(private readonly terms: Terms) {
    const every = (perSecond: number, visit: () => Promise<void>) =>
      setInterval(() => {
        const going = visit().finally(() => this.under.delete(going));
        this.under.add(going);
      }, 1000 / perSecond);
    this.timers = [
      every(terms.pagesPerSecond, () => this.page()),
      every(terms.pagesPerSecond / 2, () => this.picture()),
      every(terms.ordersPerSecond, () => this.order(this.turn++)),
    ];
  }

  /** Stops new visits. Resolves when all visits have ended. */
  async end(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const patience = setTimeout(() => (this.isOver = true), 30_000);
    await Promise.all(this.under);
    clearTimeout(patience);
  }

  private async page(): Promise<void> {
    const path = anyOf(this.terms.pages);
    await this.visit('page', async () => {
      const answer = await this.send('GET', path);
      if (answer.status !== 200) throw new RefusedError(`page: ${answer.status}`, answer);
      if (!/<h1[\s>]/.test(answer.body)) throw new RefusedError('the page has no headline', answer);
    });
  }

  private async picture(): Promise<void> {
    const path = anyOf(this.terms.pictures);
    await this.visit('picture', async () => {
      const answer = await this.send('GET', path);
      if (answer.status !== 200) throw new RefusedError(`picture: ${answer.status}`, answer);
    });
  }

  private async order(turn: number): Promise<void> {
    const { tokens, items } = this.terms;
    const dto = {
      idempotencyKey: randomBytes(24).toString('base64url'),
      items: [{ id: items[turn % items.length]!, price: PRICE }],
      contact: { name: 'Мария', phone: `+7916${String(1_000_000 + (turn % PHONES))}` },
      delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
      paymentType: 'SBP',
    };
    const body = JSON.stringify({ query: CREATE, variables: { dto } });
    const token = tokens[turn % tokens.length]!;
    for (; !this.isOver; await sleep(ORDER_AGAIN_MS))
      if (await this.visit('order', () => this.place(dto.idempotencyKey, body, token))) return;
  }

  private async place(key: string, body: string, token: string): Promise<void> {
    const answer = await this.send('POST', '/graphql', body, token);
    const { data, errors } = (/^\{/.test(answer.body) ? JSON.parse(answer.body) : {}) as {
      data?: { createOrderWithPaymentLink: { id: string } | null } | null;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    const id = data?.createOrderWithPaymentLink?.id;
    if (id) return void this.placed.set(key, id);
    const code = errors?.[0]?.extensions?.code;
    if (code && !PASSING.has(code)) this.refused.push(code);
    throw new RefusedError(`order: ${code ?? answer.status}`, answer);
  }

  /** Resolves to true if the visit succeeded. */
  private async visit(kind: Visit['kind'], act: () => Promise<void>): Promise<boolean> {
    const began = performance.now();
    const error = await act().then(
      () => null,
      (failure: NodeJS.ErrnoException) => failure,
    );
    const requestId = error instanceof RefusedError ? error.answer.requestId : null;
    this.visits.push({
      kind,
      began,
      ended: performance.now(),
      fault: error && (error.code ?? error.message),
      requestId,
    });
    return error === null;
  }

  private send(method: string, path: string, body?: string, token?: string): Promise<Answer> {
    const { port, ca } = this.terms;
    return new Promise((answered, failed) => {
      const headers = {
        host: SHOP,
        accept: body ? 'application/json' : 'text/html',
        ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const where = { host: '127.0.0.1', localAddress: anAddress(), port, servername: SHOP, ca, agent: false as const };
      const asked = request({ ...where, method, path, headers, timeout: TIMEOUT_MS }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', failed);
        response.on('end', () => answered(answerOf(response, Buffer.concat(parts))));
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.on('error', failed);
      asked.end(body);
    });
  }
}

interface Answer {
  status: number;
  body: string;
  requestId: string | null;
}

const answerOf = ({ statusCode, headers }: IncomingMessage, body: Buffer): Answer => ({
  ...{ status: statusCode!, body: body.toString() },
  requestId: headers['x-request-id']?.toString() ?? null,
});

/** A response with an unexpected content. */
class RefusedError extends Error {
  constructor(
    message: string,
    readonly answer: Answer,
  ) {
    super(message);
  }
}
