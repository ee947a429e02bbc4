import { LRUCache } from 'lru-cache';

/** Clients remembered at once; one who is forgotten has a full budget again. */
const MOST_CLIENTS = 50_000;
/** A client who was quiet may spend so much of a minute's budget at once. */
const BURST = 1 / 4;

interface Budget {
  points: number;
  at: number;
}

/**
 * What each client may still spend on this process: a token bucket for each, filled all the time. It lives in memory on
 * purpose: what it guards is the processor of this process, and asking a server for it would cost more than it saves.
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

  /** Takes the points, or nothing and false where there are fewer. */
  spend(client: string, points: number): boolean {
    const left = this.left(client);
    if (left < points) return false;
    this.budgets.set(client, { points: left - points, at: this.now() });
    return true;
  }

  /** For what was done before it was refused: takes the points as far as there are any. */
  fine(client: string, points: number): void {
    this.budgets.set(client, { points: Math.max(0, this.left(client) - points), at: this.now() });
  }

  /** Whole seconds until so many points are there, one at least. */
  secondsUntil(client: string, points: number): number {
    return Math.max(1, Math.ceil(((points - this.left(client)) * 60) / this.perMinute));
  }
}
