import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { ProviderError } from './provider-error.js';

/** For one question: how long a shopper waits in all, and how often it is asked. */
export interface ProviderTimes {
  timeoutMs: number;
  backoffMs: number;
  /** How long a provider that failed five times running is left alone. */
  openMs: number;
}

const FAILURES_UNTIL_OPEN = 5;

/** One more try for what may be retried, all of it within one timeout; who keeps failing is left alone for a while. */
export function providerPolicy({ timeoutMs, backoffMs, openMs }: ProviderTimes): IPolicy {
  const worthRetrying = handleWhen((error) => error instanceof ProviderError && error.code === 'DOWN');
  // A place without delivery, or a question it does not take, says nothing of the provider's health.
  const isHealthy = (error: Error) =>
    error instanceof ProviderError && (error.code === 'UNAVAILABLE' || error.code === 'INVALID');
  return wrap(
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    retry(worthRetrying, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: backoffMs }) }),
    circuitBreaker(
      handleWhen((error) => !isHealthy(error)),
      { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN) },
    ),
  );
}

/** What the policies throw, in our words. */
export function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof TaskCancelledError) return new ProviderError('LATE', 'no answer in time', { cause: error });
  if (isBrokenCircuitError(error)) return new ProviderError('DOWN', 'left alone after failures', { cause: error });
  // A fault of ours in reading its answer; the shopper need not know.
  return new ProviderError('NONSENSE', String(error), { cause: error });
}
