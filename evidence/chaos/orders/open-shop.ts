import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedRecordInput } from '@meet/api/feed-record';
import { PostgresSink, syncChanges } from '@meet/search-indexer/pipeline';
import pg from 'pg';
import { ensureDatabase, temporaryFolder } from '@meet/tooling/postgres';
import { freePort, localSecrets, type Secrets } from '@meet/tooling/stack';
import { ApiProcess } from '../../processes/api-process.js';
import { PostgresProcess } from '../../processes/postgres-process.js';
import { ROOT } from '../../root.js';

export interface OpenShop {
  databaseUrl: string;
  database: pg.Pool;
  /** The environment of the processes. */
  env: NodeJS.ProcessEnv;
  /** Folder with all files of the shop except its database cluster; `close` deletes it. */
  folder: string;
  secrets: Secrets;
  processes: ApiProcess[];
  postgres: PostgresProcess;
  /** Describes the processes that ended by themselves, and returns the log lines that report an error. */
  errors(): string[];
  close(): Promise<void>;
}

export interface ShopTerms {
  /** The number of offers, and the number of units in stock of each. */
  offers: number;
  unitsOfEach: (offer: number) => number;
  processes: number;
  settings: Record<string, string>;
  /** Adds data to the database before the processes start. */
  grow?: (databaseUrl: string, folder: string) => Promise<void>;
}

export const PRICE = 1_000_000;
const SIZES = 40;

/**
 * Opens a temporary shop: a new database with a few offers at the same price, and API processes that accept test
 * payments.
 */
export async function openShop(terms: ShopTerms): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), 'meet-chaos-orders-'));
  const cluster = temporaryFolder();
  const postgres = new PostgresProcess(cluster, await freePort());
  await postgres.start();
  await ensureDatabase(postgres, 'chaos');
  const databaseUrl = postgres.url('chaos');
  const secrets = localSecrets(folder);
  const env = {
    ...process.env,
    ...secrets,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    STORAGE_FOLDER: join(folder, 'storage'),
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    LOG_LEVEL: 'error',
    PRINT_MESSAGES: 'true',
    // The test is about orders, so the rate limits are set too high to be reached.
    MUTATIONS_PER_MINUTE: '1000000',
    QUERY_POINTS_PER_MINUTE: '100000000',
    PAYMENT_PROVIDER: 'sandbox',
    INVENTED_PAYMENTS: 'true',
    TMPDIR: folder,
    ...terms.settings,
  };
  await fill(databaseUrl, env, folder, terms);
  await terms.grow?.(databaseUrl, folder);
  const logs: string[] = [];
  const processes: ApiProcess[] = [];
  for (let n = 0; n < terms.processes; n += 1) {
    logs.push(join(folder, `api-${n}.log`));
    processes.push(new ApiProcess(env, await freePort(), logs[n]!));
  }
  await Promise.all(processes.map((api) => api.start()));
  const database = new pg.Pool({ connectionString: databaseUrl, max: 4, application_name: 'chaos' });
  // When the test kills the database server, the pool emits an error, which would end this process without a listener.
  database.on('error', () => undefined);
  return {
    databaseUrl,
    database,
    env,
    folder,
    secrets,
    processes,
    postgres,
    errors: () => [
      ...processes.flatMap(({ endedBy }) => endedBy ?? []),
      ...logs.flatMap((log) => readFileSync(log, 'utf8').split('\n')).filter((line) => isError(line)),
    ],
    close: async () => {
      await Promise.all(processes.map((api) => api.end('SIGTERM')));
      await database.end();
      await postgres.end('SIGTERM');
      for (const used of [folder, cluster]) rmSync(used, { recursive: true, force: true });
    },
  };
}

async function fill(url: string, env: NodeJS.ProcessEnv, folder: string, terms: ShopTerms): Promise<void> {
  const feed = join(folder, 'feed.jsonl');
  writeFileSync(feed, [...products(terms)].map((record) => JSON.stringify(record)).join('\n'));
  run('platform/database/migrate.cli.js', [], env);
  run('feeds/import-feed.cli.js', ['--format', 'jsonl', '--no-images', feed], env);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sink = new PostgresSink();
    while (await syncChanges(client, sink));
  } finally {
    await client.end();
  }
}

/** Returns the goods of such a shop, as records of a feed. */
export function* products({
  offers,
  unitsOfEach,
}: Pick<ShopTerms, 'offers' | 'unitsOfEach'>): Generator<FeedRecordInput> {
  const supplier = { name: 'Склад', isoCode: 'RU' };
  for (let first = 0; first < offers; first += SIZES)
    yield {
      kind: 'product',
      source: 'chaos',
      externalId: `pair-${first}`,
      slug: `pair-${first}`,
      name: `Пара ${first}`,
      category: [
        { name: 'Обувь', slug: 'shoes' },
        { name: 'Кроссовки', slug: 'sneakers' },
      ],
      publishedAt: '2026-01-01T00:00:00.000Z',
      images: [],
      items: Array.from({ length: Math.min(SIZES, offers - first) }, (_, n) => ({
        externalId: `pair-${first}-${n}`,
        size: String(20 + n),
        price: PRICE,
        stock: unitsOfEach(first + n),
        supplier,
      })),
    };
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv): void {
  const command = [join(ROOT, 'api/dist', script), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
}

/**
 * Whether a log line reports an error: it has an error level of pino, or belongs to a stack trace. A printed message
 * does not.
 */
function isError(line: string): boolean {
  return /"level":(50|60)|^\s+at |UnhandledPromise/.test(line);
}
