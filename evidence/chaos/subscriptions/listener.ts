import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';

export interface Heard {
  cursor: string;
  /** The order, or the shopper whose cart it is. */
  subject: string;
  /** Milliseconds of `performance.now()`. */
  at: number;
}

interface Told {
  cursor: string;
  order?: { uuid: string } | null;
  cart?: { userId: string };
}

/**
 * A client of the `graphql-ws` library with one subscription. It reconnects whenever its connection is lost, with the
 * cursor of the last received event.
 */
export class Listener {
  readonly heard: Heard[] = [];
  readonly faults: string[] = [];
  connections = 0;
  /** Resolves when the client is connected for the first time. */
  readonly ready: Promise<void>;
  private cursor: string | undefined;
  private readonly client: Client;

  constructor(edge: string, path: string, token: string, query: string) {
    let connected: () => void;
    this.ready = new Promise((done) => (connected = done));
    this.client = createClient({
      url: `ws://${edge}${path}`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => new Promise((done) => setTimeout(done, 50 + Math.random() * 200)),
      on: {
        connected: (_socket, acknowledged) => {
          this.connections += 1;
          this.cursor ??= (acknowledged as { cursor: string }).cursor;
          connected();
        },
      },
    });
    const cursor = () => this.cursor;
    this.client.subscribe<Record<string, Told>>(
      {
        query,
        // The cursor is read at each connection.
        variables: {
          dto: {
            get after() {
              return cursor();
            },
          },
        },
      },
      {
        next: ({ data, errors }) =>
          data ? this.hear(Object.values(data)[0]!) : this.faults.push(JSON.stringify(errors)),
        error: (error) => this.faults.push(JSON.stringify(error)),
        complete: () => this.faults.push('the subscription is over'),
      },
    );
  }

  async end(): Promise<void> {
    await this.client.dispose();
  }

  private hear({ cursor, order, cart }: Told): void {
    this.cursor = cursor;
    this.heard.push({ cursor, subject: order?.uuid ?? cart?.userId ?? '', at: performance.now() });
  }
}
