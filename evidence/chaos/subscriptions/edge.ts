import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Random } from '@meet/demo/random';

const LOOK_AGAIN_MS = 50;

/**
 * The proxy in front of the API processes: passes each connection to the next process, and to another one if that does
 * not listen. `cut` breaks connections as a bad network does.
 */
export class Edge {
  cuts = 0;
  private readonly open = new Set<Socket>();
  private readonly server: Server;
  private turn = 0;

  constructor(
    private readonly ports: number[],
    private readonly random: Random,
  ) {
    this.server = createServer((socket) => this.pass(socket, ports.length * 4));
  }

  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  /** Breaks a share of the connections without notifying either side. */
  cut(share: number): void {
    for (const socket of this.open) {
      if (!this.random.chance(share)) continue;
      this.cuts += 1;
      socket.destroy();
    }
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  private pass(socket: Socket, tries: number): void {
    socket.on('error', () => socket.destroy());
    this.turn += 1;
    const upstream = connect(this.ports[this.turn % this.ports.length]!, '127.0.0.1');
    upstream.once('connect', () => {
      this.open.add(socket);
      socket.pipe(upstream).pipe(socket);
      socket.once('close', () => {
        this.open.delete(socket);
        upstream.destroy();
      });
      upstream.once('close', () => socket.destroy());
    });
    upstream.on('error', () => {
      upstream.destroy();
      if (this.open.has(socket) || !tries) socket.destroy();
      else setTimeout(() => this.pass(socket, tries - 1), LOOK_AGAIN_MS);
    });
  }
}
