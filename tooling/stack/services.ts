import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExpectedError } from './expected-error.js';

export interface ServiceSpec {
  name: string;
  command: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Answers 200 when the service can do its work. */
  readyUrl?: string;
}

const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;

/** Child processes that live and die together. Their output goes to a file each, or to the terminal with their name. */
export class Services {
  private readonly children = new Map<string, ChildProcess>();
  private stopping = false;

  constructor(
    private readonly output: { folder: string } | 'terminal',
    /** Called once when a service ends by itself. */
    private readonly onFailure: (sentence: string) => void,
  ) {}

  start({ name, command, cwd, env }: ServiceSpec): void {
    // In groups of their own: Ctrl-C reaches us alone, and we end them in order. Their standard input is a pipe that
    // closes when we are killed: see `end-with-parent.ts`.
    const child = spawn(command[0]!, command.slice(1), { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    this.children.set(name, child);
    let lastWords = '';
    const write = this.writerOf(name);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => write(chunk));
    child.stderr.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2000)));
    child.once('error', (error) => this.failed(name, error.message));
    child.once('exit', (code, signal) => this.failed(name, lastWords.trim() || `ended with ${signal ?? code}`));
  }

  /** Waits until the service answers; a service that ends first is reported by `onFailure`. */
  async ready({ name, readyUrl }: ServiceSpec): Promise<void> {
    if (!readyUrl) return;
    for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end && !this.stopping; await sleep(100)) {
      const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
      if (answer?.ok) return;
    }
    if (!this.stopping)
      throw new ExpectedError(`${name} is not ready after ${READY_TIMEOUT_MS / 1000} s: see its log.`);
  }

  /** Ends all, the last started first. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const child of [...this.children.values()].reverse()) await end(child);
  }

  private failed(name: string, why: string): void {
    if (this.stopping) return;
    this.stopping = true;
    this.onFailure(`${name}: ${why}`);
  }

  private writerOf(name: string): (chunk: Buffer) => void {
    if (this.output === 'terminal') {
      return (chunk) => process.stdout.write(chunk.toString().replace(/^(?=.)/gm, `${name.padEnd(14)} `));
    }
    mkdirSync(this.output.folder, { recursive: true });
    const file = createWriteStream(join(this.output.folder, `${name}.log`));
    return (chunk) => {
      file.write(chunk);
      // Codes that no provider sends: whoever tries the shop wants them now.
      for (const line of chunk.toString().split('\n')) if (line.startsWith('✉')) process.stdout.write(`${line}\n`);
    };
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  signalGroup(child.pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child.pid!, 'SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/** A service may have children of its own (`node --watch`, vite). */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It ended meanwhile.
  }
}
