import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@meet/demo/random';
import { retried } from '../../processes/retried.js';
import type { OpenShop } from './open-shop.js';

const KILL_BETWEEN_MS = [4000, 10_000] as const;
const CUT_EVERY_MS = [100, 800] as const;

/** Cuts the API's connections to its database, preferably inside a transaction, and kills the database once. */
export class Disturber {
  cuts = 0;
  outages = 0;
  private readonly stop = new AbortController();
  private readonly disturbing: Promise<unknown>;

  constructor(
    private readonly shop: Pick<OpenShop, 'database' | 'postgres'>,
    private readonly random: Random,
  ) {
    this.disturbing = Promise.all([this.cut(), this.kill()]);
    // Prevents an unhandled rejection; `end` still rejects with the error.
    this.disturbing.catch(() => undefined);
  }

  /** Stops the disturbance. Resolves when the database is running again. */
  async end(): Promise<void> {
    this.stop.abort();
    await this.disturbing;
  }

  private async cut(): Promise<void> {
    for (const { signal } = this.stop; !signal.aborted; await this.pause(CUT_EVERY_MS))
      await retried(async () => {
        const { rowCount } = await this.shop.database.query(CUT, [this.random.whole(1, 3)]);
        this.cuts += rowCount ?? 0;
      }, signal);
  }

  private async kill(): Promise<void> {
    await this.pause(KILL_BETWEEN_MS);
    if (this.stop.signal.aborted) return;
    await this.shop.postgres.end('SIGKILL');
    this.outages += 1;
    await this.shop.postgres.start();
  }

  private async pause(between: readonly [number, number]): Promise<void> {
    await sleep(this.random.whole(...between), undefined, { signal: this.stop.signal }).catch(() => undefined);
  }
}

const CUT = `
SELECT pg_terminate_backend("pid") FROM (
  SELECT "pid" FROM "pg_stat_activity" WHERE "application_name" LIKE 'meet-%'
  ORDER BY "state" LIKE 'idle in transaction%' DESC, "state" = 'active' DESC, random() LIMIT $1) "chosen"`;
