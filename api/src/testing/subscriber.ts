import { createClient, type Client, type ClientOptions, type SubscribePayload } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestApi } from './test-api.js';
import { until } from './until.js';

type Payload = Record<string, unknown>;

interface SubscriberOptions {
  token?: string;
  path?: string;
  /** As a page of this origin; without it as a program. */
  origin?: string;
  params?: Payload;
  client?: Partial<ClientOptions>;
}

/** A client of the library that integrators use, over one connection that is opened at once and not again. */
export class Subscriber {
  readonly closed: Promise<{ code: number; reason: string }>;
  /** What `connection_ack` has brought. */
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

  /** Subscribes, and collects what comes. Beside the hash of a registered document the text is empty. */
  subscribe(query: string, variables: Payload = {}, extensions: Payload = {}): Told {
    return new Told(this.client, { query, variables, extensions });
  }

  async end(): Promise<void> {
    // A connection that was refused rejects with how it was closed, which `closed` tells.
    await Promise.resolve(this.client.dispose()).catch(() => undefined);
  }
}

/** What a subscription has brought until now. */
export class Told {
  readonly events: Record<string, unknown>[] = [];
  /** Codes of errors, those of refusals among them. */
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

  /** Waits until there are so many events. */
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
