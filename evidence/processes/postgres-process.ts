import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, type PostgresServer } from '@meet/tooling/postgres';
import { SERVER_SETTINGS } from '@meet/tooling/stack';

const START_WITHIN_MS = 90_000;
const AGAIN_AFTER_MS = 300;

/**
 * The embedded PostgreSQL server of a concurrency or chaos test, with the settings of the shop's own. Commits survive a kill of the server, but not a power
 * cut.
 */
export class PostgresProcess {
  readonly name = 'PostgreSQL';
  private server: PostgresServer | undefined;
  private cluster = '';

  constructor(
    private readonly directory: string,
    private port: number,
  ) {}

  url(database: string): string {
    return this.server!.url(database);
  }

  /** Starts the server. Resolves when it accepts connections. A restarted server has the same port as before. */
  async start(): Promise<void> {
    for (const end = Date.now() + START_WITHIN_MS; ; await sleep(AGAIN_AFTER_MS)) {
      try {
        const server = await startEmbeddedPostgres({
          directory: this.directory,
          port: this.port,
          settings: { ...SERVER_SETTINGS, fsync: 'off', max_connections: '200' },
        });
        if (this.server && server.port !== this.port) {
          await server.stop();
          throw new Error(`port ${this.port} is taken`);
        }
        this.server = server;
        this.port = server.port;
        this.cluster = await this.dataFolder();
        return;
      } catch (error) {
        // Retry: the child processes of a killed server take a moment to exit.
        if (Date.now() > end) throw error;
      }
    }
  }

  /** The process id of the server. Throws if the server does not run. */
  get pid(): number {
    return Number(readFileSync(join(this.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (signal === 'SIGTERM') return this.server?.stop();
    const { pid } = this;
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await sleep(10);
  }

  private async dataFolder(): Promise<string> {
    const client = new pg.Client({ connectionString: this.url('postgres') });
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    await client.end();
    return rows[0]!.data_directory;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
