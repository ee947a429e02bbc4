import DataLoader from 'dataloader';

/**
 * Reads at once for all calls in the same turn of the event loop. Nothing is cached: each read begins after its call.
 * `read` returns a value for each key, in the order of the keys.
 */
export const readTogether = <Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
  maxBatchSize = 100,
): DataLoader<Key, Value> =>
  new DataLoader(read, { cache: false, maxBatchSize, batchScheduleFn: (run) => setImmediate(run) });
