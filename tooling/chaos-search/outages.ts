import type { Victim } from '../processes/killer.js';

/** Time after a start in which cut connections are made again. */
const GRACE_MS = 3000;

/** A process that can be killed, and the times at which it was away. */
export class Mortal implements Victim {
  private readonly outages: { from: number; to: number }[] = [];

  constructor(
    readonly name: string,
    private readonly victim: Victim,
  ) {}

  async end(signal: 'SIGKILL'): Promise<void> {
    this.outages.push({ from: performance.now(), to: Infinity });
    await this.victim.end(signal);
  }

  async start(): Promise<void> {
    await this.victim.start();
    this.outages.at(-1)!.to = performance.now() + GRACE_MS;
  }

  /** Whether it was away at any time between `from` and `to`. */
  wasAway(from: number, to: number): boolean {
    return this.outages.some((outage) => outage.from <= to && outage.to >= from);
  }
}
