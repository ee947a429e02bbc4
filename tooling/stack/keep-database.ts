import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from './open-database.js';
import { RestartPolicy } from './restart-policy.js';

const EVERY_MS = 500;

/**
 * Restarts the embedded server on the same port whenever it exits by itself. Resolves to a message if the server exits
 * again and again, or to undefined when the signal stops the watch.
 */
export async function keepDatabase(
  database: Pick<OpenDatabase, 'isRunning' | 'startAgain'>,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  const policy = new RestartPolicy();
  for (let since = Date.now(); !signal.aborted; await sleep(EVERY_MS, undefined, { ref: false })) {
    if (database.isRunning()) continue;
    const wait = policy.waitAfter(Date.now() - since);
    if (wait === undefined) return 'The database does not stay alive, the shop ends: see postgres.log.';
    say(`The database has ended. It is started again in ${wait / 1000} s.`);
    await sleep(wait);
    if (signal.aborted) return undefined;
    await database.startAgain().catch((error: Error) => say(error.message));
    since = Date.now();
  }
  return undefined;
}
