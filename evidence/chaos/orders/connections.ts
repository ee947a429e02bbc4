import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; [detail: string]: unknown } }[];
}

const TIMEOUT_MS = 20_000;
const AGAIN_AFTER_MS = 150;

/**
 * Keep-alive connections to the API processes, a limited number to each. A request without a definite answer (a lost
 * connection, or no database) is retried, at the processes in turn, because it may or may not have been executed.
 */
export class Connections {
  retries = 0;
  private turn = 0;
  private closed = false;
  private readonly targets: { origin: string; agent: Agent }[];

  constructor(origins: string[], toEach: number) {
    this.targets = origins.map((origin) => ({ origin, agent: new Agent({ keepAlive: true, maxSockets: toEach }) }));
  }

  /** `address` is the shopper's, as a proxy would name it. */
  async ask(query: string, variables: object, token?: string, address?: string): Promise<Answer> {
    return (await this.post('/graphql', { query, variables }, token, address)) as Answer;
  }

  async post(path: string, body: object, token?: string, address?: string): Promise<unknown> {
    for (;;) {
      const { origin, agent } = this.targets[this.turn++ % this.targets.length]!;
      try {
        const answer = await send(`${origin}${path}`, agent, JSON.stringify(body), token, address);
        if (!isAway(answer)) return answer;
        throw new Error('the shop is away for a moment');
      } catch (error) {
        if (this.closed) throw error;
        this.retries += 1;
        await sleep(AGAIN_AFTER_MS);
      }
    }
  }

  /** Closes the connections and stops all retries. */
  close(): void {
    this.closed = true;
    for (const { agent } of this.targets) agent.destroy();
  }
}

function isAway(answer: unknown): boolean {
  const { errors, code } = answer as Answer & { code?: string };
  return [code, errors?.[0]?.extensions.code].includes('SERVICE_UNAVAILABLE');
}

function send(url: string, agent: Agent, body: string, token?: string, address?: string): Promise<unknown> {
  return new Promise((answered, failed) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(address && { 'x-forwarded-for': address }),
    };
    const asked = request(url, { method: 'POST', agent, headers, timeout: TIMEOUT_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', failed);
      response.on('end', () => {
        try {
          answered(JSON.parse(Buffer.concat(parts).toString()));
        } catch (error) {
          failed(error as Error);
        }
      });
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', failed);
    asked.end(body);
  });
}
