import { MeetError } from './meet-error.js';

/** How often and how soon a call is retried. */
export interface RetryOptions {
  /** Maximum number of retries, after the first attempt. */
  retries: number;
  /** If the API asks for a longer wait than this, in milliseconds, the call fails at once. */
  longestWait: number;
}

/** Codes and statuses of temporary failures. */
const passing = new Set([
  'NETWORK_ERROR',
  'OVERLOADED',
  'SERVICE_UNAVAILABLE',
  'CATALOGUE_LOADING',
  'TOO_MANY_REQUESTS',
]);
const passingStatuses = new Set([429, 502, 503, 504]);

/** Retries a call while it fails temporarily, after 0.3 seconds, 0.6, 1.2 and so on. */
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
      // Half of the wait is random, so that pages that failed at the same moment do not all retry at the same moment.
      const backoff = 300 * 2 ** count * (0.5 + Math.random() / 2);
      const wait = Math.max(backoff, (error.retryAt?.getTime() ?? 0) - Date.now());
      if (wait > longestWait) throw error;
      await sleep(wait, signal);
    }
  }
}

/** Whether the same call may succeed later. */
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
