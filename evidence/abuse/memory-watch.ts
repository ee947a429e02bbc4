import { setTimeout as sleep } from 'node:timers/promises';
import type { AbusedShop } from './abused-shop.js';
import type { Finding } from './attack.js';

const MEGABYTES = 350;
const LOOK_MS = 500;
const IDLE_WITHIN_MS = 60_000;

/** Measures how much memory the processes take during an attack, and whether they release it afterwards. */
export class MemoryWatch {
  private readonly watched: { what: string; megabytes: () => number; before: number; most: number }[];
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly shop: AbusedShop) {
    this.watched = [
      { what: 'the API and all that make its pictures', megabytes: () => shop.api.megabytes() },
      { what: 'the storefront’s server', megabytes: () => shop.storefrontServer.megabytes() },
    ].map((one) => ({ ...one, before: one.megabytes(), most: 0 }));
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  /** Returns the findings. Call it after the attack: it waits until all processes that resize pictures have exited. */
  async end(): Promise<Finding[]> {
    clearInterval(this.timer);
    await pictureMakersGone(this.shop);
    return this.watched.map(({ what, megabytes, before, most }) => ({
      tried: `${what}, afterwards`,
      through: megabytes(),
      unit: 'MB resident',
      most: MEGABYTES,
      beside: `${before} MB before, ${most} at most`,
      measured: true,
    }));
  }

  private look(): void {
    for (const one of this.watched) one.most = Math.max(one.most, one.megabytes());
  }
}

/** Resolves when the processes that resize pictures have exited, which they do after some idle time. */
export async function pictureMakersGone({ api }: AbusedShop): Promise<void> {
  for (const end = Date.now() + IDLE_WITHIN_MS; api.size > 1 && Date.now() < end;) await sleep(LOOK_MS);
}
