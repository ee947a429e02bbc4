import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventLoopLoad } from './platform/event-loop.js';

const LOOK_EVERY_MS = 5000;
/** The largest share of the time since the last look that an idle process may be busy. */
const MOST_BUSY = 0.05;
/**
 * A collection takes 0.15 to 0.3 seconds, so it runs only if the heap is so many times larger than after the last
 * collection.
 */
const WORTH_GROWTH = 1.2;
const LEAST_BETWEEN_MS = 60_000;

/** The measurements and actions of a collector. Sizes are bytes, times milliseconds. */
export interface Surroundings {
  now: () => number;
  /** Share of the time since the last call in which the event loop was busy, from 0 to 1. */
  busy: () => number;
  heapSize: () => number;
  collect: () => void;
}

/**
 * Collects garbage while there are no requests. V8 collects only when it allocates, so after a busy hour a process
 * keeps its largest heap until the next one, up to twice the live data.
 */
export class CollectorAtRest {
  /**
   * The heap size after the last collection. Starting leaves much garbage, so the first collection is always
   * worthwhile.
   */
  private left = 0;
  private collectedAt = -Infinity;
  private justCollected = false;

  constructor(private readonly around: Surroundings) {}

  /** Looks once whether to collect garbage. Call it every few seconds. */
  look(): void {
    const { now, busy, heapSize, collect } = this.around;
    const size = heapSize();
    // V8 gives pages back a moment after it has collected.
    if (this.justCollected) this.left = size;
    this.justCollected = false;
    const isWorth = size > this.left * WORTH_GROWTH && now() - this.collectedAt >= LEAST_BETWEEN_MS;
    if (busy() > MOST_BUSY || !isWorth) return;
    collect();
    [this.collectedAt, this.justCollected] = [now(), true];
  }
}

/** Starts collecting this process's garbage while the process is idle. */
export function collectAtRest(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapSize = () => process.memoryUsage().heapTotal;
  const collector = new CollectorAtRest({ now: () => performance.now(), busy: eventLoopLoad(), heapSize, collect });
  setInterval(() => collector.look(), LOOK_EVERY_MS).unref();
}
