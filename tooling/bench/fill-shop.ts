import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { PostgresSink, syncChanges } from '@meet/search-indexer/pipeline';
import pg from 'pg';
import { catalogueEntries } from '../demo-catalogue/generate-catalogue.js';
import { ensureDatabase, startEmbeddedPostgres, type PostgresServer } from '../postgres/embedded-postgres.js';

const root = join(import.meta.dirname, '..', '..', '..');

export interface FilledShop {
  server: PostgresServer;
  databaseUrl: string;
}

/** Opens a shop below `.data/bench` with the given number of generated products. The next run reuses it. */
export async function fillShop(products: number): Promise<FilledShop> {
  const folder = join(root, '.data', 'bench');
  mkdirSync(folder, { recursive: true });
  const server = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), port: 54_500 });
  const database = `bench_${products}`;
  await ensureDatabase(server, database);
  const databaseUrl = server.url(database);
  command('api/dist/platform/database/migrate.cli.js', [], databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS "count" FROM "product"');
    if (rows[0]!.count < products) await importProducts(databaseUrl, folder, products);
    const sink = new PostgresSink();
    while (await syncChanges(client, sink));
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
  return { server, databaseUrl };
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
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}
