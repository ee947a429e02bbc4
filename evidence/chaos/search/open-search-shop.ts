import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ApiProcess } from '../../processes/api-process.js';
import { ServiceProcess } from '../../processes/service-process.js';
import { freePort, localSecrets } from '@meet/tooling/stack';
import type { PostgresProcess } from '../../processes/postgres-process.js';
import { ROOT } from '../../root.js';
import { copiedDatabase, mortalDatabase } from './shop-database.js';

export interface SearchShop {
  database: pg.Pool;
  /** The database server; null if the test must not kill it. */
  postgres: PostgresProcess | null;
  indexer: ServiceProcess;
  api: ApiProcess;
  /** The Meilisearch process; null if PostgreSQL searches. */
  meilisearch: ServiceProcess | null;
  /** Runs a compiled command of the API. Resolves when it has ended. */
  command(script: string, args?: string[]): Promise<{ status: number; output: string }>;
  close(): Promise<void>;
}

export interface SearchShopTerms {
  products: number;
  /** Path of the Meilisearch program; if undefined, PostgreSQL searches. */
  meilisearch: string | undefined;
  /** If true, no process is killed and the database is a copy of one that is already filled. */
  calm: boolean;
}

/** Opens a temporary shop: a database, an indexer, an API process, and Meilisearch if its program is given. */
export async function openSearchShop(terms: SearchShopTerms): Promise<SearchShop> {
  const { products, meilisearch: meilisearchProgram, calm } = terms;
  const folder = mkdtempSync(join(tmpdir(), 'meet-chaos-search-'));
  const shopDatabase = await (calm ? copiedDatabase(products) : mortalDatabase(folder, products));
  const [apiPort, indexerPort, meiliPort] = [await freePort(), await freePort(), await freePort()];
  const masterKey = randomBytes(24).toString('base64url');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...localSecrets(folder),
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DATABASE_URL: shopDatabase.url,
    STORAGE_FOLDER: join(folder, 'storage'),
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    LOG_LEVEL: 'warn',
    QUERY_POINTS_PER_MINUTE: '1000000000',
    PRINT_MESSAGES: 'true',
    PAYMENT_PROVIDER: 'sandbox',
    INVENTED_PAYMENTS: 'true',
    TMPDIR: folder,
    API_PORT: String(apiPort),
    INDEXER_PORT: String(indexerPort),
    MEILI_URL: meilisearchProgram ? `http://127.0.0.1:${meiliPort}` : '',
    // The API and the indexer derive their own Meilisearch keys from this master key.
    MEILI_MASTER_KEY: meilisearchProgram ? masterKey : '',
  };
  const logOf = (name: string) => join(folder, `${name}.log`);
  const meilisearch = meilisearchProgram
    ? new ServiceProcess({
        name: 'Meilisearch',
        command: [
          meilisearchProgram,
          ...['--db-path', join(folder, 'meilisearch'), '--http-addr', `127.0.0.1:${meiliPort}`],
          ...['--master-key', masterKey, '--no-analytics', '--env', 'production'],
          // By default Meilisearch reserves two thirds of the machine's memory even for small tasks (docs/search.md).
          ...['--max-indexing-memory', '1GiB'],
        ],
        env: process.env,
        readyUrl: `http://127.0.0.1:${meiliPort}/health`,
        logFile: logOf('meilisearch'),
      })
    : null;
  const indexer = new ServiceProcess({
    name: 'indexer',
    command: [process.execPath, join(ROOT, 'search-indexer/dist/src/main.js')],
    env,
    readyUrl: `http://127.0.0.1:${indexerPort}/health/ready`,
    logFile: logOf('indexer'),
  });
  const api = new ApiProcess(env, apiPort, logOf('api'));
  const command: SearchShop['command'] = (script, args = []) =>
    new Promise((done) => {
      execFile(process.execPath, [join(ROOT, 'api/dist', script), ...args], { env }, (error, stdout, stderr) =>
        done({ status: error ? 1 : 0, output: stdout + stderr }),
      );
    });
  await meilisearch?.start();
  await indexer.start();
  await api.start();
  const database = new pg.Pool({ connectionString: shopDatabase.url, max: 8, application_name: 'chaos' });
  // When the test kills the database server, the pool emits an error, which would end this process without a listener.
  database.on('error', () => undefined);
  return {
    database,
    postgres: shopDatabase.postgres,
    indexer,
    api,
    meilisearch,
    command,
    close: async () => {
      await Promise.all([api, indexer, meilisearch].map((one) => one?.end('SIGTERM')));
      await database.end();
      await shopDatabase.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
