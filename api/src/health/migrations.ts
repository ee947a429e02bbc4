import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { migrationFaults } from './migration-faults.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'prisma', 'migrations');

/** Checks whether this release and its database fit together. */
@Injectable()
export class Migrations {
  private readonly known = knownMigrations();
  private belong = false;

  constructor(private readonly statements: Statements) {}

  /**
   * Returns why this process cannot work on its database, with the names of the migrations; undefined if it can. A
   * migration of the database is followed by new processes, so a positive result is not checked again.
   */
  async fault(): Promise<string | undefined> {
    if (this.belong) return undefined;
    const { missing, unknown } = migrationFaults(this.known, await this.applied());
    this.belong = !missing.length && !unknown.length;
    const faults = [
      missing.length ? `the database lacks ${missing.join(', ')}: run \`npm run db:migrate\`` : '',
      unknown.length ? `the database has ${unknown.join(', ')} of a later release: start that one` : '',
    ];
    return faults.filter(Boolean).join('; ') || undefined;
  }

  private async applied(): Promise<string[]> {
    const [table] = await this.statements.rows(IS_MIGRATED);
    if (!table!.exists) return [];
    return (await this.statements.rows(APPLIED)).map(({ name }) => name);
  }
}

function knownMigrations(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

const IS_MIGRATED = statement('migrations-table')`
SELECT coalesce(to_regclass('_prisma_migrations') IS NOT NULL, false) AS "exists"`;

const APPLIED = statement('migrations-applied')`
SELECT "migration_name" AS "name" FROM "_prisma_migrations"
WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name"`;
