import { setTimeout as sleep } from 'node:timers/promises';
import { whoseGoods } from './demo-goods.js';
import { withClient } from './with-client.js';

const EVERY_MS = 10_000;

/** Polls a running demo and calls `onOwn` once, when the merchant's first product has come. */
export async function watchOwnGoods(
  databaseUrl: string,
  signal: AbortSignal,
  onOwn: () => Promise<void>,
): Promise<void> {
  for (;;) {
    // The signal rejects the sleep.
    await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    // While the database is away, wait for the next round.
    const goods = await withClient(databaseUrl, whoseGoods).catch(() => undefined);
    if (!goods?.own) continue;
    return onOwn();
  }
}
