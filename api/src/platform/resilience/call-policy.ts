import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
  type CircuitBreakerPolicy,
  type IPolicy,
  type IRetryBackoffContext,
  type RetryPolicy,
} from 'cockatiel';

type Backoff = Parameters<typeof retry>[1]['backoff'];
export type BackoffContext = IRetryBackoffContext<unknown>;

export interface CallRules {
  /** Milliseconds for the whole call, its retries and their pauses included: where a person waits for it. */
  wholeTimeoutMs?: number;
  /** Milliseconds for each try: where each try has to end well or badly by itself. */
  tryTimeoutMs?: number;
  /** Retries after the first try. */
  retries: number;
  /** Milliseconds before the first retry, doubled for each further one; or a backoff of cockatiel. */
  backoff: number | NonNullable<Backoff>;
  isRetryable: (error: unknown) => boolean;
  breaker: BreakerRules;
}

export interface BreakerRules {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** Milliseconds for which an open circuit refuses calls before it lets one through. */
  openMs: number;
  /** Which errors count; all of them by default. */
  isFailure?: (error: unknown) => boolean;
}

/**
 * How this API calls somebody else's server. From the outside in:
 *
 * 1. the timeout of the whole call, so that retries and pauses do not make a person wait longer;
 * 2. retries;
 * 3. the circuit breaker, so that it counts every try, and a retry does not get through an open circuit;
 * 4. the timeout of one try, so that silence counts as a failure of that try.
 *
 * A timeout aborts the `signal` that the call is given and rejects with `TaskCancelledError`, unless the aborted call
 * rejects first. An open circuit rejects with `BrokenCircuitError`.
 */
export function callPolicy(rules: CallRules): IPolicy {
  const { wholeTimeoutMs, tryTimeoutMs, breaker } = rules;
  return wrap(
    ...(wholeTimeoutMs === undefined ? [] : [timeoutPolicy(wholeTimeoutMs)]),
    retryPolicy(rules),
    breakerPolicy(breaker),
    ...(tryTimeoutMs === undefined ? [] : [timeoutPolicy(tryTimeoutMs)]),
  );
}

/** A circuit breaker alone, for a call that has another place to go when it fails. */
export function breakerPolicy({ failures, openMs, isFailure }: BreakerRules): CircuitBreakerPolicy {
  return circuitBreaker(isFailure ? handleWhen(isFailure) : handleAll, {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failures),
  });
}

/** A timeout alone. It rejects on time even if the call ignores its `signal`. */
export function timeoutPolicy(ms: number): IPolicy {
  return timeout(ms, TimeoutStrategy.Aggressive);
}

function retryPolicy({ retries, backoff, isRetryable }: CallRules): RetryPolicy {
  return retry(handleWhen(isRetryable), {
    maxAttempts: retries,
    backoff: typeof backoff === 'number' ? new ExponentialBackoff({ initialDelay: backoff }) : backoff,
  });
}
