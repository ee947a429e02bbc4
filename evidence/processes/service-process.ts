import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** An API without a snapshot of a million products needs five minutes. */
const READY_WITHIN_MS = 600_000;

export interface ServiceSpec {
  /** Name for messages. */
  name: string;
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Default: the folder of this process. */
  cwd?: string;
  /**
   * A URL that responds with status 200 when the service is ready. `isReady` replaces it for a service without HTTP.
   */
  readyUrl?: string;
  isReady?: () => Promise<boolean>;
  /** The service's output is appended to this file. */
  logFile: string;
}

/** A process that can be killed and started again. */
export class ServiceProcess {
  /** Describes how the process ended by itself; null if it did not. */
  endedBy: string | null = null;
  private child: ChildProcess | undefined;
  private isEnding = false;

  constructor(private readonly spec: ServiceSpec) {}

  get name(): string {
    return this.spec.name;
  }

  /** Process id of the latest start. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts the process. Resolves when it is ready. */
  async start(): Promise<void> {
    const { name, command, env, cwd, logFile, readyUrl, isReady = () => answers(readyUrl!) } = this.spec;
    const log = openSync(logFile, 'a');
    // A service that ends with its parent needs an open input.
    const child = spawn(command[0]!, command.slice(1), { env, cwd, stdio: ['pipe', log, log] });
    this.child = child;
    this.isEnding = false;
    child.once(
      'exit',
      (code, signal) => (this.endedBy ??= this.isEnding ? null : `${name} ended with ${signal ?? code}`),
    );
    // Kill the process when this one exits, for example after an error.
    const follow = () => child.kill('SIGKILL');
    process.once('exit', follow);
    child.once('exit', () => process.off('exit', follow));
    for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(50))
      if (await isReady()) return;
      else if (this.endedBy) throw new Error(`${this.endedBy}: ${readFileSync(logFile, 'utf8').slice(-1000)}`);
    throw new Error(`${name} is not ready, see ${logFile}`);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.isEnding = true;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.ok ?? false;
}
