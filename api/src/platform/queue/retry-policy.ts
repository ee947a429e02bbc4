/** When a failed job is tried again, and when it is given up. */
export interface RetryPolicy {
  /** Pause after the first failure; it doubles with each further one. */
  firstSeconds: number;
  longestSeconds: number;
  /** Number of attempts after which a job is given up; undefined if another rule decides it. */
  mostAttempts?: number;
}

/** Returns the pause after attempt number `attempt`, which failed, in seconds; undefined if the job is given up. */
export function retryAfter(
  { firstSeconds, longestSeconds, mostAttempts = Infinity }: RetryPolicy,
  attempt: number,
): number | undefined {
  if (attempt >= mostAttempts) return undefined;
  return Math.min(firstSeconds * 2 ** (attempt - 1), longestSeconds);
}

/** Returns the same pause as an SQL interval, for jobs whose lease is the pause. `attempt` is an SQL expression. */
export const retryInterval = ({ firstSeconds, longestSeconds }: RetryPolicy, attempt: string): string =>
  `make_interval(secs => least(${firstSeconds} * power(2, least(${attempt}, 30) - 1), ${longestSeconds}))`;
