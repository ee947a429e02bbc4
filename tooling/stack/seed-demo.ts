import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ExpectedError } from './expected-error.js';
import { serviceEnvironment, type StackConfig } from './stack-config.js';

/** The operator of the demo: whoever tries it signs in with the code that is printed. */
export const DEMO_ADMIN = 'admin@meet.example';

/** Fills an empty catalogue with the demo; returns whether it did. A catalogue with anything in it is left alone. */
export async function seedDemo(config: StackConfig, databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const seeded = await seedCatalogue(config, databaseUrl, client);
    await seedPickupPoints(config, databaseUrl, client);
    if (await isDemo(client)) await client.query(DEMO_DESK, [DEMO_ADMIN]);
    return seeded;
  } finally {
    await client.end();
  }
}

async function seedCatalogue(config: StackConfig, databaseUrl: string, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM "product") AND NOT EXISTS (SELECT FROM "demo_seed" WHERE "finishedAt" IS NULL)
         OR EXISTS (SELECT FROM "demo_seed" WHERE "finishedAt" IS NOT NULL) AS "used"`,
  );
  if (rows[0]?.used) return false;
  // Noted before the first row and after the last: a seeding that was interrupted goes on at the next start.
  await client.query(`INSERT INTO "demo_seed" ("id") VALUES (1) ON CONFLICT DO NOTHING`);
  const feed = join(config.dataFolder, 'demo-catalogue.jsonl');
  mkdirSync(config.dataFolder, { recursive: true });
  const { rows: started } = await client.query<{ day: string }>(
    `SELECT to_char("startedAt", 'YYYY-MM-DD') AS "day" FROM "demo_seed"`,
  );
  const now = `${started[0]!.day}T00:00:00.000Z`;
  const env = serviceEnvironment(config, databaseUrl);
  const demo = join(config.root, 'tooling/dist/demo-catalogue/write-demo-feed.cli.js');
  await run([demo, '--seed', '1', '--now', now, '--out', feed, '--pictures', config.storageFolder], env);
  await run([join(config.root, 'api/dist/feeds/import-feed.cli.js'), '--format', 'jsonl', feed], env);
  rmSync(feed, { force: true });
  await client.query(`UPDATE "demo_seed" SET "finishedAt" = now()`);
  return true;
}

/** Whether this catalogue is the demo's: a shop with goods of its own never gets an operator it did not name. */
export async function isDemo(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ demo: boolean }>(`SELECT EXISTS (SELECT FROM "demo_seed") AS "demo"`);
  return rows[0]!.demo;
}

/** An administrator and two promo codes to try, each made once: what was changed or taken away stays so. */
const DEMO_DESK = `
WITH admin AS (
  INSERT INTO "user_account" ("email", "name", "accessLevel", "registrationSource")
  SELECT $1, 'Администратор', 'ADMIN', 'OPERATOR'
  WHERE NOT EXISTS (SELECT FROM "user_account" WHERE "registrationSource" = 'OPERATOR'
    AND "id" <> '00000000-0000-4000-8000-000000000001')
  ON CONFLICT ("email") DO NOTHING RETURNING "id"
), account AS (
  INSERT INTO "loyalty_account" ("userId") SELECT "id" FROM admin
)
INSERT INTO "promocode" ("code", "kind", "value", "minimum", "firstOrderOnly", "categoryIds", "brandIds") VALUES
  ('MEET10', 'PERCENT', 10, 0, false, '{}', '{}'),
  ('WELCOME', 'FIXED', 100000, 500000, true, '{}', '{}')
ON CONFLICT ("code") DO NOTHING`;

/** Invented points for the demo alone: a shop with goods of its own imports its carrier's. */
async function seedPickupPoints(config: StackConfig, databaseUrl: string, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ wanted: boolean }>(
    `SELECT EXISTS (SELECT FROM "demo_seed") AND NOT EXISTS (SELECT FROM "pickup_point") AS "wanted"`,
  );
  if (!rows[0]?.wanted) return;
  const command = join(config.root, 'api/dist/delivery/import-pickup-points.cli.js');
  await run([command, '--from', 'demo'], serviceEnvironment(config, databaseUrl));
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new ExpectedError('The demo could not be written.'))));
  });
}
