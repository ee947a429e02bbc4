import type { Victim } from '../../processes/killer.js';

/** After a restart, other processes need this long to reconnect. */
const GRACE_MS = 3000;

/** A process that can be killed. It records its outages. */
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

  /** Whether the process was unavailable at any time between `from` and `to`. */
  wasAway(from: number, to: number): boolean {
    return this.outages.some((outage) => outage.from <= to && outage.to >= from);
  }
}
