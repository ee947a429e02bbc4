import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLError } from 'graphql';

/** Responds to a request for a WebSocket with an HTTP status, and closes its connection. */
export function refuse(socket: Duplex, status: number, error?: GraphQLError): void {
  const body = error ? JSON.stringify({ errors: [error.toJSON()] }) : '';
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(status === 429 || status === 503 ? ['retry-after: 10'] : []),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Makes the server answer a request that offers a protocol other than WebSocket as if it had offered none. Some
 * clients, such as Java's, offer HTTP/2 with their first request. Node has already detached the connection from its
 * HTTP parser, so the request is put back before the bytes that follow it.
 */
export function plainRequest(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (!/^(?:upgrade|http2-settings)$/i.test(rawHeaders[n]!))
      lines.push(`${rawHeaders[n]}: ${/^connection$/i.test(rawHeaders[n]!) ? 'keep-alive' : rawHeaders[n + 1]}`);
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
