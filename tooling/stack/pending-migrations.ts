import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { ExpectedError } from './expected-error.js';

export interface Migrations {
  /** Steps that this version has and the database has not, in order. */
  pending: string[];
  /** Whether the database has tables of ours at all. */
  begun: boolean;
}

/** Looks, and changes nothing. */
export async function readMigrations(root: string, client: pg.Client): Promise<Migrations> {
  const { rows: tables } = await client.query<{ begun: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "begun"`,
  );
  const begun = tables[0]!.begun;
  const { rows } = begun
    ? await client.query<{ name: string }>(
        `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
         WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`,
      )
    : { rows: [] };
  const applied = new Set(rows.map(({ name }) => name));
  const known = readdirSync(join(root, 'api/prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return { pending: known.filter((name) => !applied.has(name)), begun };
}

/** What waits, as a sentence; undefined where nothing does. */
export function waitingSentence({ pending, begun }: Migrations): string | undefined {
  if (!pending.length) return undefined;
  const how = '`npm run db:migrate` or `npm start`';
  return begun
    ? `${pending.length} migrations wait (from ${pending[0]} on): ${how} brings the database to this version.`
    : `The database holds no shop yet: ${how} makes the tables.`;
}

/** For commands that read or change a shop: they never change the data model under it. */
export async function refuseUnlessMigrated(root: string, client: pg.Client): Promise<void> {
  const sentence = waitingSentence(await readMigrations(root, client));
  if (sentence) throw new ExpectedError(sentence);
}
