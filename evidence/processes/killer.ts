import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@meet/demo/random';

export interface Victim {
  start(): Promise<void>;
  end(signal: 'SIGKILL'): Promise<void>;
}

/**
 * Kills a process, restarts it, waits for a random time, and repeats. The order is random, but no process is killed
 * again before all the others had their turn.
 */
export class Killer<One extends Victim> {
  kills = 0;
  readonly killsOf = new Map<One, number>();
  private readonly stop = new AbortController();
  private readonly killing: Promise<void>;

  constructor(
    private readonly processes: One[],
    private readonly random: Random,
    /** Shortest and longest milliseconds from a restart to the next kill. */
    private readonly pauseMs: readonly [number, number] = [3000, 8000],
  ) {
    this.killing = this.kill();
    // Prevents an unhandled rejection; `end` still rejects with the error.
    this.killing.catch(() => undefined);
  }

  /** Stops killing. Resolves when every process is running again. */
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
