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
  /** Timeout of the whole call in milliseconds, including retries and pauses. Use it if a person waits for the call. */
  wholeTimeoutMs?: number;
  /** Timeout of each attempt in milliseconds. Use it if calls do not have a timeout of their own. */
  tryTimeoutMs?: number;
  /** Maximum number of retries after the first attempt. */
  retries: number;
  /**
   * Pause before the first retry in milliseconds, which doubles with each further retry; or a backoff object of the
   * library cockatiel.
   */
  backoff: number | NonNullable<Backoff>;
  isRetryable: (error: unknown) => boolean;
  breaker: BreakerRules;
}

export interface BreakerRules {
  /** Number of consecutive failures that open the circuit breaker. */
  failures: number;
  /** Milliseconds for which the open circuit breaker refuses calls, before it lets one through. */
  openMs: number;
  /** Decides which errors the circuit breaker counts; by default all. */
  isFailure?: (error: unknown) => boolean;
}

/**
 * How this API calls servers of other companies. The policies from the outside in:
 *
 * 1. the timeout of the whole call, so that retries and pauses do not make a person wait longer;
 * 2. retries;
 * 3. the circuit breaker, so that it counts every attempt, and an open circuit refuses retries too;
 * 4. the timeout of one attempt, so that a missing response counts as a failure of that attempt.
 *
 * A timeout aborts the `signal` that the call was given and rejects with `TaskCancelledError`, unless the aborted call
 * rejects first. An open circuit rejects with `BrokenCircuitError`.
 */
export function callPolicy(rules: CallRules): IPolicy {
  const { wholeTimeoutMs, tryTimeoutMs, breaker } = rules;
  const policy = wrap(
    ...(wholeTimeoutMs === undefined ? [] : [timeoutPolicy(wholeTimeoutMs)]),
    retryPolicy(rules),
    breakerPolicy(breaker),
    ...(tryTimeoutMs === undefined ? [] : [timeoutPolicy(tryTimeoutMs)]),
  );
  // The library uses one shared signal for all calls without a signal, and each attempt would add a listener to it.
  return { ...policy, execute: (call, signal = new AbortController().signal) => policy.execute(call, signal) };
}

/** Returns only a circuit breaker, for calls that have a fallback if they fail. */
export function breakerPolicy({ failures, openMs, isFailure }: BreakerRules): CircuitBreakerPolicy {
  return circuitBreaker(isFailure ? handleWhen(isFailure) : handleAll, {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failures),
  });
}

/** Returns only a timeout. It rejects on time even if the call ignores its `signal`. */
export function timeoutPolicy(ms: number): IPolicy {
  return timeout(ms, TimeoutStrategy.Aggressive);
}

function retryPolicy({ retries, backoff, isRetryable }: CallRules): RetryPolicy {
  return retry(handleWhen(isRetryable), {
    maxAttempts: retries,
    backoff: typeof backoff === 'number' ? new ExponentialBackoff({ initialDelay: backoff }) : backoff,
  });
}
