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

/** PostgreSQL's settings for a small machine with an SSD. Its defaults suit even smaller machines with slow disks. */
export const SERVER_SETTINGS = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // Compiling a query would take longer than running any of ours.
  jit: 'off',
  // Workers would help one long list of an operator by the processors that shoppers need, and spend more of them in all.
  max_parallel_workers_per_gather: '0',
};

export interface OpenDatabase {
  url: string;
  /** Location of the database, as a text for people. */
  place: string;
  /** True if this process did not start the server: the server was already running, or belongs to the operator. */
  attached: boolean;
  /**
   * Whether the embedded server is running. Always true for an operator's own server, which this process does not
   * watch.
   */
  isRunning(): boolean;
  /** Restarts the embedded server on the same port. */
  startAgain(): Promise<void>;
  /** Stops the embedded server. */
  close(): Promise<void>;
}

/** What happens if migrations are pending: they are applied, or refused with an error, or ignored. */
export type Migrating = 'apply' | 'refuse' | 'leave';

/** Opens the database while `use` runs. Afterwards the embedded server is stopped, unless a running shop uses it. */
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

/** Connects to the operator's database server if one is configured; otherwise starts the embedded server. */
export async function openDatabase(config: StackConfig, migrating: Migrating): Promise<OpenDatabase> {
  if (migrating === 'refuse' && !config.databaseUrl && !hasEmbeddedShop(config))
    throw new ExpectedError('There is no shop here yet: `npm start` makes one, DATABASE_URL names another.');
  const database = config.databaseUrl ? await operatorsDatabase(config.databaseUrl) : await embeddedDatabase(config);
  try {
    if (migrating === 'apply') migrate(config, database.url);
    if (migrating !== 'leave') await withClient(database.url, (client) => refuseUnlessMigrated(config.root, client));
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
    let server = await startEmbeddedPostgres({ directory, port: postgresPort, settings: SERVER_SETTINGS });
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
        const again = await startEmbeddedPostgres({ directory, port, settings: SERVER_SETTINGS });
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

/** Whether the embedded database exists, that is, the shop was started before. */
export function hasEmbeddedShop({ dataFolder }: StackConfig): boolean {
  return hasCluster(join(dataFolder, 'postgres'));
}
