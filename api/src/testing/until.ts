import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `holds` is true, or answers a promise of true, and throws after 20 seconds: a loaded machine is slow, and a
 * test of what is to happen must not fail because it looked too early.
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds()); await sleep(20)) {
    if (Date.now() > end) throw new Error('What the test waits for did not happen within 20 seconds.');
  }
}
