import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type * as Engine from '@prisma/schema-engine-wasm';
import { MIGRATION_LIMITS, MigrationLockedError, runMigration, type MigrationLimits } from './run-migration.js';

/**
 * Folder with Prisma's schema and migrations.
 *
 * This file runs Prisma's schema engine as WebAssembly from npm. The `prisma migrate` command would download a native
 * program from a host that many networks cannot reach.
 */
const prismaFolder = join(import.meta.dirname, '..', '..', '..', 'prisma');
const migrationsFolder = join(prismaFolder, 'migrations');

/**
 * Applies the pending migrations, records them in `_prisma_migrations`, and returns their names. Throws a
 * MigrationLockedError if a table stayed locked; the migration is then pending as before. `only` names the migrations
 * of an earlier release, for its data.
 */
export async function applyMigrations(
  databaseUrl: string,
  { limits = MIGRATION_LIMITS, only }: { limits?: MigrationLimits; only?: readonly string[] } = {},
): Promise<string[]> {
  return withEngine(
    databaseUrl,
    undefined,
    async (engine, connection) => {
      const migrations = await migrationsList(only);
      try {
        const { appliedMigrationNames } = await engine.applyMigrations({
          migrationsList: migrations,
          filters: NO_FILTERS,
        });
        return appliedMigrationNames;
      } catch (error) {
        if (!(connection.failure instanceof MigrationLockedError)) throw error;
        // The engine records a failed migration and would refuse all further ones. This migration was rolled back
        // completely.
        const { failedMigrationNames } = await engine.diagnoseMigrationHistory({
          migrationsList: migrations,
          optInToShadowDatabase: false,
          filters: NO_FILTERS,
        });
        for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
        throw connection.failure;
      }
    },
    limits,
  );
}

/** Name and text of each `.prisma` file. */
export type SchemaFiles = [name: string, content: string][];

/**
 * Returns SQL that changes a database from one data model to another. An empty list of files stands for an empty
 * database. `databaseUrl` may be any server.
 */
export async function diffSchemas(databaseUrl: string, from: SchemaFiles, to: SchemaFiles): Promise<string> {
  const target = (files: SchemaFiles): Engine.DiffTarget =>
    files.length
      ? { tag: 'schemaDatamodel', files: files.map(([path, content]) => ({ path, content })) }
      : { tag: 'empty' };
  return withEngine(databaseUrl, to, async (engine) => {
    const { stdout } = await engine.diff({
      from: target(from),
      to: target(to),
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    });
    return stdout ?? '';
  });
}

/** Returns the current files of `prisma/schema`. */
export async function currentSchema(): Promise<SchemaFiles> {
  const folder = join(prismaFolder, 'schema');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')]),
  );
}

const NO_FILTERS = { externalTables: [], externalEnums: [] };

async function withEngine<T>(
  databaseUrl: string,
  datamodels: SchemaFiles | undefined,
  use: (engine: Engine.SchemaEngine, connection: WholeScriptAdapterFactory) => Promise<T>,
  limits = MIGRATION_LIMITS,
): Promise<T> {
  // The module is loaded once per process: its generated code has one global instance, and a second one would break the
  // first.
  engineModule ??= loadEngine();
  const { SchemaEngine } = await engineModule;
  const connection = new WholeScriptAdapterFactory(databaseUrl, limits);
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(connection);
    const engine = await SchemaEngine.new({ datamodels }, () => undefined, adapter);
    try {
      return await use(engine, connection);
    } finally {
      engine.free();
    }
  } finally {
    await connection.close();
  }
}

let engineModule: Promise<typeof Engine> | undefined;

async function loadEngine(): Promise<typeof Engine> {
  // The package declares types only for its main module. This file has the same exports and two more, which initialise
  // it.
  const glue = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as typeof Engine & {
    __wbg_set_wasm(exports: object): void;
  };
  const require = createRequire(import.meta.url);
  const wasm = join(dirname(require.resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(wasm), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

/** Returns the names of this release's migrations, in their order. */
export async function knownMigrations(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function migrationsList(only?: readonly string[]): Promise<Engine.MigrationList> {
  const baseDir = migrationsFolder;
  const known = await knownMigrations();
  const names = only ? known.filter((name) => only.includes(name)) : known;
  const migrationDirectories = await Promise.all(
    names.map(async (path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(join(baseDir, path, 'migration.sql'), 'utf8') },
      },
    })),
  );
  const lockfile = {
    path: 'migration_lock.toml',
    content: await readFile(join(baseDir, 'migration_lock.toml'), 'utf8'),
  };
  return { baseDir, lockfile, shadowDbInitScript: '', migrationDirectories };
}

/**
 * Runs a migration as a single script. Prisma's adapter would split it at every semicolon, even inside function bodies.
 * PostgreSQL executes a script of several statements as one transaction.
 */
class WholeScriptAdapterFactory extends PrismaPg {
  /** The error of the last failed script. The engine's own error contains only its text. */
  failure: unknown;

  constructor(
    private readonly connectionString: string,
    private readonly limits: MigrationLimits,
  ) {
    super({ connectionString });
  }

  private readonly adapters: Awaited<ReturnType<PrismaPg['connect']>>[] = [];

  /** Closes the connections that the engine has left open. */
  async close(): Promise<void> {
    for (const adapter of this.adapters) await adapter.dispose();
  }

  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect();
    this.adapters.push(adapter);
    adapter.executeScript = async (script) => {
      try {
        await runMigration(this.connectionString, script, this.limits);
      } catch (error) {
        this.failure = error;
        throw error;
      }
    };
    return adapter;
  }
}

/**
 * Declares the one function used here, because TypeScript declares WebAssembly only in its library for browsers, which
 * is not loaded.
 */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
};
