import { setMaxListeners } from 'node:events';

/** Counts answers by their outcome. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(what: string | number): void {
    this.counts.set(String(what), (this.counts.get(String(what)) ?? 0) + 1);
  }

  count(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** Returns how many answers had none of these outcomes. */
  others(...expected: (string | number)[]): number {
    const known = new Set(expected.map(String));
    return [...this.counts].reduce((sum, [what, count]) => sum + (known.has(what) ? 0 : count), 0);
  }

  toString(): string {
    const sorted = [...this.counts].sort(([, a], [, b]) => b - a);
    return sorted.map(([what, count]) => `${count} × ${what}`).join(', ') || 'no answer';
  }
}

export interface Flood {
  tally: Tally;
  seconds: number;
}

/** Sends requests without a pause, on so many connections, until `stop`. Requests under way by then are not counted. */
export async function flood(
  connections: number,
  stop: AbortSignal,
  ask: (n: number, stop: AbortSignal) => Promise<string | number>,
): Promise<Flood> {
  // Every request under way listens to this signal, which would otherwise warn of a leak.
  setMaxListeners(0, stop);
  const tally = new Tally();
  const began = performance.now();
  let asked = 0;
  const connection = async () => {
    while (!stop.aborted) {
      const answer = await ask((asked += 1), stop).catch(() => 'no answer');
      if (!stop.aborted) tally.add(answer);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { tally, seconds: (performance.now() - began) / 1000 };
}
