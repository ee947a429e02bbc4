import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy with a fixed address for the database, to which the shop's processes connect whichever server is the primary.
 * In a real shop, a name in /etc/hosts or an address that moves between two machines does this.
 */
export class DatabaseAddress {
  private readonly server: Server;

  constructor(
    readonly port: number,
    private target: number,
  ) {
    this.server = createServer((socket) => this.pass(socket));
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(this.port, '127.0.0.1', done));
  }

  /** Sends new connections to another server from now on. */
  moveTo(port: number): void {
    this.target = port;
  }

  close(): void {
    this.server.close();
  }

  private pass(socket: Socket): void {
    const upstream = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    socket.pipe(upstream).pipe(socket);
  }
}
