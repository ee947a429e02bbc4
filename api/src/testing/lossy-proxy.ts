import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface LossyProxy {
  /** Connection string of the database through the proxy. */
  url: string;
  /** Number of the next commits that fail: each is done by the server, but the connection is cut before its response. */
  commitsToLose: number;
  /** While true, the client gets nothing from the server, but connections stay open. */
  silent: boolean;
  close(): Promise<void>;
}

/** Starts a proxy between a client and PostgreSQL that simulates network failures, on any free port or the given one. */
export async function openLossyProxy(databaseUrl: string, onPort = 0): Promise<LossyProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let cut = false;
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket.on('error', () => undefined));
      socket.on('close', () => other.destroy());
    }
    client.on('data', (chunk) => {
      if (proxy.commitsToLose > 0 && chunk.includes('COMMIT')) {
        proxy.commitsToLose -= 1;
        cut = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      // Statements that are sent with the commit are answered before it.
      if (cut && chunk.includes('COMMIT')) client.destroy();
      else if (!cut && !proxy.silent) client.write(chunk);
    });
  });
  server.listen(onPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: LossyProxy = {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    commitsToLose: 0,
    silent: false,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
