import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_AFTER_MS = 200;

/** Retries `work` while the database is down. Resolves to false if the signal stopped it before `work` succeeded. */
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

/**
 * Whether an error means that the server is down, starting or stopping (SQLSTATE classes 08 and 57) or does not
 * respond.
 */
function isOutage(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57)/.test(code);
}
