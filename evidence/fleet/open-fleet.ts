import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, localSecrets, SERVICE_FLAGS, type Secrets } from '@meet/tooling/stack';
import pg from 'pg';
import { products } from '../chaos/orders/open-shop.js';
import { signUp } from '../chaos/orders/sign-up.js';
import { ApiProcess } from '../processes/api-process.js';
import { ServiceProcess } from '../processes/service-process.js';
import { ROOT } from '../root.js';
import { DatabaseAddress } from './database-address.js';
import { openPictureOrigin } from './picture-origin.js';
import { ReplicatedPostgres } from './replicated-postgres.js';
import type { EdgeName } from './installed.js';
import { SHOP, ShopEdge, type EdgePorts } from './shop-edge.js';
import { Visitors } from './visitors.js';

/** The same value as in the units of `deploy/systemd`. */
export const DRAIN_SECONDS = 10;
const OFFERS = 400;
const PICTURES = 40;
const execute = promisify(execFile);

const SHOPPERS = 200;

export interface Fleet {
  folder: string;
  database: pg.Pool;
  postgres: ReplicatedPostgres;
  address: DatabaseAddress;
  apis: ServiceProcess[];
  storefronts: ServiceProcess[];
  indexer: ServiceProcess;
  edge: ShopEdge;
  redis: ServiceProcess;
  /** Null if MinIO is not installed: pictures are in a folder then. */
  minio: ServiceProcess | null;
  /** Returns processes with the same ports, but of the release in another checkout. */
  ofRelease(root: string): Pick<Fleet, 'apis' | 'storefronts' | 'indexer'>;
  /** Runs a command of a release, such as `platform/database/migrate`. Throws if it fails. */
  run(command: string, args?: string[], root?: string): Promise<void>;
  visitors(pagesPerSecond: number, ordersPerSecond: number): Promise<Visitors>;
  close(): Promise<void>;
}

/**
 * Opens a shop of many processes with the files of `deploy/`, all on this machine. `root`: the checkout that the shop
 * runs.
 */
export async function openFleet(programs: string, edgeName: EdgeName, root = ROOT): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'meet-fleet-'));
  // PostgreSQL's account must be able to enter the folder.
  chmodSync(folder, 0o755);
  const log = (name: string) => join(folder, `${name}.log`);
  const [first, second, third, fourth, tls, plain, inner] = await ports(7);
  const [primary, replica, virtual, redisPort, minioPort, indexerPort, picturePort] = await ports(7);
  const pictureOrigin = openPictureOrigin(picturePort!);
  const edgePorts: EdgePorts = {
    ...{ tls: tls!, plain: plain!, inner: inner! },
    apis: [first!, second!],
    storefronts: [third!, fourth!],
  };
  const postgres = new ReplicatedPostgres(programs, join(folder, 'postgres'), {
    primary: primary!,
    replica: replica!,
  });
  const started: ServiceProcess[] = [];
  const address = new DatabaseAddress(virtual!, primary!);
  const close = async () => {
    await Promise.all(started.map((service) => service.end('SIGKILL')));
    address.close();
    pictureOrigin.close();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async <One extends ServiceProcess>(...services: One[]) => {
    started.push(...services);
    await Promise.all(services.map((service) => service.start()));
  };
  try {
    await postgres.start();
    await address.open();
    const redis = redisProcess(redisPort!, folder);
    const minio = minioProcess(minioPort!, folder);
    await start(redis, ...(minio ? [minio] : []));
    const secrets = localSecrets(folder);
    const databaseUrl = `postgresql://meet@127.0.0.1:${virtual}/shop`;
    const env = {
      ...environment(folder, databaseUrl, secrets, redisPort!, minio ? minioPort! : null),
      STORAGE_ORIGIN: `http://127.0.0.1:${picturePort}`,
    };
    // Runs without blocking, because this process forwards the command's connections to its database.
    const run: Fleet['run'] = async (command, args = [], of = root) => {
      await execute(process.execPath, [join(of, 'api/dist', `${command}.cli.js`), ...args], { env });
    };
    const ofRelease: Fleet['ofRelease'] = (of) => ({
      apis: edgePorts.apis.map((port, n) => new ApiProcess({ ...env, METRICS_PORT: '0' }, port, log(`api-${n}`), of)),
      storefronts: edgePorts.storefronts.map((port, n) =>
        node(`storefront-${n}`, of, 'storefront/build/start/main.js', `http://127.0.0.1:${port}/healthz`, {
          ...{ STOREFRONT_PORT: String(port), STOREFRONT_HOST: '127.0.0.1' },
          ...{ API_ORIGIN: `http://127.0.0.1:${inner}`, STOREFRONT_PUBLIC_URL: `https://${SHOP}` },
        }),
      ),
      indexer: node('indexer', of, 'search-indexer/dist/src/main.js', `http://127.0.0.1:${indexerPort}/health/ready`, {
        INDEXER_PORT: String(indexerPort),
      }),
    });
    const node = (name: string, of: string, script: string, readyUrl: string, more: NodeJS.ProcessEnv) =>
      new ServiceProcess({
        ...{ name, readyUrl, env: { ...env, ...more }, logFile: log(name) },
        command: [process.execPath, ...SERVICE_FLAGS, join(of, script)],
      });

    await run('platform/database/migrate');
    const feed = join(folder, 'feed.jsonl');
    const goods = [...products({ offers: OFFERS, unitsOfEach: () => 1_000_000 })];
    writeFileSync(feed, goods.map((record) => JSON.stringify(record)).join('\n'));
    await run('feeds/import-feed', ['--format', 'jsonl', '--no-images', feed]);
    const services = ofRelease(root);
    const edge = new ShopEdge(edgeName, edgePorts, join(folder, 'edge'));
    await start(services.indexer);
    const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    database.on('error', () => undefined);
    await documentsOf(database, goods.length);
    await start(...services.apis, edge);
    await start(...services.storefronts);

    const accounts = await signUp({ database, secrets }, SHOPPERS);
    const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product_item" ORDER BY "id"');
    return {
      ...{ folder, database, postgres, address, edge, redis, minio, run, ...services },
      ofRelease: (of) => {
        const next = ofRelease(of);
        started.push(...next.apis, ...next.storefronts, next.indexer);
        return next;
      },
      visitors: async (pagesPerSecond, ordersPerSecond) =>
        new Visitors({
          ...{ port: tls!, ca: edge.ca, pagesPerSecond, ordersPerSecond },
          pages: ['/', '/catalog/any', ...goods.map((one) => `/product/${slugOf(one)}`)],
          pictures: Array.from({ length: PICTURES }, (_, n) => `/_ipx/f_webp,w_640/products/${n}.png`),
          tokens: accounts.map(({ token }) => token),
          items: rows.map(({ id }) => id),
        }),
      close: async () => {
        await database.end().catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const slugOf = (record: object): string => (record as { slug: string }).slug;

async function ports(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

async function documentsOf(database: pg.Pool, count: number): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(200)) {
    const { rows } = await database.query<{ count: number }>('SELECT count(*)::int AS "count" FROM "search_document"');
    if (rows[0]!.count === count) return;
  }
  throw new Error('The indexer has not written the documents');
}

function environment(
  folder: string,
  databaseUrl: string,
  secrets: Secrets,
  redisPort: number,
  minioPort: number | null,
): NodeJS.ProcessEnv {
  const limits = ['HELD_NETWORK_TIMES', 'HELD_ADDRESS_TIMES', 'GUEST_ORDERS_PER_HOUR', 'ACCOUNT_ORDERS_PER_HOUR'];
  return {
    ...process.env,
    ...secrets,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    TRUSTED_PROXIES: 'loopback',
    STOREFRONT_URL: `https://${SHOP}`,
    LOG_LEVEL: 'warn',
    PRINT_MESSAGES: 'true',
    PAYMENT_PROVIDER: 'sandbox',
    INVENTED_PAYMENTS: 'true',
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    STORAGE_FOLDER: join(folder, 'storage'),
    ...(minioPort && {
      S3_ENDPOINT: `http://127.0.0.1:${minioPort}`,
      ...{ S3_BUCKET: 'pictures', S3_ACCESS_KEY: MINIO_USER, S3_SECRET_KEY: MINIO_PASSWORD },
    }),
    // All visitors have the same address here.
    ...{ MUTATIONS_PER_MINUTE: '1000000', QUERY_POINTS_PER_MINUTE: '100000000' },
    ...{ HELD_UNITS: '1000000', HELD_VALUE: '1000000000', HELD_SHARE_PERCENT: '100' },
    ...Object.fromEntries(limits.map((name) => [name, '100000'])),
  };
}

const MINIO_USER = 'meet';
const MINIO_PASSWORD = 'meet-development';

function minioProcess(port: number, folder: string): ServiceProcess | null {
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const program = process.env['TEST_MINIO'] ?? join(cache, 'meet-ci/minio/minio');
  if (spawnSync(program, ['--version']).status !== 0) return null;
  mkdirSync(join(folder, 'objects'));
  return new ServiceProcess({
    name: 'MinIO',
    command: [program, 'server', '--quiet', '--address', `127.0.0.1:${port}`, join(folder, 'objects')],
    env: { ...process.env, MINIO_ROOT_USER: MINIO_USER, MINIO_ROOT_PASSWORD: MINIO_PASSWORD, MINIO_BROWSER: 'off' },
    readyUrl: `http://127.0.0.1:${port}/minio/health/live`,
    logFile: join(folder, 'minio.log'),
  });
}

function redisProcess(port: number, folder: string): ServiceProcess {
  return new ServiceProcess({
    name: 'Redis',
    command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    env: process.env,
    isReady: () => answersTcp(port),
    logFile: join(folder, 'redis.log'),
  });
}

function answersTcp(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => done(false)).once('connect', () => (done(true), socket.destroy()));
  });
}
