export interface QueueLimits {
  running: number;
  runningOfOne: number;
  waiting: number;
  waitingOfOne: number;
  /** A place is given to the next one after this time, whether its holder is done or not. */
  leaseMs?: number;
  /** Whoever waited so long is refused. */
  patienceMs: number;
}

/** Nobody waits: `ofClient` says that the client's own places are taken, otherwise everybody's are. */
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
 * Runs so much at once and lets a bounded rest wait. Clients take turns, whatever the number of their requests: one who
 * floods the queue waits for their own requests, others for one of them each.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  private readonly runningOf = new Map<string, number>();
  /** In the order of whose turn it is. */
  private readonly waitingOf = new Map<string, Set<Waiting>>();

  constructor(private readonly limits: QueueLimits) {}

  get length(): number {
    return this.waiting;
  }

  /** A place at once, or undefined where the client has to wait. The place is to be left exactly when the work is done. */
  enterAtOnce(client: string): Leave | undefined {
    return this.running < this.limits.running && this.mayRun(client) ? this.start(client) : undefined;
  }

  /** Throws {@link QueueFullError}, also after having waited for too long; {@link LeftQueueError} when aborted. */
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
      // To the end of the line, if there is anything left of it.
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
