import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { ExpectedError } from './expected-error.js';

export interface Migrations {
  /** Names of the migrations that are not applied yet, in order. */
  pending: string[];
  /** Whether any migration has been applied. */
  begun: boolean;
}

/** Reads which migrations a database lacks. Changes nothing. */
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

/** Returns a message about pending migrations, or undefined if there are none. */
export function waitingSentence({ pending, begun }: Migrations): string | undefined {
  if (!pending.length) return undefined;
  const how = '`npm run db:migrate` or `npm start`';
  return begun
    ? `${pending.length} migrations wait (from ${pending[0]} on): ${how} brings the database to this version.`
    : `The database holds no shop yet: ${how} makes the tables.`;
}

/** Throws an ExpectedError if migrations are pending. For commands that use the database but never migrate it. */
export async function refuseUnlessMigrated(root: string, client: pg.Client): Promise<void> {
  const sentence = waitingSentence(await readMigrations(root, client));
  if (sentence) throw new ExpectedError(sentence);
}
