import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_AFTER_MS = 200;

/** Does it, again and again while the database is away. False when it was told to stop before it was done. */
export async function retried(
  work: () => Promise<unknown>,
  signal: AbortSignal,
  onAgain: () => void = () => undefined,
): Promise<boolean> {
  for (; !signal.aborted; await sleep(AGAIN_AFTER_MS)) {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isOutage(error)) throw error;
      onAgain();
    }
  }
  return false;
}

/** The server is away, starting or on its way out (SQLSTATE classes 08 and 57), or nobody answers at all. */
function isOutage(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57)/.test(code);
}
