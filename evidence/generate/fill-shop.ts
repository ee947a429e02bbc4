import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { PostgresSink, syncChanges } from '@meet/search-indexer/pipeline';
import { catalogueEntries } from '@meet/demo';
import {
  addPages,
  demoPictures,
  readStackConfig,
  seedDemo,
  SERVER_SETTINGS,
  type StackConfig,
  withClient,
} from '@meet/tooling/stack';
import { ensureDatabase, startEmbeddedPostgres, type PostgresServer } from '@meet/tooling/postgres';
import { ServiceProcess } from '../processes/service-process.js';
import { ROOT } from '../root.js';
import { copyProducts } from './copy-products.js';

export interface FilledShop {
  server: PostgresServer;
  databaseUrl: string;
  storageFolder: string;
  /** Creates the demo's pictures on request. */
  pictures: { origin: string; service: ServiceProcess };
}

/** Maximum number of products whose pictures can be created. Requests for pictures of other products get a 404. */
const MOST_WITH_PICTURES = 10_000;

/** Maximum number of products that are imported if the others may be copied. */
export const MOST_IMPORTED = 5000;

/**
 * Opens a shop below `.data/bench`: the demo, with the given number of products. The next run uses it again. With
 * `byCopy`, all products after the first 5,000 are copies of these, written by COPY.
 */
export async function fillShop(products: number, byCopy = false): Promise<FilledShop> {
  const folder = join(ROOT, '.data', 'bench');
  mkdirSync(folder, { recursive: true });
  const server = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    port: 54_500,
    settings: SERVER_SETTINGS,
  });
  const imported = byCopy ? Math.min(products, MOST_IMPORTED) : products;
  const filled = await importShop(server, folder, imported);
  if (imported === products) return filled;
  const original = filled.databaseUrl;
  const database = `shop_${products}_by_copy`;
  const databaseUrl = server.url(database);
  await withClient(server.url('postgres'), async (admin) => {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await admin.query(`CREATE DATABASE "${database}" TEMPLATE "${databaseOf(original)}"`);
  });
  command('api/dist/platform/database/migrate.cli.js', [], databaseUrl);
  const isCopied = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ copied: boolean }>(COUNT_COPIED, [products]);
    return rows[0]!.copied;
  });
  if (!isCopied) {
    await copyProducts(databaseUrl, products);
    await withClient(databaseUrl, (client) => client.query('VACUUM ANALYZE'));
  }
  return { ...filled, databaseUrl };
}

const COUNT_COPIED = 'SELECT count(*) >= $1 AS "copied" FROM "product"';

/** Returns the name of the database in its URL. */
export const databaseOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);

async function importShop(server: PostgresServer, folder: string, products: number): Promise<FilledShop> {
  const database = `shop_${products}`;
  await ensureDatabase(server, database);
  const databaseUrl = server.url(database);
  command('api/dist/platform/database/migrate.cli.js', [], databaseUrl);
  const data = join(folder, database);
  const config = readStackConfig({ MEET_DATA_FOLDER: data, DATABASE_URL: databaseUrl });
  const pictures = await servePictures(config, Math.min(products, MOST_WITH_PICTURES));
  config.demoPictures = pictures.origin;
  await seedDemo(config, databaseUrl, true, { products });
  await addPages(config, databaseUrl);
  await withClient(databaseUrl, async (client) => {
    const sink = new PostgresSink();
    while (await syncChanges(client, sink));
    await client.query('VACUUM ANALYZE');
  });
  return { server, databaseUrl, storageFolder: config.storageFolder, pictures };
}

async function servePictures(config: StackConfig, products: number): Promise<FilledShop['pictures']> {
  const made = await demoPictures(config, { products });
  if (!made) throw new Error('Do not set STORAGE_ORIGIN: the bench makes its own pictures');
  const { origin, spec } = made;
  const logFile = join(config.dataFolder, 'demo-pictures.log');
  mkdirSync(config.dataFolder, { recursive: true });
  const service = new ServiceProcess({ ...spec, readyUrl: `${origin}/health/ready`, logFile });
  await service.start();
  return { origin, service };
}

/** Imports the given number of generated products. The feed is written to `folder`. */
export async function importProducts(databaseUrl: string, folder: string, products: number): Promise<void> {
  command('api/dist/platform/database/migrate.cli.js', [], databaseUrl);
  const feed = join(folder, 'feed.jsonl');
  await writeFeed(feed, products);
  command('api/dist/feeds/import-feed.cli.js', ['--format', 'jsonl', '--no-images', feed], databaseUrl);
  rmSync(feed);
}

async function writeFeed(file: string, products: number): Promise<void> {
  const out = createWriteStream(file);
  for (const { record } of catalogueEntries({ seed: '1', now: new Date(), products }))
    if (!out.write(`${JSON.stringify(record)}\n`)) await once(out, 'drain');
  await once(out.end(), 'finish');
}

function command(script: string, args: string[], databaseUrl: string): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}
