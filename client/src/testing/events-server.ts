import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A connection as the server sees it. */
export interface Opened {
  /** Payload of `connection_init`. */
  params: Record<string, string>;
  /** `after` of the subscription; undefined until a client subscribes. */
  after?: string;
  /** The document of the subscription as sent. */
  document?: { query: string; extensions?: unknown };
  socket: WebSocket;
}

/** A fake events server that speaks `graphql-transport-ws` like the API and sends the messages that a test sets. */
export class EventsServer {
  readonly opened: Opened[] = [];
  /** Returns the code and reason with which a connection is refused; undefined if it is accepted. */
  refuse: (params: Record<string, string>) => { code: number; reason: string } | undefined = () => undefined;
  /** Called when a client subscribes, to send events at once. */
  subscribed: (opened: Opened) => void = () => undefined;
  cursor = 'c0';
  private readonly server: WebSocketServer;

  constructor(port = 0) {
    this.server = new WebSocketServer({ port, host: '127.0.0.1', handleProtocols: () => 'graphql-transport-ws' });
  }

  async start(): Promise<string> {
    this.server.on('connection', (socket) => this.serve(socket));
    if (!this.server.address()) await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/graphql`;
  }

  stop(): void {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
  }

  /** Sends an event with this cursor. */
  tell({ socket }: Opened, cursor: string): void {
    const payload = { data: { cartEvents: { cursor } } };
    socket.send(JSON.stringify({ id: '1', type: 'next', payload }));
  }

  /** Ends the subscription with an error. */
  fail({ socket }: Opened, code: string): void {
    socket.send(JSON.stringify({ id: '1', type: 'error', payload: [{ message: code, extensions: { code } }] }));
  }

  private serve(socket: WebSocket): void {
    const opened: Opened = { params: {}, socket };
    socket.on('message', (bytes: Buffer) => {
      const { type, payload } = JSON.parse(bytes.toString()) as { type: string; payload: Record<string, never> };
      if (type === 'connection_init') {
        opened.params = payload;
        this.opened.push(opened);
        const refusal = this.refuse(payload);
        if (refusal) socket.close(refusal.code, refusal.reason);
        else socket.send(JSON.stringify({ type: 'connection_ack', payload: { cursor: this.cursor } }));
      } else if (type === 'subscribe') {
        opened.after = (payload['variables'] as unknown as { dto: { after: string } }).dto.after;
        const { query, extensions } = payload as unknown as NonNullable<Opened['document']>;
        opened.document = { query, extensions };
        this.subscribed(opened);
      }
    });
  }
}
