import { isBrokenCircuitError, TaskCancelledError, type IPolicy } from 'cockatiel';
import { callPolicy } from '../platform/resilience/call-policy.js';
import { ProviderError } from './provider-error.js';

/**
 * Time limits for calls to a provider. `timeoutMs` is for the whole call, `backoffMs` is the pause before the retry.
 */
export interface ProviderTimes {
  timeoutMs: number;
  backoffMs: number;
  /** How long the circuit breaker stays open after five consecutive failures. */
  openMs: number;
}

const FAILURES_UNTIL_OPEN = 5;

/** Returns a policy with one retry within the timeout, and a circuit breaker that opens after repeated failures. */
export function providerPolicy({ timeoutMs, backoffMs, openMs }: ProviderTimes): IPolicy {
  return callPolicy({
    wholeTimeoutMs: timeoutMs,
    retries: 1,
    backoff: backoffMs,
    isRetryable: (error) => error instanceof ProviderError && error.code === 'DOWN',
    breaker: {
      failures: FAILURES_UNTIL_OPEN,
      openMs,
      // A destination without delivery and a request that the provider rejects are not failures of the provider.
      isFailure: (error) =>
        !(error instanceof ProviderError && (error.code === 'UNAVAILABLE' || error.code === 'INVALID')),
    },
  });
}

/** Converts any error that a call policy throws into a ProviderError. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof TaskCancelledError) return new ProviderError('LATE', 'no answer in time', { cause: error });
  if (isBrokenCircuitError(error)) return new ProviderError('DOWN', 'left alone after failures', { cause: error });
  // The shop's own code failed to read the response; for the shopper this is the same as an unreadable response.
  return new ProviderError('NONSENSE', String(error), { cause: error });
}
