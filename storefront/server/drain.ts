import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Requests still open this long after the port was closed are aborted. */
const LONGEST_MS = 10_000;
const LOOK_FOR_IDLE_MS = 50;
const QUIET_MS = 1;
const QUIET_WITHIN_MS = 2000;
const PROBE_WITHIN_MS = 1000;

/**
 * Shuts an HTTP server down without failing a request. Readiness answers 503, load balancers get time to notice that,
 * the port is closed, and requests in flight are answered. The API and the storefront each have a copy of this file; a
 * test keeps the copies equal.
 */
export class Drain {
  /** True once the shutdown has begun; readiness then answers 503. */
  isDraining = false;
  private server: Server | undefined;
  private readonly open = new Set<ServerResponse>();

  /**
   * Tracks the requests of a server. Its listener runs before the server's own ones, so it can set a header before they
   * answer.
   */
  watch(server: Server): void {
    this.server = server;
    server.prependListener('request', (_, response: ServerResponse) => {
      this.open.add(response);
      if (this.isDraining) this.endAfterNewest(response.req.socket);
      response.once('close', () => this.open.delete(response));
    });
  }

  /** Shuts the server down. It accepts requests until `noticed` resolves. Resolves when no connection is left. */
  async run(noticed: Promise<unknown>): Promise<void> {
    this.isDraining = true;
    for (const { req } of this.open) this.endAfterNewest(req.socket);
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

  /**
   * Marks the newest response on a connection as its last. A client that pipelines waits for several responses: after a
   * `connection: close` of an earlier one, Node would drop the later ones although they were executed.
   */
  private endAfterNewest(connection: Socket): void {
    const responses = [...this.open].filter(({ req }) => req.socket === connection);
    const newest = responses.pop();
    for (const earlier of responses) if (!earlier.headersSent) earlier.removeHeader('connection');
    if (newest && !newest.headersSent) newest.setHeader('connection', 'close');
  }
}

/**
 * Closes the port when no connection is queued. The operating system accepts connections before Node does, and closing
 * the port resets those still in its queue. Therefore this connects to the port itself: once Node has accepted that
 * probe, it has accepted all connections queued before it. If that took less than QUIET_MS, no other connection is
 * waiting and the port is closed at once; otherwise the next probe follows.
 */
async function closePort(server: Server): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  while (server.listening && performance.now() < end) await closeWhenTaken(server, QUIET_MS);
  // The queue did not become empty in time. The port is closed right after a probe was accepted, when few connections
  // are queued.
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
