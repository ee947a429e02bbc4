import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns a function that returns the share of the time since its last call in which the event loop was busy, from 0 to
 * 1.
 */
export function eventLoopLoad(): () => number {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

const LOOK_EVERY_MS = 250;

/**
 * Resolves when the event loop was busy for a smaller share than `most` of the last quarter of a second, at the latest after
 * `atMostSeconds`. Background work awaits it, so that shoppers get the processor first.
 */
export async function lessBusy(most: number, atMostSeconds: number): Promise<void> {
  const load = eventLoopLoad();
  for (let waited = 0; waited < atMostSeconds; waited += LOOK_EVERY_MS / 1000) {
    await sleep(LOOK_EVERY_MS);
    if (load() < most) return;
  }
}
