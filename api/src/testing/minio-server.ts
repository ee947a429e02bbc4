import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A separate MinIO server for one test, which the test kills and restarts. */
export class MinioServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Starts a MinIO server with the executable TEST_MINIO. */
  static async open(program: string): Promise<MinioServer> {
    const server = new MinioServer(program, await mkdtemp(join(tmpdir(), 'meet-minio-')), await freePort());
    await server.start();
    return server;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['server', '--quiet', '--address', `127.0.0.1:${this.port}`, this.folder];
    const keys = { MINIO_ROOT_USER: 'meet', MINIO_ROOT_PASSWORD: 'meet-development', MINIO_BROWSER: 'off' };
    this.process = spawn(this.program, args, { env: { ...process.env, ...keys }, stdio: 'ignore' });
    for (let n = 0; n < 300; n += 1) {
      const health = await fetch(`${this.endpoint}/minio/health/live`).catch(() => null);
      if (health?.ok) return;
      await sleep(100);
    }
    throw new Error('MinIO does not start');
  }

  async kill(): Promise<void> {
    const ended = once(this.process!, 'exit');
    this.process!.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
