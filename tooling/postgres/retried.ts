import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_AFTER_MS = 200;

/** Retries `work` while the database is away. Resolves to false if the signal ended it before it was done. */
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

/** Whether the server is away, starting or stopping (SQLSTATE classes 08 and 57), or does not answer at all. */
function isOutage(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57)/.test(code);
}
