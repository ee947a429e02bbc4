import { setTimeout as sleep } from 'node:timers/promises';
import { whoseGoods, type Goods } from './demo-goods.js';
import { withClient } from './with-client.js';

const EVERY_MS = 10_000;

/**
 * Polls the catalogue of a running shop. Resolves to true when its goods are `wanted`, and to false when the signal
 * aborts.
 */
export async function watchGoods(
  databaseUrl: string,
  signal: AbortSignal,
  wanted: (goods: Goods) => boolean,
): Promise<boolean> {
  for (;;) {
    // The sleep is rejected when the signal aborts.
    await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return false;
    // If the database is down, try again after the next pause.
    const goods = await withClient(databaseUrl, whoseGoods).catch(() => undefined);
    if (goods && wanted(goods)) return true;
  }
}
