import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { causedBy } from '../shared/request-scope.js';
import { Repeat } from './repeat.js';

/** A provider whose work is repeated from the start of the application until it stops; never if the interval is 0. */
export abstract class RepeatedWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeat: Repeat;

  constructor(name: string, everySeconds: number, log: Logger) {
    const cause = { by: 'SYSTEM', id: null, name } as const;
    this.repeat = new Repeat(name, everySeconds, () => causedBy(cause, () => this.poll()), log);
  }

  /** Does all work that is due. */
  abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Stops before the connection pool is closed; resolves when the current run has ended. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  /** True once the application stops; long-running work checks this between its steps. */
  protected get isStopped(): boolean {
    return this.repeat.isStopped;
  }

  /** The repeated work, if it is less than `run`. */
  protected poll(): Promise<unknown> {
    return this.run();
  }
}
