import { LRUCache } from 'lru-cache';

/** Clients that are kept in memory. A client that is evicted has a full budget again. */
const MOST_CLIENTS = 50_000;
/** The part of a minute's budget that a client can save up and spend at once. */
const BURST = 1 / 4;

interface Budget {
  points: number;
  at: number;
}

/**
 * The points that each client may still spend on this process: a token bucket for each client. It lives in memory on
 * purpose: it guards the processor of this process, and a call to a server would cost more than it saves.
 */
export class ClientBudgets {
  readonly capacity: number;
  private readonly budgets = new LRUCache<string, Budget>({ max: MOST_CLIENTS });

  constructor(
    readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {
    this.capacity = Math.ceil(perMinute * BURST);
  }

  left(client: string): number {
    const budget = this.budgets.get(client);
    if (!budget) return this.capacity;
    return Math.min(this.capacity, budget.points + ((this.now() - budget.at) * this.perMinute) / 60_000);
  }

  /** Takes the points and returns true, or takes nothing and returns false where there are fewer. */
  spend(client: string, points: number): boolean {
    const left = this.left(client);
    if (left < points) return false;
    this.budgets.set(client, { points: left - points, at: this.now() });
    return true;
  }

  /** Takes the points for work that was done before a refusal, down to zero. */
  fine(client: string, points: number): void {
    this.budgets.set(client, { points: Math.max(0, this.left(client) - points), at: this.now() });
  }

  /** Returns the whole seconds until the client has so many points, 1 at least. */
  secondsUntil(client: string, points: number): number {
    return Math.max(1, Math.ceil(((points - this.left(client)) * 60) / this.perMinute));
  }
}
