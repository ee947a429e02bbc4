import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '..', '..', '..');
const READY_WITHIN_MS = 90_000;

/** One API process on a port of its own, which can be killed and started again. */
export class ApiProcess {
  readonly origin: string;
  private child: ChildProcess | undefined;

  constructor(
    private readonly env: NodeJS.ProcessEnv,
    port: number,
    /** What it says is added there. */
    private readonly logFile: string,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
    this.env = { ...env, API_PORT: String(port) };
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const log = openSync(this.logFile, 'a');
    this.child = spawn(process.execPath, [join(root, 'api/dist/main.js')], {
      env: this.env,
      stdio: ['ignore', log, log],
    });
    for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(50))
      if ((await fetch(`${this.origin}/health/ready`).catch(() => undefined))?.ok) return;
    throw new Error(`${this.origin} is not ready, see ${this.logFile}`);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
