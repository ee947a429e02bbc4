import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ExpectedError, serviceEnvironment, type StackConfig } from './stack-config.js';

/** Fills an empty catalogue with the demo; returns whether it did. A catalogue with anything in it is left alone. */
export async function seedDemo(config: StackConfig, databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
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
  } finally {
    await client.end();
  }
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new ExpectedError('The demo catalogue could not be written.')),
    );
  });
}
