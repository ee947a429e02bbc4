/** Milliseconds for which a response counts as fresh. */
const freshFor = 1000;

/**
 * Returns a function that calls `ask` if the last result is older than a second. Simultaneous calls wait for the same
 * result. `ask` must not reject, and must have its own timeout.
 */
export function everySecond(ask: () => Promise<void>): () => Promise<void> {
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;
  return async () => {
    if (Date.now() - askedAt > freshFor)
      asking ??= ask().finally(() => {
        askedAt = Date.now();
        asking = null;
      });
    await asking;
  };
}
