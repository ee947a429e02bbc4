import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { catalogueEntries } from '../demo-catalogue/generate-catalogue.js';
import { ensureDatabase } from '../postgres/embedded-postgres.js';
import { ApiProcess } from '../processes/api-process.js';
import { ServiceProcess } from '../processes/service-process.js';
import { freePort } from '../stack/free-port.js';
import { localSecrets } from '../stack/secrets.js';
import { PostgresProcess } from './postgres-process.js';

export interface SearchShop {
  databaseUrl: string;
  database: pg.Pool;
  postgres: PostgresProcess;
  indexer: ServiceProcess;
  api: ApiProcess;
  /** Null without a program of it. */
  meilisearch: ServiceProcess | null;
  /** Runs one of the API's commands to its end. */
  command(script: string, args?: string[]): Promise<{ status: number; output: string }>;
  /** Lines of a process's log, by the beginning of its file's name. */
  log(name: string): string[];
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '..', '..', '..');

/** A shop of its own: PostgreSQL, an indexer and an API process, Meilisearch where its program is given. */
export async function openSearchShop(products: number, meilisearchProgram?: string): Promise<SearchShop> {
  const folder = mkdtempSync(join(tmpdir(), 'meet-chaos-search-'));
  const postgres = new PostgresProcess(join(folder, 'postgres'), await freePort());
  await postgres.start();
  await ensureDatabase(postgres, 'chaos');
  const databaseUrl = postgres.url('chaos');
  const [apiPort, indexerPort, meiliPort] = [await freePort(), await freePort(), await freePort()];
  const masterKey = randomBytes(24).toString('base64url');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...localSecrets(folder),
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    STORAGE_FOLDER: join(folder, 'storage'),
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    LOG_LEVEL: 'warn',
    PRINT_MESSAGES: 'true',
    PAYMENT_PROVIDER: 'sandbox',
    TMPDIR: folder,
    API_PORT: String(apiPort),
    INDEXER_PORT: String(indexerPort),
    MEILI_URL: meilisearchProgram ? `http://127.0.0.1:${meiliPort}` : '',
    MEILI_API_KEY: meilisearchProgram ? masterKey : '',
  };
  const logOf = (name: string) => join(folder, `${name}.log`);
  const meilisearch = meilisearchProgram
    ? new ServiceProcess({
        name: 'Meilisearch',
        command: [
          meilisearchProgram,
          ...['--db-path', join(folder, 'meilisearch'), '--http-addr', `127.0.0.1:${meiliPort}`],
          ...['--master-key', masterKey, '--no-analytics', '--env', 'production'],
          // As docs/search.md says: by default every small task begins with two thirds of the machine's memory.
          ...['--max-indexing-memory', '1GiB'],
        ],
        env: process.env,
        readyUrl: `http://127.0.0.1:${meiliPort}/health`,
        logFile: logOf('meilisearch'),
      })
    : null;
  const indexer = new ServiceProcess({
    name: 'indexer',
    command: [process.execPath, join(root, 'search-indexer/dist/src/main.js')],
    env,
    readyUrl: `http://127.0.0.1:${indexerPort}/health/ready`,
    logFile: logOf('indexer'),
  });
  const api = new ApiProcess(env, apiPort, logOf('api'));
  const command: SearchShop['command'] = (script, args = []) =>
    new Promise((done) => {
      execFile(process.execPath, [join(root, 'api/dist', script), ...args], { env }, (error, stdout, stderr) =>
        done({ status: error ? 1 : 0, output: stdout + stderr }),
      );
    });
  const must = async (script: string, args: string[] = []) => {
    const { status, output } = await command(script, args);
    if (status !== 0) throw new Error(`${script} failed: ${output}`);
  };
  const feed = join(folder, 'feed.jsonl');
  const entries = [...catalogueEntries({ seed: '1', now: new Date(), products })];
  writeFileSync(feed, entries.map(({ record }) => JSON.stringify(record)).join('\n'));
  await must('platform/database/migrate.cli.js');
  await must('feeds/import-feed.cli.js', ['--format', 'jsonl', '--no-images', feed]);
  await meilisearch?.start();
  await indexer.start();
  await api.start();
  const database = new pg.Pool({ connectionString: databaseUrl, max: 8, application_name: 'chaos' });
  // The server is killed now and then.
  database.on('error', () => undefined);
  return {
    databaseUrl,
    database,
    postgres,
    indexer,
    api,
    meilisearch,
    command,
    log: (name) => readFileSync(logOf(name), 'utf8').split('\n').filter(Boolean),
    close: async () => {
      await Promise.all([api, indexer, meilisearch].map((one) => one?.end('SIGTERM')));
      await database.end();
      await postgres.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
