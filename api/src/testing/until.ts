import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `holds` returns true or resolves to true; throws after 20 seconds. Polling is used so that a test does
 * not fail on a slow machine.
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds()); await sleep(20)) {
    if (Date.now() > end) throw new Error('What the test waits for did not happen within 20 seconds.');
  }
}
