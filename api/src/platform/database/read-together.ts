import DataLoader from 'dataloader';

/**
 * Reads for all who ask in the same turn of the event loop at once. Nothing is kept: each reading begins after it was
 * asked for. `read` returns a value for each key, in their order.
 */
export const readTogether = <Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
  maxBatchSize = 100,
): DataLoader<Key, Value> =>
  new DataLoader(read, { cache: false, maxBatchSize, batchScheduleFn: (run) => setImmediate(run) });
