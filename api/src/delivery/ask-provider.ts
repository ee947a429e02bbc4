import { isBrokenCircuitError, TaskCancelledError, type IPolicy } from 'cockatiel';
import { callPolicy } from '../platform/resilience/call-policy.js';
import { ProviderError } from './provider-error.js';

/** For one question: how long a shopper waits in all, and how often it is asked. */
export interface ProviderTimes {
  timeoutMs: number;
  backoffMs: number;
  /** How long a provider that failed five times running is left alone. */
  openMs: number;
}

const FAILURES_UNTIL_OPEN = 5;

/** One retry, all within the timeout. The circuit opens for a provider that keeps failing. */
export function providerPolicy({ timeoutMs, backoffMs, openMs }: ProviderTimes): IPolicy {
  return callPolicy({
    wholeTimeoutMs: timeoutMs,
    retries: 1,
    backoff: backoffMs,
    isRetryable: (error) => error instanceof ProviderError && error.code === 'DOWN',
    breaker: {
      failures: FAILURES_UNTIL_OPEN,
      openMs,
      // A place without delivery, or a question the provider refuses, says nothing of its health.
      isFailure: (error) =>
        !(error instanceof ProviderError && (error.code === 'UNAVAILABLE' || error.code === 'INVALID')),
    },
  });
}

/** The ProviderError for whatever a policy throws. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof TaskCancelledError) return new ProviderError('LATE', 'no answer in time', { cause: error });
  if (isBrokenCircuitError(error)) return new ProviderError('DOWN', 'left alone after failures', { cause: error });
  // A fault of ours in reading its answer; the shopper need not know.
  return new ProviderError('NONSENSE', String(error), { cause: error });
}
