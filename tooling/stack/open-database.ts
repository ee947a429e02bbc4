import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, hasCluster, startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { prepareDataFolder } from './data-folder.js';
import { ExpectedError } from './expected-error.js';
import { serviceEnvironment, type StackConfig } from './stack-config.js';
import { refuseUnlessMigrated } from './pending-migrations.js';
import { runningStack } from './stack-lock.js';
import { withClient } from './with-client.js';

const DATABASE = 'meet';

/** Settings for a shop on a small machine with an SSD. PostgreSQL's defaults are for a smaller one with a slow disk. */
const SETTINGS = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // Compiling would take longer than any of our statements.
  jit: 'off',
};

export interface OpenDatabase {
  url: string;
  /** A description of its place for people. */
  place: string;
  /** True if the embedded server was running before. */
  attached: boolean;
  /** Whether the embedded server runs. An operator's server counts as running: the operator looks after it. */
  isRunning(): boolean;
  /** Restarts the embedded server on the same port. */
  startAgain(): Promise<void>;
  /** Ends the embedded server. */
  close(): Promise<void>;
}

/** How an older data model is treated: it is migrated, refused, or left as it is. */
export type Migrating = 'apply' | 'refuse' | 'leave';

/** Opens the database while `use` runs. The embedded server keeps running if a shop uses it by then. */
export async function withDatabase<T>(
  config: StackConfig,
  migrating: Migrating,
  use: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, migrating);
  try {
    return await use(database);
  } finally {
    if (!database.attached && !runningStack(config)) await database.close();
  }
}

/** Opens the operator's server, or the embedded one. */
export async function openDatabase(config: StackConfig, migrating: Migrating): Promise<OpenDatabase> {
  if (migrating === 'refuse' && !config.databaseUrl && !hasEmbeddedShop(config))
    throw new ExpectedError('There is no shop here yet: `npm start` makes one, DATABASE_URL names another.');
  const database = config.databaseUrl ? await operatorsDatabase(config.databaseUrl) : await embeddedDatabase(config);
  try {
    if (migrating === 'apply') migrate(config, database.url);
    if (migrating === 'refuse') await withClient(database.url, (client) => refuseUnlessMigrated(config.root, client));
    return database;
  } catch (error) {
    if (!database.attached && !runningStack(config)) await database.close();
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
  const nothing = () => Promise.resolve();
  return {
    url,
    place: `${host}${pathname}`,
    attached: true,
    isRunning: () => true,
    startAgain: nothing,
    close: nothing,
  };
}

async function embeddedDatabase({ dataFolder, postgresPort }: StackConfig): Promise<OpenDatabase> {
  const directory = join(dataFolder, 'postgres');
  prepareDataFolder(dataFolder);
  try {
    let server = await startEmbeddedPostgres({ directory, port: postgresPort, settings: SETTINGS });
    const { port, attached } = server;
    try {
      await ensureDatabase(server, DATABASE);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      url: server.url(DATABASE),
      place: `embedded, port ${port}`,
      attached,
      isRunning: () => server.isRunning(),
      startAgain: async () => {
        const again = await startEmbeddedPostgres({ directory, port, settings: SETTINGS });
        server = again;
        if (again.port === port) return;
        await again.stop();
        throw new ExpectedError(`Port ${port} of the database is taken by another program.`);
      },
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

/** Whether the embedded shop has been started once. */
export function hasEmbeddedShop({ dataFolder }: StackConfig): boolean {
  return hasCluster(join(dataFolder, 'postgres'));
}
