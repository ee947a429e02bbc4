import { setTimeout as sleep } from 'node:timers/promises';
import { whoseGoods } from './demo-goods.js';
import { withClient } from './with-client.js';

const EVERY_MS = 10_000;

/** Looks at a demo that runs, and says once when the first good of the merchant's own has come. */
export async function watchOwnGoods(
  databaseUrl: string,
  signal: AbortSignal,
  onOwn: () => Promise<void>,
): Promise<void> {
  for (;;) {
    // The signal ends the waiting by an error.
    await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    // A database that is away for a moment is looked at the next time.
    const goods = await withClient(databaseUrl, whoseGoods).catch(() => undefined);
    if (!goods?.own) continue;
    return onOwn();
  }
}
