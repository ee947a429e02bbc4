import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Requests that are still open so long after the port was closed are cut off. */
const LONGEST_MS = 10_000;
const LOOK_FOR_IDLE_MS = 50;
const QUIET_MS = 1;
const QUIET_WITHIN_MS = 2000;
const PROBE_WITHIN_MS = 1000;

/**
 * Shuts an HTTP server down without failing a request: readiness answers 503, load balancers get time to notice, the
 * port is closed, and requests in flight are answered. API and storefront have this file each; a test keeps them the
 * same.
 */
export class Drain {
  /** True from the beginning of the drain on: readiness then answers 503. */
  isDraining = false;
  private server: Server | undefined;
  private readonly open = new Set<ServerResponse>();

  /** Listens to requests before the server's own listeners do, so that the header is set before they answer. */
  watch(server: Server): void {
    this.server = server;
    server.prependListener('request', (_, response: ServerResponse) => {
      if (this.isDraining) tellToReconnect(response);
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
    });
  }

  /** Resolves when no connection is left. Requests are accepted as before until `noticed` resolves. */
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

/** Ends a keep-alive connection with this response: its header tells the client to send nothing more on it. */
function tellToReconnect(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * Closes the port when the queue of connections is empty. The system accepts connections before Node does, and closing
 * the port resets those in its queue, with their requests. A probe of our own therefore goes to the end of the queue:
 * when Node takes the probe, it has taken all connections before it. If that took less than QUIET_MS, none has come
 * since, and the port is closed in the same turn; otherwise the next probe follows.
 */
async function closePort(server: Server): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  while (server.listening && performance.now() < end) await closeWhenTaken(server, QUIET_MS);
  // The queue never got empty in time: close right behind a probe, when only few connections wait.
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
