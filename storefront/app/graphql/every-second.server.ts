/** Milliseconds for which what was asked for counts as fresh. */
const freshFor = 1000;

/**
 * Returns a function that asks again if the last answer is older than a second. Calls that come meanwhile wait for the
 * same answer. `ask` must not reject, and must end by itself.
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
