import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { ExpectedError } from './expected-error.js';
import { serviceEnvironment, type StackConfig } from './stack-config.js';
import { runningStack } from './stack-lock.js';

const DATABASE = 'meet';

/** For a shop on one small machine with a solid-state disk; PostgreSQL's own are for a smaller one with a slow disk. */
const SETTINGS = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // Compiling takes longer than any statement of ours.
  jit: 'off',
};

export interface OpenDatabase {
  url: string;
  /** Where it runs, for people. */
  place: string;
  /** True when the embedded server ran before we came. */
  attached: boolean;
  /** Ends the embedded server. */
  close(): Promise<void>;
}

/** For the time of a command: a server that a shop uses, or began to use meanwhile, is left to it. */
export async function withDatabase<T>(config: StackConfig, use: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await use(database);
  } finally {
    if (!database.attached && !runningStack(config)) await database.close();
  }
}

/** The operator's server, or the embedded one; migrated either way. */
export async function openDatabase(config: StackConfig): Promise<OpenDatabase> {
  const database = config.databaseUrl ? await operatorsDatabase(config.databaseUrl) : await embeddedDatabase(config);
  try {
    migrate(config, database.url);
    return database;
  } catch (error) {
    if (!database.attached) await database.close();
    throw error;
  }
}

async function operatorsDatabase(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new ExpectedError(
      `DATABASE_URL does not answer: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  const { host, pathname } = new URL(url);
  return { url, place: `${host}${pathname}`, attached: true, close: () => Promise.resolve() };
}

async function embeddedDatabase({ dataFolder, postgresPort }: StackConfig): Promise<OpenDatabase> {
  const directory = join(dataFolder, 'postgres');
  if (existsSync(dataFolder) && !statSync(dataFolder).isDirectory()) {
    throw new ExpectedError(`${dataFolder} is not a folder: move it away, the shop keeps its data there.`);
  }
  try {
    const server = await startEmbeddedPostgres({ directory, port: postgresPort, settings: SETTINGS });
    try {
      await ensureDatabase(server, DATABASE);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      url: server.url(DATABASE),
      place: `embedded, port ${server.port}`,
      attached: server.attached,
      close: () => server.stop(),
    };
  } catch (error) {
    throw new ExpectedError((error as Error).message);
  }
}

function migrate(config: StackConfig, databaseUrl: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(config.root, 'api/dist/platform/database/migrate.cli.js')],
    {
      env: serviceEnvironment(config, databaseUrl),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new ExpectedError(`The database could not be brought to the current data model:\n${stderr}`);
}

/** For `doctor`: whether the embedded cluster exists, without starting it. */
export function embeddedClusterVersion({ dataFolder }: StackConfig): string | undefined {
  try {
    return readFileSync(join(dataFolder, 'postgres', 'cluster', 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
