import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server received it. */
export interface Asked {
  method: string;
  /** Text of the document; undefined if only its hash was sent. */
  query?: string;
  /** Name of the operation. If only a hash was sent, the hash. */
  name: string;
  variables: { dto?: Record<string, unknown> };
  headers: IncomingHttpHeaders;
}

export interface Reply {
  data?: unknown;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
  status?: number;
  headers?: Record<string, string>;
  /** Text that is sent instead of JSON. */
  text?: string;
  /** If true, the connection is cut instead of answered. */
  cut?: boolean;
  /** Milliseconds to wait before the response. */
  after?: number;
}

/** A server on a separate port that gives the responses set by a test, and records the requests. */
export class ApiServer {
  readonly asked: Asked[] = [];
  answer: (asked: Asked, nth: number) => Reply = () => ({ data: {} });
  private readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { query, extensions, variables } = sentIn(request.url!, Buffer.concat(parts).toString());
      const name = query ? (/\w+ (\w+)/.exec(query)?.[1] ?? query) : extensions!.persistedQuery.sha256Hash;
      const asked = { method: request.method!, query, name, variables, headers: request.headers };
      this.asked.push(asked);
      const reply = this.answer(asked, this.named(asked.name).length);
      const { status = 200, headers = {}, text, cut, after = 0, ...body } = reply;
      setTimeout(() => {
        if (cut) response.destroy();
        else response.writeHead(status, headers).end(text ?? JSON.stringify(body));
      }, after);
    });
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/graphql`;
  }

  named(name: string): Asked[] {
    return this.asked.filter((asked) => asked.name === name);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

interface Sent {
  query?: string;
  extensions?: { persistedQuery: { sha256Hash: string } };
  variables: Asked['variables'];
}

/** Returns the content of a request, from its body or, for GET, from its URL. */
function sentIn(url: string, body: string): Sent {
  if (body) return JSON.parse(body) as Sent;
  const fields = [...new URL(url, 'http://localhost').searchParams];
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'query' ? value : (JSON.parse(value) as unknown)]),
  ) as unknown as Sent;
}

/** Returns a response with one error. */
export function refusal(code: string, extensions: Record<string, unknown> = {}): Reply {
  return { data: null, errors: [{ message: `It is ${code}`, extensions: { code, ...extensions } }] };
}
