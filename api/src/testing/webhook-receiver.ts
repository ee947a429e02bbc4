import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedEvent {
  id: string;
  type: string;
  schemaVersion: number;
  occurredAt: string;
  subject: { type: string; id: string };
  cause: { by: string; id: string | null; name: string | null } | null;
  data: Record<string, unknown>;
}

/** Responds to one delivery; by default with 204. */
type Behaviour = (response: ServerResponse, event: ReceivedEvent) => void;

/** A receiver of webhooks that checks every signature with the library of the Standard Webhooks specification. */
export class WebhookReceiver {
  /** Events in the order of arrival, including repeated ones. */
  readonly received: ReceivedEvent[] = [];
  /** Numbers of events in each request whose body was a list. */
  readonly batches: number[] = [];
  /** Headers of each request. */
  readonly headers: IncomingHttpHeaders[] = [];
  /** Bodies of deliveries whose signature was wrong. */
  readonly forged: string[] = [];
  secret = '';
  behaviour: Behaviour = (response) => response.writeHead(204).end();
  private server: Server | undefined;

  /** Starts listening, on the same port as before if the receiver was started before. */
  async listen(port = 0): Promise<this> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => this.take(Buffer.concat(parts).toString(), request.headers, response));
    });
    await new Promise<void>((done) => this.server!.listen(port, '127.0.0.1', done));
    return this;
  }

  get port(): number {
    return (this.server!.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  async close(): Promise<void> {
    this.server!.closeAllConnections();
    await new Promise((done) => this.server!.close(done));
  }

  private take(body: string, headers: IncomingHttpHeaders, response: ServerResponse): void {
    const content = JSON.parse(body) as ReceivedEvent | ReceivedEvent[];
    const events = Array.isArray(content) ? content : [content];
    if (Array.isArray(content)) this.batches.push(content.length);
    this.received.push(...events);
    this.headers.push(headers);
    try {
      new Webhook(this.secret).verify(body, headers as Record<string, string>);
    } catch {
      this.forged.push(body);
    }
    this.behaviour(response, events[0]!);
  }
}
