import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from './open-database.js';
import { RestartPolicy } from './restart-policy.js';

const EVERY_MS = 500;

/**
 * Starts the embedded server again when it has ended by itself. The services find it where it was. Resolves to why it
 * cannot be kept, or to nothing when the signal ends it.
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
