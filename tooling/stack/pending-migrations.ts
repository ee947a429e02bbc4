import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFaults, type MigrationFaults } from '@meet/api/migration-faults';
import type pg from 'pg';
import { ExpectedError } from './expected-error.js';

export interface Migrations extends MigrationFaults {
  /** Whether any migration has been applied. */
  begun: boolean;
}

/** Compares the migrations of a database with those of this release. Changes nothing. */
export async function readMigrations(root: string, client: pg.Client): Promise<Migrations> {
  const { rows: tables } = await client.query<{ begun: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "begun"`,
  );
  const begun = tables[0]!.begun;
  const { rows } = begun
    ? await client.query<{ name: string }>(
        `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
         WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY 1`,
      )
    : { rows: [] };
  const known = readdirSync(join(root, 'api/prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const applied = rows.map(({ name }) => name);
  return { ...migrationFaults(known, applied), begun };
}

/** Returns the reason why this release cannot use the database, or undefined if it can. */
export function migrationSentence({ missing, unknown, begun }: Migrations): string | undefined {
  const how = '`npm run db:migrate` or `npm start`';
  if (!begun) return `The database holds no shop yet: ${how} makes the tables.`;
  if (missing.length) return `The database lacks ${missing.join(', ')}: ${how} brings it to this version.`;
  if (unknown.length) return `The database has ${unknown.join(', ')} of a later release: start that one.`;
  return undefined;
}

/** Throws an ExpectedError if the database does not have the migrations of this release. */
export async function refuseUnlessMigrated(root: string, client: pg.Client): Promise<void> {
  const sentence = migrationSentence(await readMigrations(root, client));
  if (sentence) throw new ExpectedError(sentence);
}
