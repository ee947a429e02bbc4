import type { Logger } from 'pino';

/**
 * Runs work periodically. A run starts only after the previous one has ended, and stopping waits for the current run.
 */
export class Repeat {
  /** True once `stop` was called; long-running work checks this between its steps. */
  isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly everySeconds: number,
    private readonly work: () => Promise<unknown>,
    private readonly log: Logger,
  ) {}

  /** Schedules the next run. Does nothing if the interval is 0. The timer does not keep the process alive. */
  start(): void {
    if (this.isStopped || !this.everySeconds) return;
    this.timer = setTimeout(() => {
      this.running = this.work()
        .then(() => undefined)
        .catch((error: unknown) => this.log.warn({ err: error, work: this.name }, 'failed; tried again later'))
        .finally(() => this.start());
    }, this.everySeconds * 1000).unref();
  }

  /** Stops, and resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
