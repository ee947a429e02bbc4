import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `holds` returns true or resolves to it, and throws after 20 seconds. Polling keeps a test from failing
 * because a loaded machine is slow.
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds()); await sleep(20)) {
    if (Date.now() > end) throw new Error('What the test waits for did not happen within 20 seconds.');
  }
}
