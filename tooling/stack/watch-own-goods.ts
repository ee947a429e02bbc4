import { setTimeout as sleep } from 'node:timers/promises';
import { whoseGoods } from './demo-goods.js';
import { withClient } from './with-client.js';

const EVERY_MS = 10_000;

/** Polls the catalogue of a running demo and calls `onOwn` once, when it contains a product that is not the demo's. */
export async function watchOwnGoods(
  databaseUrl: string,
  signal: AbortSignal,
  onOwn: () => Promise<void>,
): Promise<void> {
  for (;;) {
    // The sleep is rejected when the signal aborts.
    await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    // If the database is down, try again after the next pause.
    const goods = await withClient(databaseUrl, whoseGoods).catch(() => undefined);
    if (!goods?.own) continue;
    return onOwn();
  }
}
