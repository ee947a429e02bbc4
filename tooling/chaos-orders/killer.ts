import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../demo-catalogue/random.js';
import type { ApiProcess } from './api-process.js';

/** Kills one of the processes 3 to 8 seconds after all are ready, starts it again, and so on. */
export class Killer {
  kills = 0;
  private readonly stop = new AbortController();
  private readonly killing: Promise<void>;

  constructor(
    private readonly processes: ApiProcess[],
    private readonly random: Random,
  ) {
    this.killing = this.kill();
  }

  /** Every process runs when it resolves. */
  async end(): Promise<void> {
    this.stop.abort();
    await this.killing;
  }

  private async kill(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      const api = this.random.pick(this.processes);
      await sleep(this.random.whole(3000, 8000), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await api.end('SIGKILL');
      this.kills += 1;
      await api.start();
    }
  }
}
