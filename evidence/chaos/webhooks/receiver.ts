import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { Random } from '@meet/demo/random';

const WEATHERS = ['FAIR', 'FAIR', 'DOWN', 'SLOW', 'ERROR', 'CUT_OFF', 'LOST_ANSWER'] as const;
type Weather = (typeof WEATHERS)[number];

/** Response time that exceeds the shop's timeout. */
const SLOW_MS = 1500;
const WEATHER_MS = [300, 1500] as const;

interface OrderEvent {
  id: string;
  type: string;
  subject: { id: string };
  data: { items?: { trackCode: string | null }[] };
}

/**
 * A receiver that is alternately down, slow, faulty or disconnected, if its behaviour changes. It checks every
 * signature with the library of the Standard Webhooks specification.
 */
export class Receiver {
  readonly faults = new Set<string>();
  /** Track codes of each order in the order of their first arrival. */
  readonly codesOf = new Map<string, string[]>();
  requests = 0;
  repeated = 0;
  failed = 0;
  /** The valid secrets: the current one, and the former one while it is being replaced. */
  secrets: string[] = [];
  /** Number of events in the largest request. */
  largest = 1;
  private readonly seen = new Set<string>();
  private weather: Weather = 'FAIR';
  private port = 0;
  private server: Server | undefined;

  /** `getsBatches`: whether the body is a list of events. */
  constructor(private readonly getsBatches: boolean) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async open(): Promise<void> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('error', () => undefined);
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => this.answer(Buffer.concat(parts).toString(), request.headers, response));
    });
    await new Promise<void>((done) => this.server!.listen(this.port, '127.0.0.1', done));
    ({ port: this.port } = this.server.address() as AddressInfo);
  }

  async close(): Promise<void> {
    if (!this.server) return;
    const closed = new Promise((done) => this.server!.close(done));
    this.server.closeAllConnections();
    await closed;
  }

  /** Changes the receiver's behaviour until the signal is aborted; then the receiver works normally. */
  async change(random: Random, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.weather = random.pick(WEATHERS);
      if (this.weather === 'DOWN') await this.close();
      await sleep(random.whole(...WEATHER_MS), undefined, { signal }).catch(() => undefined);
      if (this.weather === 'DOWN') await this.open();
    }
    this.weather = 'FAIR';
  }

  private answer(body: string, headers: IncomingHttpHeaders, response: ServerResponse): void {
    this.requests += 1;
    if (this.weather === 'ERROR') {
      this.failed += 1;
      response.writeHead(500).end();
      return;
    }
    this.take(body, headers);
    if (this.weather === 'FAIR') response.writeHead(204).end();
    else this.lose(response);
  }

  /** Responds in a way from which the shop cannot know that the event has arrived. */
  private lose(response: ServerResponse): void {
    this.failed += 1;
    if (this.weather === 'SLOW') void sleep(SLOW_MS).then(() => response.writeHead(204).end());
    else if (this.weather === 'CUT_OFF') {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
      void sleep(5).then(() => response.destroy());
    } else response.destroy();
  }

  private take(body: string, headers: IncomingHttpHeaders): void {
    const content = JSON.parse(body) as OrderEvent | OrderEvent[];
    const name = String(headers['webhook-id']);
    if (!this.secrets.some((secret) => isSigned(secret, body, headers))) this.faults.add(`${name} is not signed`);
    if (Array.isArray(content) !== this.getsBatches) this.faults.add(`${name} has another form`);
    if (!Array.isArray(content)) {
      if (name !== content.id) this.faults.add(`${content.id} came as ${name}`);
      this.note(content);
    } else {
      this.largest = Math.max(this.largest, content.length);
      for (const event of content) this.note(event);
    }
  }

  private note({ id, type, subject, data }: OrderEvent): void {
    if (this.seen.has(id)) {
      this.repeated += 1;
      return;
    }
    this.seen.add(id);
    if (type !== 'order.changed') return;
    const codes = this.codesOf.get(subject.id) ?? [];
    this.codesOf.set(subject.id, codes);
    codes.push(data.items![0]!.trackCode!);
  }
}

function isSigned(secret: string, body: string, headers: IncomingHttpHeaders): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
