import { fork, type ChildProcess } from 'node:child_process';
import type { Composition } from './composition.js';

/** Result of `compose.worker.ts`. */
export type Composed = { picture: Uint8Array } | { error: string };

const IDLE_MS = 30_000;

/**
 * Composes pictures in a child process, one at a time. The process starts with the first picture and ends after 30 s
 * without one, which frees all memory of decoded layers.
 */
export class Composer {
  private worker: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** `script`: path of the compiled worker. */
  constructor(
    private readonly script: string,
    private readonly idleMs = IDLE_MS,
  ) {}

  /** Whether the child process is running. */
  get isRunning(): boolean {
    return this.worker !== undefined;
  }

  /** Returns the picture as WebP. Throws if it cannot be composed. */
  async compose(composition: Composition): Promise<Uint8Array> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    try {
      return await new Promise<Uint8Array>((done, fail) => {
        const ended = () => fail(new Error('the process that composes has ended'));
        worker.once('exit', ended);
        worker.once('message', (answer: Composed) => {
          worker.off('exit', ended);
          if ('picture' in answer) done(answer.picture);
          else fail(new Error(answer.error));
        });
        worker.send(composition, (error) => error && fail(error));
      });
    } finally {
      this.idle = setTimeout(() => this.end(), this.idleMs).unref();
    }
  }

  /** Ends the child process. The next picture starts another one. */
  end(): void {
    clearTimeout(this.idle);
    this.worker?.kill();
    this.worker = undefined;
  }

  private start(): ChildProcess {
    const worker = fork(this.script, { serialization: 'advanced', execArgv: [] });
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    worker.once('error', () => undefined);
    return worker;
  }
}
