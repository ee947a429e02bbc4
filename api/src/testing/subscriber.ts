import { createClient, type Client, type ClientOptions, type SubscribePayload } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestApi } from './test-api.js';
import { until } from './until.js';

type Payload = Record<string, unknown>;

interface SubscriberOptions {
  token?: string;
  path?: string;
  /** Origin of the page that connects. Without it: a program, not a page. */
  origin?: string;
  params?: Payload;
  client?: Partial<ClientOptions>;
}

/**
 * A client of `graphql-ws`, the library that integrators use. It has one connection, which is opened at once and never
 * reopened.
 */
export class Subscriber {
  readonly closed: Promise<{ code: number; reason: string }>;
  /** The payload of `connection_ack`. */
  acknowledged: Promise<Payload>;
  private readonly client: Client;

  constructor(api: TestApi, { token, path = '/graphql', origin, params = {}, client = {} }: SubscriberOptions = {}) {
    class FromOrigin extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols, { headers: origin ? { origin } : {} });
      }
    }
    let acknowledge: (payload: Payload) => void;
    let close: (event: { code: number; reason: string }) => void;
    this.acknowledged = new Promise((done) => (acknowledge = done));
    this.closed = new Promise((done) => (close = done));
    this.client = createClient({
      url: `${api.origin.replace('http', 'ws')}${path}`,
      webSocketImpl: FromOrigin,
      connectionParams: { ...params, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => undefined,
      on: {
        connected: (_socket, payload) => acknowledge(payload as Payload),
        closed: (event) => close(event as { code: number; reason: string }),
      },
      ...client,
    });
  }

  /** Subscribes, and collects the events. If the hash of a registered document is given, the query text is empty. */
  subscribe(query: string, variables: Payload = {}, extensions: Payload = {}): Told {
    return new Told(this.client, { query, variables, extensions });
  }

  async end(): Promise<void> {
    // If the connection was refused, `dispose` rejects with the close event, which `closed` returns too.
    await Promise.resolve(this.client.dispose()).catch(() => undefined);
  }
}

/** Events and errors that a subscription has received so far. */
export class Told {
  readonly events: Record<string, unknown>[] = [];
  /** Error codes, including those of refused subscriptions. */
  readonly codes: string[] = [];
  isOver = false;
  private readonly leave: () => void;

  constructor(client: Client, payload: SubscribePayload) {
    this.leave = client.subscribe<Payload>(payload, {
      next: ({ data, errors }) => {
        if (data) this.events.push(Object.values(data)[0] as Payload);
        this.note(errors);
      },
      error: (error) => {
        this.note(error);
        this.isOver = true;
      },
      complete: () => (this.isOver = true),
    });
  }

  end(): void {
    this.leave();
  }

  /** Waits until this number of events has arrived. */
  async have(count: number): Promise<Record<string, unknown>[]> {
    await until(() => this.events.length >= count || this.codes.length > 0);
    if (this.codes.length) throw new Error(this.codes.join());
    return this.events;
  }

  /** Waits until the subscription is refused, and returns the code. */
  async refused(): Promise<string> {
    await until(() => this.codes.length > 0);
    return this.codes[0]!;
  }

  private note(errors: unknown): void {
    if (Array.isArray(errors))
      for (const { extensions } of errors as { extensions: { code: string } }[]) this.codes.push(extensions.code);
  }
}
