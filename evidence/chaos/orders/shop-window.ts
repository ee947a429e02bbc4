import { setTimeout as sleep } from 'node:timers/promises';
import { retried } from '../../processes/retried.js';
import type { OpenShop } from './open-shop.js';

const LOOK_MS = 150;

/** The offers that can be bought now. They are polled once for all shoppers. */
export class ShopWindow {
  /** Ids of the offers with at least one unit that is not reserved. */
  free = new Set<string>();
  soldOut = false;
  private readonly stop = new AbortController();
  private readonly looking: Promise<void>;

  constructor(private readonly shop: Pick<OpenShop, 'database'>) {
    this.looking = this.watch();
  }

  /** Waits for an offer with a free unit and resolves to true, or to false once everything is sold. */
  async waitForGoods(): Promise<boolean> {
    while (!this.free.size && !this.soldOut && !this.stop.signal.aborted) await sleep(LOOK_MS);
    return !this.soldOut && !this.stop.signal.aborted;
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.looking;
  }

  private async look(): Promise<void> {
    const { rows } = await this.shop.database.query<{ id: string; stock: number; free: boolean }>(
      'SELECT "id", "stock", "stock" > "reserved" AS "free" FROM "product_item"',
    );
    this.free = new Set(rows.filter(({ free }) => free).map(({ id }) => id));
    this.soldOut = rows.every(({ stock }) => stock === 0);
  }

  private async watch(): Promise<void> {
    const { signal } = this.stop;
    for (; !signal.aborted; await sleep(LOOK_MS)) {
      await retried(() => this.look(), signal);
    }
  }
}
