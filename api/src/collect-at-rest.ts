import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventLoopLoad } from './platform/event-loop.js';

const LOOK_EVERY_MS = 5000;
/** Share of the time since the last look in which a process at rest does something. */
const MOST_BUSY = 0.05;
/** A collection takes 0.15 to 0.3 seconds, so the heap has to be so many times larger than the last one left it. */
const WORTH_GROWTH = 1.2;
const LEAST_BETWEEN_MS = 60_000;

/** What a collector looks at and does. Sizes are bytes, times milliseconds. */
export interface Surroundings {
  now: () => number;
  /** Share of the time since the last call in which the event loop was busy, from 0 to 1. */
  busy: () => number;
  heapSize: () => number;
  collect: () => void;
}

/**
 * Collects garbage while nobody asks. V8 collects when it allocates, so a process keeps the largest heap of a busy hour
 * until the next one, up to twice of what is alive.
 */
export class CollectorAtRest {
  /** The heap after the last collection. A start leaves much garbage, so the first one is always worth it. */
  private left = 0;
  private collectedAt = -Infinity;
  private justCollected = false;

  constructor(private readonly around: Surroundings) {}

  /** Looks once. Call it every few seconds. */
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

/** Begins to collect this process's garbage while it is at rest. */
export function collectAtRest(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapSize = () => process.memoryUsage().heapTotal;
  const collector = new CollectorAtRest({ now: () => performance.now(), busy: eventLoopLoad(), heapSize, collect });
  setInterval(() => collector.look(), LOOK_EVERY_MS).unref();
}
