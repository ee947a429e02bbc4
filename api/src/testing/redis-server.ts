import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';

/** Whether `redis-server` is installed on this machine. The tests need their own server because they kill it. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** An in-memory Redis server for one test suite, which can be killed and restarted. */
export class RedisServer {
  private child: ChildProcess | undefined;

  private constructor(readonly url: string) {}

  static async open(): Promise<RedisServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    const server = new RedisServer(`redis://127.0.0.1:${port}`);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const { port } = new URL(this.url);
    this.child = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
    const client = new Redis(this.url, { maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  /** SIGSTOP makes the server accept connections without responding; SIGCONT ends this. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child!.kill(signal);
  }

  async kill(): Promise<void> {
    if (this.child!.exitCode !== null || this.child!.signalCode !== null) return;
    const ended = once(this.child!, 'exit');
    this.child!.kill('SIGKILL');
    await ended;
  }
}
