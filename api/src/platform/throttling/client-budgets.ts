import { LRUCache } from 'lru-cache';

/** Maximum number of clients kept in memory. A client that is evicted has its full budget again. */
const MOST_CLIENTS = 50_000;
/** Fraction of the budget per minute that a client can save up and spend at once. */
const BURST = 1 / 4;

interface Budget {
  points: number;
  at: number;
}

/**
 * Token buckets: the points that each client can still spend on this process. They are kept in memory, because they
 * protect the processor of this process, and asking another server would cost more than it saves.
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

  /** Subtracts the points and returns true. If the client has fewer, subtracts nothing and returns false. */
  spend(client: string, points: number): boolean {
    const left = this.left(client);
    if (left < points) return false;
    this.budgets.set(client, { points: left - points, at: this.now() });
    return true;
  }

  /** Subtracts the points for work done before a refusal; the budget does not become negative. */
  fine(client: string, points: number): void {
    this.budgets.set(client, { points: Math.max(0, this.left(client) - points), at: this.now() });
  }

  /** Returns the whole seconds until the client has this number of points, at least 1. */
  secondsUntil(client: string, points: number): number {
    return Math.max(1, Math.ceil(((points - this.left(client)) * 60) / this.perMinute));
  }
}
