export interface QueueLimits {
  running: number;
  runningOfOne: number;
  waiting: number;
  waitingOfOne: number;
  /** Time in milliseconds after which a running request no longer counts and the next one may start. */
  leaseMs?: number;
  /** Maximum waiting time in milliseconds, after which a request is refused. */
  patienceMs: number;
}

/**
 * Thrown if the queue is full or the request waited too long. `ofClient` means that only the places of this client are
 * taken.
 */
export class QueueFullError extends Error {
  constructor(readonly ofClient: boolean) {
    super(ofClient ? 'This client has as much waiting as it may' : 'Too much is waiting');
  }
}

export class LeftQueueError extends Error {}

export type Leave = () => void;

interface Waiting {
  start(leave: Leave): void;
}

/**
 * Runs a limited number of requests at the same time and lets a limited number wait. Clients take turns, regardless of
 * how many requests they send. So a client that floods the queue delays mainly its own requests; others wait for only
 * one of them per turn.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  private readonly runningOf = new Map<string, number>();
  /** Waiting requests by client. The client whose turn is next comes first. */
  private readonly waitingOf = new Map<string, Set<Waiting>>();

  constructor(private readonly limits: QueueLimits) {}

  get length(): number {
    return this.waiting;
  }

  /**
   * Returns a function that frees the place, to be called when the work is done. Returns undefined if the client must
   * wait.
   */
  enterAtOnce(client: string): Leave | undefined {
    return this.running < this.limits.running && this.mayRun(client) ? this.start(client) : undefined;
  }

  /**
   * Waits for a place. Throws {@link QueueFullError} if the queue is full or the wait was too long,
   * {@link LeftQueueError} on abort.
   */
  async enter(client: string, signal?: AbortSignal): Promise<Leave> {
    const place = this.enterAtOnce(client);
    if (place) return place;
    if (signal?.aborted) throw new LeftQueueError();
    const own = this.waitingOf.get(client) ?? new Set();
    if (own.size >= this.limits.waitingOfOne) throw new QueueFullError(true);
    if (this.waiting >= this.limits.waiting) throw new QueueFullError(false);
    this.waitingOf.set(client, own);
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(patience);
        signal?.removeEventListener('abort', abort);
        this.forget(client, entry);
      };
      const entry: Waiting = {
        start: (leave) => {
          end();
          resolve(leave);
        },
      };
      const giveUp = (error: Error) => {
        end();
        reject(error);
      };
      const abort = () => giveUp(new LeftQueueError());
      const patience = setTimeout(() => giveUp(new QueueFullError(false)), this.limits.patienceMs).unref();
      signal?.addEventListener('abort', abort, { once: true });
      own.add(entry);
      this.waiting += 1;
    });
  }

  private mayRun(client: string): boolean {
    return (this.runningOf.get(client) ?? 0) < this.limits.runningOfOne;
  }

  private start(client: string): Leave {
    this.running += 1;
    this.runningOf.set(client, (this.runningOf.get(client) ?? 0) + 1);
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      clearTimeout(lease);
      this.running -= 1;
      const rest = this.runningOf.get(client)! - 1;
      if (rest) this.runningOf.set(client, rest);
      else this.runningOf.delete(client);
      this.next();
    };
    const lease = this.limits.leaseMs === undefined ? undefined : setTimeout(leave, this.limits.leaseMs).unref();
    return leave;
  }

  private next(): void {
    for (const [client, entries] of this.waitingOf) {
      if (this.running >= this.limits.running) return;
      if (!this.mayRun(client)) continue;
      const [entry] = entries;
      // Moves the client to the end of the queue. `start` removes the client if it has no waiting requests.
      this.waitingOf.delete(client);
      this.waitingOf.set(client, entries);
      entry!.start(this.start(client));
      return this.next();
    }
  }

  private forget(client: string, entry: Waiting): void {
    const own = this.waitingOf.get(client);
    if (!own?.delete(entry)) return;
    this.waiting -= 1;
    if (!own.size) this.waitingOf.delete(client);
  }
}
