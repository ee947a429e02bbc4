import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../demo-catalogue/random.js';

export interface Victim {
  start(): Promise<void>;
  end(signal: 'SIGKILL'): Promise<void>;
}

/**
 * Kills one of the processes 3 to 8 seconds after all are ready, starts it again, and so on; the order is chance's, and
 * each has its turn before any has two.
 */
export class Killer<One extends Victim> {
  kills = 0;
  readonly killsOf = new Map<One, number>();
  private readonly stop = new AbortController();
  private readonly killing: Promise<void>;

  constructor(
    private readonly processes: One[],
    private readonly random: Random,
    /** Shortest and longest time between a start and the next kill. */
    private readonly pauseMs: readonly [number, number] = [3000, 8000],
  ) {
    this.killing = this.kill();
    // Whoever ends it hears of a failure; until then it is not an unhandled one.
    this.killing.catch(() => undefined);
  }

  /** Every process runs when it resolves. */
  async end(): Promise<void> {
    this.stop.abort();
    await this.killing;
  }

  private async kill(): Promise<void> {
    const { signal } = this.stop;
    for (let turns: One[] = []; !signal.aborted;) {
      if (!turns.length) turns = this.random.some(this.processes, this.processes.length);
      const victim = turns.pop()!;
      await sleep(this.random.whole(...this.pauseMs), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await victim.end('SIGKILL');
      this.kills += 1;
      this.killsOf.set(victim, (this.killsOf.get(victim) ?? 0) + 1);
      await victim.start();
    }
  }
}
