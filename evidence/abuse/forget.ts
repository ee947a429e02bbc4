import { setTimeout as sleep } from 'node:timers/promises';
import type { AbusedShop } from './abused-shop.js';

const SOON_MS = 200;

/** Expires all unpaid orders and resets all counters of the limits, as if all requests were long ago. */
export async function forget(shop: AbusedShop): Promise<void> {
  const { database, redis } = shop;
  await database.query(`UPDATE "shop_order" SET "expiresAt" = now() WHERE "expiresAt" IS NOT NULL`);
  const open = `SELECT 1 FROM "shop_order" WHERE "expiresAt" IS NOT NULL LIMIT 1`;
  while ((await database.query(open)).rowCount) await sleep(SOON_MS);
  await newsTold(shop);
  // Messages that were delayed by a rate limit must not be sent during the next attack, so they are marked as done.
  await database.query(`UPDATE "outbox_event" SET "doneAt" = now() WHERE "doneAt" IS NULL AND "held"`);
  await database.query('TRUNCATE "throttle_counter", "one_time_code"');
  await redis?.flushdb();
}

/** Resolves when every queued message has been sent, given up, or delayed by a rate limit. */
export async function newsTold({ database }: AbusedShop): Promise<void> {
  const waiting = `SELECT 1 FROM "outbox_event" WHERE "doneAt" IS NULL AND NOT "held" AND "runAt" < 'infinity' LIMIT 1`;
  while ((await database.query(waiting)).rowCount) await sleep(SOON_MS);
  // The API may not have written the last printed messages to its log yet, so this waits a little longer.
  await sleep(SOON_MS);
}
