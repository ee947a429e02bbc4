import { once, setMaxListeners } from 'node:events';

/** Counts responses by their outcome (an HTTP status or an error code). */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(what: string | number): void {
    this.counts.set(String(what), (this.counts.get(String(what)) ?? 0) + 1);
  }

  count(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** Returns the number of responses whose outcome is not one of those given. */
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

/**
 * Sends requests without a pause over the given number of connections until `stop`. Requests that are still open then
 * are not counted.
 */
export async function flood(
  connections: number,
  stop: AbortSignal,
  ask: (n: number, stop: AbortSignal) => Promise<string | number>,
): Promise<Flood> {
  // Every open request adds a listener to this signal. Node would warn of a leak if there were many.
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
  for (let n = 0; n < connections; n += 1) void connection();
  // Open requests are not awaited, because the promise of an aborted `fetch` is not always settled.
  if (!stop.aborted) await once(stop, 'abort');
  return { tally, seconds: (performance.now() - began) / 1000 };
}
