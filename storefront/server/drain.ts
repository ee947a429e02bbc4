import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Requests that take longer are cut off. */
const LONGEST_MS = 10_000;
const LOOK_FOR_IDLE_MS = 50;
const QUIET_MS = 1;
const QUIET_WITHIN_MS = 2000;
const PROBE_WITHIN_MS = 1000;

/**
 * Lets an HTTP server go without failing a request: readiness says no, balancers have time to notice, the port is
 * closed, requests in flight are answered. API and storefront have this file each; a test keeps them the same.
 */
export class Drain {
  /** From the first moment on: readiness is 503. */
  isDraining = false;
  private server: Server | undefined;
  private readonly open = new Set<ServerResponse>();

  /** Before the server's own listeners of requests, so that they answer as is said here. */
  watch(server: Server): void {
    this.server = server;
    server.prependListener('request', (_, response: ServerResponse) => {
      if (this.isDraining) tellToReconnect(response);
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
    });
  }

  /** Resolves when nobody is connected any more. Requests are taken as before until balancers have `noticed`. */
  async run(noticed: Promise<unknown>): Promise<void> {
    this.isDraining = true;
    for (const response of this.open) tellToReconnect(response);
    await noticed;
    const { server } = this;
    if (!server?.listening) return;
    const closed = once(server, 'close');
    await closePort(server);
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
    const late = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  }
}

/** A kept connection ends with this answer: the client knows, and sends nothing more into it. */
function tellToReconnect(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * The system takes connections before we do, and resets those that wait in its queue when the port is closed, with
 * requests in them. So one of our own is put at the end of the queue: when it is taken, so are all before it. If that
 * went at once nobody is behind it either, and the port is closed in that very moment; else it is tried again.
 */
async function closePort(server: Server): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  while (server.listening && performance.now() < end) await closeWhenTaken(server, QUIET_MS);
  // It is never quiet here. Few are behind at least.
  if (server.listening) await closeWhenTaken(server, Infinity);
  if (server.listening) server.close();
}

async function closeWhenTaken(server: Server, withinMs: number): Promise<void> {
  const { address, family, port } = server.address() as AddressInfo;
  const everywhere = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address];
  const began = performance.now();
  const probe = connect({ port, host: everywhere ?? address, family: family === 'IPv6' ? 6 : 4 });
  await new Promise<void>((done) => {
    const over = () => {
      clearTimeout(late);
      server.off('connection', taken);
      probe.destroy();
      done();
    };
    const taken = (socket: Socket) => {
      if (socket.remotePort !== probe.localPort) return;
      if (performance.now() - began < withinMs) server.close();
      socket.destroy();
      over();
    };
    server.on('connection', taken);
    probe.once('error', over);
    const late = setTimeout(over, PROBE_WITHIN_MS);
  });
}
