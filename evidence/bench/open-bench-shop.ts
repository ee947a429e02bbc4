import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PrintedMessages } from '../abuse/printed-messages.js';
import { signUp, type Account } from '../chaos/orders/sign-up.js';
import { ApiProcess } from '../processes/api-process.js';
import { ServiceProcess } from '../processes/service-process.js';
import { freePort, localSecrets, type Secrets } from '@meet/tooling/stack';
import { ROOT } from '../root.js';
import { databaseOf, fillShop } from '../generate/fill-shop.js';
import { endlessStock, type Offer } from './shopping.js';

/**
 * Limits that protect a shop from visitors who behave as this benchmark does. They are set so high that the benchmark
 * does not reach them.
 */
export const RAISED_LIMITS = {
  QUERY_POINTS_PER_MINUTE: '1000000000',
  PICTURE_POINTS_PER_MINUTE: '1000000000',
  MUTATIONS_PER_MINUTE: '1000000000',
  ACCOUNT_ORDERS_PER_HOUR: '1000000',
  HELD_UNITS: '1000000',
  HELD_VALUE: '1000000000',
  SMS_PER_HOUR: '1000000',
};

/** A shop with a separate database, an API, a storefront and the bare server for comparison. */
export interface BenchShop {
  api: string;
  /** URL of each API process; the first is `api`. */
  apis: string[];
  storefront: string;
  floor: string;
  /** Process ids by name. */
  pids: { api: number[]; storefront: number[]; postgres: number[] };
  database: pg.Pool;
  secrets: Secrets;
  printed: PrintedMessages;
  accounts: Account[];
  /** Offers with so much stock that no run sells them out. */
  offers: Offer[];
  /** Milliseconds from the start of the process until it was ready. */
  startMs: { api: number; apiFromSnapshot: number; storefront: number };
  close(): Promise<void>;
}

/** Number of accounts, so large that a run never fills a cart. */
const ACCOUNTS = 2000;
/** Name pattern of a complete snapshot; one that is being written has a longer name. */
const SNAPSHOT = /^listing-index-[^.]+$/;
const SNAPSHOT_WITHIN_MS = 20_000;

/** Maximum number of products of a shop that each run copies. A copy of a larger shop would fill the disk. */
const MOST_COPIED = 200_000;

/**
 * Opens a copy of the shop with this number of products and API processes, so that every run starts with the same data.
 * A very large shop is opened without copying.
 */
export async function openBenchShop(products: number, byCopy = false, processes = 1): Promise<BenchShop> {
  const { server, databaseUrl, storageFolder, pictures } = await fillShop(products, byCopy);
  const isCopied = products <= MOST_COPIED;
  const folder = mkdtempSync(join(tmpdir(), 'meet-bench-'));
  const copy = isCopied ? `bench_run_${process.pid}` : databaseOf(databaseUrl);
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  if (isCopied) await admin(`CREATE DATABASE "${copy}" TEMPLATE "${databaseOf(databaseUrl)}" STRATEGY file_copy`);
  const secrets = localSecrets(folder);
  const [apiPort, storefrontPort] = [await freePort(), await freePort()];
  const [floorPort, indexerPort] = [await freePort(), await freePort()];
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const snapshots = join(folder, 'index-snapshot');
  mkdirSync(join(folder, 'cache'));
  const env = {
    ...process.env,
    ...secrets,
    ...RAISED_LIMITS,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DATABASE_URL: server.url(copy),
    STORAGE_FOLDER: storageFolder,
    STORAGE_ORIGIN: pictures.origin,
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    INDEX_SNAPSHOT_FOLDER: snapshots,
    PRINT_MESSAGES: 'true',
    PAYMENT_PROVIDER: 'sandbox',
    INVENTED_PAYMENTS: 'true',
    API_ORIGIN: apiOrigin,
    API_URL: `${apiOrigin}/graphql`,
    STOREFRONT_URL: `http://127.0.0.1:${storefrontPort}`,
  };
  const database = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2 });
  const apiLog = join(folder, 'api.log');
  const api = new ApiProcess(env, apiPort, apiLog);
  const furtherPorts = await Promise.all(Array.from({ length: processes - 1 }, freePort));
  const further = furtherPorts.map((port) => new ApiProcess(env, port, join(folder, `api-${port}.log`)));
  const node = (name: string, script: string, more: NodeJS.ProcessEnv, readyUrl: string) =>
    new ServiceProcess({
      name,
      command: [process.execPath, join(ROOT, script)],
      env: { ...env, ...more },
      readyUrl,
      logFile: join(folder, `${name}.log`),
    });
  const [storefrontOrigin, floorOrigin] = [`http://127.0.0.1:${storefrontPort}`, `http://127.0.0.1:${floorPort}`];
  const storefront = node(
    'storefront',
    'storefront/build/start/main.js',
    { STOREFRONT_PORT: String(storefrontPort) },
    `${storefrontOrigin}/healthz`,
  );
  const floor = node(
    'floor',
    'evidence/dist/bench/floor-server.cli.js',
    { FLOOR_PORT: String(floorPort) },
    `${floorOrigin}/ready`,
  );
  const indexer = node(
    'indexer',
    'search-indexer/dist/src/main.js',
    { INDEXER_PORT: String(indexerPort) },
    `http://127.0.0.1:${indexerPort}/health/ready`,
  );
  const close = async () => {
    const services = [api, ...further, storefront, floor, indexer, pictures.service];
    await Promise.all(services.map((one) => one.end('SIGTERM')));
    await database.end();
    if (isCopied) await admin(`DROP DATABASE IF EXISTS "${copy}" WITH (FORCE)`);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // Accounts and stock are created before the API reads the catalogue.
    const accounts = await signUp({ database, secrets }, ACCOUNTS);
    const offers = await endlessStock(database);
    await indexer.start();
    const first = await timed(() => api.start());
    await leavesSnapshot(snapshots);
    await api.end('SIGTERM');
    const apiFromSnapshot = await timed(() => api.start());
    const startMs = { api: first, apiFromSnapshot, storefront: await timed(() => storefront.start()) };
    await floor.start();
    for (const one of further) await one.start();
    const apis = [api, ...further];
    return {
      ...{
        api: apiOrigin,
        apis: apis.map(({ origin }) => origin),
        storefront: storefrontOrigin,
        floor: floorOrigin,
        database,
        secrets,
        startMs,
        accounts,
        offers,
        close,
      },
      pids: { api: apis.map(({ pid }) => pid!), storefront: [storefront.pid!], postgres: [server.pid] },
      printed: new PrintedMessages(apiLog),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves when the API has written a snapshot of its index. A small shop writes none. */
async function leavesSnapshot(folder: string): Promise<void> {
  const isThere = () => existsSync(folder) && readdirSync(folder).some((name) => SNAPSHOT.test(name));
  for (const end = Date.now() + SNAPSHOT_WITHIN_MS; Date.now() < end && !isThere();) await sleep(50);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
