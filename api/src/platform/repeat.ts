import type { Logger } from 'pino';

/** Work that is done again and again, one run after another, and stops between runs. */
export class Repeat {
  /** Long work looks here between its parts. */
  isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly everySeconds: number,
    private readonly work: () => Promise<unknown>,
    private readonly log: Logger,
  ) {}

  /** Never runs with an interval of 0. Keeps no process alive. */
  start(): void {
    if (this.isStopped || !this.everySeconds) return;
    this.timer = setTimeout(() => {
      this.running = this.work()
        .then(() => undefined)
        .catch((error: unknown) => this.log.warn({ err: error, work: this.name }, 'failed; tried again later'))
        .finally(() => this.start());
    }, this.everySeconds * 1000).unref();
  }

  /** Resolves when what runs has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
