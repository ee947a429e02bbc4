import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MEET = join(import.meta.dirname, '../bin/meet.js');
const POSTGRES_PORT = '54350';
const API_PORT = '4350';
const STOREFRONT_PORT = '3350';

/** A whole shop of the same build beside the journeys' own: with data, services and settings of its own. */
export class OwnShop {
  readonly url = `http://127.0.0.1:${STOREFRONT_PORT}`;
  readonly api = `http://127.0.0.1:${API_PORT}`;
  readonly apiLog: string;
  /** What `npm start` has printed. */
  printed = '';

  private constructor(
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly stack: ChildProcess,
  ) {
    this.apiLog = join(folder, 'logs', 'api.log');
    stack.stdout!.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
    stack.stderr!.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
  }

  /** Starts the shop with the demo in it, and waits until it is ready. */
  static async start(settings: Record<string, string>): Promise<OwnShop> {
    const folder = await mkdtemp(join(tmpdir(), 'meet-own-shop-'));
    const own = { MEET_DATA_FOLDER: folder, POSTGRES_PORT, API_PORT, STOREFRONT_PORT, DATABASE_URL: '' };
    const env = { ...process.env, ...own, ...settings };
    const shop = new OwnShop(folder, env, spawn(process.execPath, [MEET, 'start'], { env }));
    await shop.says('Ready in');
    return shop;
  }

  /** Waits until `npm start` has printed these words. */
  async says(words: string): Promise<void> {
    while (!this.printed.includes(words)) {
      if (this.stack.exitCode !== null) throw new Error(`The shop has ended: ${this.printed}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** Runs a command on the shop's data, such as `operator/admin`. */
  run(...command: string[]): Promise<{ stdout: string; stderr: string }> {
    return promisify(execFile)(process.execPath, [MEET, 'with-database', ...command], { env: this.env });
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.stack.once('exit', done));
    if (this.stack.exitCode === null && this.stack.kill('SIGTERM')) await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
