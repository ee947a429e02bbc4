import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Reply = (response: ServerResponse, request: ReceivedRequest) => unknown;

/**
 * A local HTTP server that stands in for an external provider. It gives the response that the test sets, and records
 * the requests.
 */
export interface LocalProvider {
  origin: string;
  requests: ReceivedRequest[];
  /** Sets the response to all further requests. */
  answer(reply: Reply): void;
  close(): Promise<void>;
}

export async function startLocalProvider(): Promise<LocalProvider> {
  let reply: Reply = (response) => response.writeHead(404).end();
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const received = { method: request.method!, path: request.url!, headers: request.headers, body };
      requests.push(received);
      reply(response, received);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next) => {
      reply = next;
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

export const raw =
  (body: string, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);

/** Invalid responses that a broken provider may give to any request, with the error code expected for each. */
export const SICKNESSES: readonly [name: string, reply: Reply, code: string][] = [
  ['says 429', json({}, 429), 'LIMITED'],
  ['says 500', json({}, 500), 'DOWN'],
  ['says 502 in HTML', raw('<html>Bad gateway</html>', 502), 'DOWN'],
  ['says 503 and nothing else', raw('', 503), 'DOWN'],
  ['breaks off before it answers', (response) => response.destroy(), 'DOWN'],
  [
    'breaks off within its answer',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"a":');
      setTimeout(() => response.destroy(), 20);
    },
    'DOWN',
  ],
  ['answers HTML', raw('<html>Добро пожаловать</html>'), 'NONSENSE'],
  ['answers cut JSON', raw('{"tariff_codes":[{"tariff_'), 'NONSENSE'],
  ['answers nothing', raw(''), 'NONSENSE'],
  ['answers null', json(null), 'NONSENSE'],
  ['answers a list of numbers', json([1, 2]), 'NONSENSE'],
  ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'NONSENSE'],
  ['says 404', json({}, 404), 'INVALID'],
  ['says 400', json({}, 400), 'INVALID'],
  ['says 403', json({}, 403), 'REFUSED'],
];
