import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExpectedError } from './expected-error.js';
import { RestartPolicy } from './restart-policy.js';
import { toFile, toTerminal, type ServiceOutput } from './service-output.js';

export interface ServiceSpec {
  name: string;
  command: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** A URL that responds with status 200 when the service is ready. A service without this URL is optional. */
  readyUrl?: string;
}

interface Running {
  spec: ServiceSpec;
  child: ChildProcess;
  policy: RestartPolicy;
  output: ServiceOutput;
}

const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;

/**
 * The processes of the shop's services. A process that exits is restarted while the others continue. Output goes to one
 * file per service, or to the terminal with the service's name before each line.
 */
export class Services {
  private readonly running = new Map<string, Running>();
  private opened = false;
  private stopping = false;

  constructor(
    private readonly output: { folder: string } | 'terminal',
    /** Called when the shop cannot start, or when a required service is not restarted again. */
    private readonly onFailure: (sentence: string) => void,
  ) {}

  start(spec: ServiceSpec): void {
    const output = this.output === 'terminal' ? toTerminal(spec.name) : toFile(this.output.folder, spec.name);
    this.launch(spec, new RestartPolicy(), output);
  }

  /**
   * Call it when the shop has started: from then on, a service that exits is restarted. Before, it makes the start
   * fail.
   */
  keep(): void {
    this.opened = true;
  }

  /** Resolves when the service responds. If the service exits before that, `onFailure` is called. */
  async ready({ name, readyUrl }: ServiceSpec): Promise<void> {
    if (!readyUrl) return;
    for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end && !this.stopping; await sleep(100)) {
      const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
      if (answer?.ok) return;
    }
    if (!this.stopping)
      throw new ExpectedError(`${name} is not ready after ${READY_TIMEOUT_MS / 1000} s: see its log.`);
  }

  /** Stops a service and starts it with other environment variables. */
  async restart(name: string, env: NodeJS.ProcessEnv): Promise<void> {
    const { spec, child, output } = this.running.get(name)!;
    this.running.delete(name);
    await end(child);
    if (!this.stopping) this.launch({ ...spec, env }, new RestartPolicy(), output);
  }

  /** Stops a service for good. */
  async end(name: string): Promise<void> {
    const service = this.running.get(name);
    this.running.delete(name);
    if (service) await end(service.child);
  }

  /** Stops all services, the last started first. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const { child } of [...this.running.values()].reverse()) await end(child);
  }

  private launch(spec: ServiceSpec, policy: RestartPolicy, output: ServiceOutput): void {
    const { name, command, cwd, env } = spec;
    const started = Date.now();
    // Each service gets its own process group: Ctrl-C reaches only this process, which stops the services in order.
    // Their standard input is a pipe that closes when this process is killed: see `end-with-parent.ts`.
    const child = spawn(command[0]!, command.slice(1), { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const current: Running = { spec, child, policy, output };
    this.running.set(name, current);
    let lastWords = '';
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (chunk: string) => output.take(stream, chunk));
    child.once('close', () => output.end());
    child.stderr.on('data', (chunk: string) => (lastWords = (lastWords + chunk).slice(-2000)));
    let told = false;
    const ended = (why: string) => {
      if (!told && !this.stopping && this.running.get(name) === current) this.ended(current, Date.now() - started, why);
      told = true;
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) =>
      ended(signal ? `ended with ${signal}` : lastWords.trim() || `ended with ${code}`),
    );
  }

  private ended({ spec, policy, output }: Running, ranMs: number, why: string): void {
    const { name, readyUrl } = spec;
    if (!this.opened) return this.fail(`${name}: ${why}`);
    const wait = policy.waitAfter(ranMs);
    if (wait === undefined && readyUrl) return this.fail(`${name} does not stay alive, the shop ends: ${why}`);
    const sentence =
      wait === undefined
        ? `${name} does not stay alive and is left alone, the rest goes on: ${why}`
        : `${name}: ${why.split('\n', 1)[0]}. It is started again in ${wait / 1000} s.`;
    process.stdout.write(`${sentence}\n`);
    output.note(sentence);
    if (wait === undefined) return;
    setTimeout(() => {
      if (!this.stopping) this.launch(spec, policy, output);
    }, wait).unref();
  }

  private fail(sentence: string): void {
    this.stopping = true;
    this.onFailure(sentence);
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

/** Sends a signal to the whole process group, because a service may have child processes (`node --watch`, vite). */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}
