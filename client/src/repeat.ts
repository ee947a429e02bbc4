import { MeetError } from './meet-error.js';

/** How often and how soon a call is repeated. */
export interface RetryOptions {
  /** Repetitions at most, after the first attempt. */
  retries: number;
  /** A call that may be repeated only later than after so many milliseconds fails at once. */
  longestWait: number;
}

/** Codes and statuses that pass by themselves. */
const passing = new Set([
  'NETWORK_ERROR',
  'OVERLOADED',
  'SERVICE_UNAVAILABLE',
  'CATALOGUE_LOADING',
  'TOO_MANY_REQUESTS',
]);
const passingStatuses = new Set([429, 502, 503, 504]);

/** Attempts a call again and again while it fails for a reason that passes: after 0.3 seconds, 0.6, 1.2 and so on. */
export async function repeat<Result>(
  attempt: () => Promise<Result>,
  { retries, longestWait }: RetryOptions,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (let count = 0; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count >= retries || !(error instanceof MeetError) || !isPassing(error)) throw error;
      // Half of the wait is random, so that pages that failed together do not come back together.
      const backoff = 300 * 2 ** count * (0.5 + Math.random() / 2);
      const wait = Math.max(backoff, (error.retryAt?.getTime() ?? 0) - Date.now());
      if (wait > longestWait) throw error;
      await sleep(wait, signal);
    }
  }
}

/** Whether the same call may go well later. */
export function isPassing({ code, status }: MeetError): boolean {
  return passing.has(code) || (code === 'HTTP_ERROR' && passingStatuses.has(status!));
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const abort = () => {
      clearTimeout(timer);
      fail(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      done();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
