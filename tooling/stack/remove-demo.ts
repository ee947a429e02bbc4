import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type pg from 'pg';
import { DEMO_ADMIN } from './demo-desk.js';
import { whoseGoods } from './demo-goods.js';
import { withDatabase } from './open-database.js';
import { REMOVALS } from './remove-demo.sql.js';
import { readStackConfig, serviceEnvironment } from './stack-config.js';
import { withClient } from './with-client.js';

/** For each kind of rows: how many were deleted, and how many were hidden because orders refer to them. */
export type Removed = Record<string, { removed: number; hidden: number }>;

/**
 * `npm run demo:remove`: removes everything that the demo added, or hides it if orders refer to it. Keeps the shop's
 * own data, and creates a menu for its own goods. Idempotent.
 */
export async function run(): Promise<void> {
  const config = readStackConfig();
  await withDatabase(config, 'refuse', ({ url }) =>
    withClient(url, async (client) => {
      const { removed, pictures } = await removeDemo(client);
      const whatIsLeft = await whoseGoods(client);
      for (const key of pictures) removePicture(config.storageFolder, key);
      const told = Object.entries(removed).map(([what, { removed: gone, hidden }]) =>
        `${what.padEnd(16)}${gone} removed${hidden ? `, ${hidden} hidden because orders name them` : ''}`.trimEnd(),
      );
      process.stdout.write(`${told.join('\n')}\n${String(pictures.length)} pictures removed\n`);
      const menu = join(config.root, 'api/dist/feeds/first-menu.cli.js');
      if (whatIsLeft.own)
        spawnSync(process.execPath, [menu], { env: serviceEnvironment(config, url), stdio: 'inherit' });
      if (removed['operators']?.removed || removed['operators']?.hidden)
        process.stdout.write(`${DEMO_ADMIN} is no operator any more: npm run admin -- grant YOU ADMIN\n`);
    }),
  );
  process.exit(0);
}

/** Removes the demo in one transaction. Returns the storage keys of pictures that are no longer used. */
export async function removeDemo(client: pg.Client): Promise<{ removed: Removed; pictures: string[] }> {
  const removed: Removed = {};
  await client.query('BEGIN');
  try {
    // Without this lock, two removals at the same time would count the same rows.
    await client.query('LOCK TABLE "demo_seed" IN EXCLUSIVE MODE');
    const before = await picturesOf(client);
    for (const { what, remove, hide } of REMOVALS) {
      const gone = (await client.query(remove)).rowCount ?? 0;
      const hidden = hide ? ((await client.query(hide)).rowCount ?? 0) : 0;
      removed[what] = { removed: gone, hidden };
    }
    // After the removal, the sales figures must contain only the remaining orders.
    if (removed['orders']?.removed) await client.query('SELECT recount_sales()');
    const after = new Set(await picturesOf(client));
    await client.query('COMMIT');
    return { removed, pictures: before.filter((key) => !after.has(key)) };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Returns the storage keys of the demo's pictures that products, collections, banners, articles, reviews and orders use. */
async function picturesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(`
    SELECT DISTINCT "key" FROM (
      SELECT "storageKey" AS "key" FROM "product_image"
      UNION ALL SELECT substr("url", length('storage:') + 1) FROM "collection", unnest(ARRAY["posterUrl", "darkPosterUrl"]) AS "url"
        WHERE starts_with("url", 'storage:')
      UNION ALL SELECT unnest(ARRAY["posterUrl", "darkPosterUrl", "mobilePosterUrl"]) FROM "banner"
      UNION ALL SELECT unnest(ARRAY["posterUrl", "darkPosterUrl"]) FROM "content_revision"
      UNION ALL SELECT unnest("photos") FROM "review"
      UNION ALL SELECT substr("image"->>'url', strpos("image"->>'url', 'demo/')) FROM "order_product_item"
    ) shown WHERE starts_with("key", 'demo/') ORDER BY 1`);
  return rows.map(({ key }) => key);
}

function removePicture(storageFolder: string, key: string): void {
  const file = resolve(join(storageFolder, key));
  if (file.startsWith(resolve(storageFolder) + sep)) rmSync(file, { force: true });
}
