import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { addTexts, PAGES } from './add-pages.js';
import { MAKE_DEMO_DESK } from './demo-desk.js';
import { whoseGoods } from './demo-goods.js';
import { MAKE_DEMO_SHOWCASE } from './demo-showcase.js';
import { ExpectedError } from './expected-error.js';
import { serviceEnvironment, type StackConfig } from './stack-config.js';
import { withClient } from './with-client.js';

/** The demo's articles. */
const DEMO_TEXTS = 'demo/content';

/** Size of the demo to import; by default its own number of products. */
export interface DemoSize {
  products?: number;
}

/** Whether the shop already has the demo, gets it from {@link seedDemo} with the same arguments, or neither. */
export async function demoState(
  config: StackConfig,
  databaseUrl: string,
  asked: boolean,
): Promise<'seeded' | 'wanted' | 'none'> {
  return withClient(databaseUrl, async (client) => {
    if ((await isWanted(config, client, asked)) && !(await isUsed(client))) return 'wanted';
    return (await whoseGoods(client)).demo ? 'seeded' : 'none';
  });
}

/** Imports the demo into an empty catalogue and returns whether it did. A catalogue with any product is not changed. */
export async function seedDemo(
  config: StackConfig,
  databaseUrl: string,
  asked: boolean,
  size: DemoSize = {},
): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const seeded = (await isWanted(config, client, asked)) && (await seedCatalogue(config, databaseUrl, client, size));
    if ((await whoseGoods(client)).demo) {
      await seedPickupPoints(config, databaseUrl, client);
      await client.query(MAKE_DEMO_DESK);
    }
    return seeded;
  });
}

/**
 * Whether to import the demo: always into the embedded database; into an operator's database only on request, or to
 * continue an interrupted import.
 */
async function isWanted({ databaseUrl }: StackConfig, client: pg.Client, asked: boolean): Promise<boolean> {
  if (asked || !databaseUrl) return true;
  const { rows } = await client.query<{ begun: boolean }>(
    `SELECT EXISTS (SELECT FROM "demo_seed" WHERE "finishedAt" IS NULL) AS "begun"`,
  );
  return rows[0]!.begun;
}

/** Whether the catalogue has products, or had the demo. False for an interrupted import, which continues. */
async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM "product") AND NOT EXISTS (SELECT FROM "demo_seed" WHERE "finishedAt" IS NULL)
         OR EXISTS (SELECT FROM "demo_seed" WHERE "finishedAt" IS NOT NULL) AS "used"`,
  );
  return rows[0]!.used;
}

async function seedCatalogue(
  config: StackConfig,
  databaseUrl: string,
  client: pg.Client,
  { products }: DemoSize,
): Promise<boolean> {
  if (await isUsed(client)) return false;
  // The table `demo_seed` records when the import began and ended, so an interrupted import continues at the next
  // start.
  await client.query(`INSERT INTO "demo_seed" ("id") VALUES (1) ON CONFLICT DO NOTHING`);
  const feed = join(config.dataFolder, 'demo-catalogue.jsonl');
  const reviews = join(config.dataFolder, 'demo-reviews.jsonl');
  const pictures = join(config.dataFolder, 'demo-pictures.jsonl');
  mkdirSync(config.dataFolder, { recursive: true });
  const { rows: started } = await client.query<{ day: string }>(
    `SELECT to_char("startedAt", 'YYYY-MM-DD') AS "day" FROM "demo_seed"`,
  );
  const now = `${started[0]!.day}T00:00:00.000Z`;
  const env = serviceEnvironment(config, databaseUrl);
  const demo = join(config.root, 'demo/dist/write-demo-feed.cli.js');
  const files = ['--out', feed, '--reviews', reviews, '--pictures', pictures];
  const count = products ? ['--products', String(products)] : [];
  await run([demo, '--seed', '1', '--now', now, ...files, ...count], env);
  await client.query(DESCRIBE_PICTURES, [`[${readFileSync(pictures, 'utf8').trim().split('\n').join(',')}]`]);
  const goods = async () => {
    await run([join(config.root, 'api/dist/feeds/import-feed.cli.js'), '--format', 'jsonl', feed], env);
    await both(
      run([join(config.root, 'api/dist/reviews/write-demo-reviews.cli.js'), reviews], env),
      seedPickupPoints(config, databaseUrl, client),
    );
  };
  // In parallel, because adding the texts mostly waits for their posters.
  await both(addTexts(config, databaseUrl, [PAGES, DEMO_TEXTS]), goods());
  await client.query(MAKE_DEMO_SHOWCASE);
  for (const file of [feed, reviews, pictures]) rmSync(file, { force: true });
  await client.query(`UPDATE "demo_seed" SET "finishedAt" = now()`);
  return true;
}

/**
 * Stores the sizes and previews of all pictures, so that the API need not request the pictures to compute them. A
 * picture is composed only when somebody looks at it.
 */
const DESCRIBE_PICTURES = `
INSERT INTO "picture" ("key", "contentType", "bytes", "width", "height", "colour", "preview")
SELECT "key", 'image/*', 0, "width", "height", "colour", "preview"
FROM json_to_recordset($1) AS look("key" text, "width" int, "height" int, "colour" text, "preview" text)
ON CONFLICT ("key") DO NOTHING`;

/** Adds invented pickup points to a demo without any. A real shop imports those of its carrier instead. */
async function seedPickupPoints(config: StackConfig, databaseUrl: string, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ wanted: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM "pickup_point") AS "wanted"`,
  );
  if (!rows[0]?.wanted) return;
  const command = join(config.root, 'api/dist/delivery/import-pickup-points.cli.js');
  await run([command, '--from', 'demo'], serviceEnvironment(config, databaseUrl));
}

/** Waits for both parts, even if one fails: no process may continue after a failed start. */
async function both(...parts: Promise<void>[]): Promise<void> {
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason;
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new ExpectedError('The demo could not be written.'))));
  });
}
