import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { ensureDatabase, startTemporaryPostgres } from '@meet/tooling/postgres';
import { signUp, type Account } from '../chaos/orders/sign-up.js';
import { ApiProcess } from '../processes/api-process.js';
import { ServiceProcess } from '../processes/service-process.js';
import { freePort, localSecrets, type Secrets } from '@meet/tooling/stack';
import { ROOT } from '../root.js';
import { PrintedMessages } from './printed-messages.js';
import { ProcessTree } from '../processes/process-tree.js';

/** Value of IMAGE_CACHE_MEGABYTES: smaller than the pictures that an attack generates in a minute. */
const PICTURE_MEGABYTES = 2;

export interface AbusedShopTerms {
  /** URL of a Redis for the counters of both API processes. It is emptied. If undefined, counters are in PostgreSQL. */
  redisUrl: string | undefined;
  smsPerHour: number;
}

/**
 * A shop as `npm start -- --demo` opens it, with a second API process. Its limits are the defaults, except those in
 * `AbusedShopTerms`.
 */
export interface AbusedShop {
  /** Origins of the API processes; the storefront sends its requests to the first. */
  processes: [string, string];
  storefront: string;
  database: pg.Pool;
  /** A signed-in account without a telephone. */
  account: Account;
  redis: Redis | undefined;
  /** With EDGE_SECRET an attack can pose as shoppers with different addresses. */
  secrets: Secrets;
  smsPerHour: number;
  /** The cache folder of resized pictures, and its size limit in megabytes. */
  pictureFolder: string;
  pictureMegabytes: number;
  /**
   * The API process that the storefront uses, with its child processes that resize pictures, and the storefront's
   * process.
   */
  api: ProcessTree;
  storefrontServer: ProcessTree;
  /** Returns the 99th percentile of the event loop delay of that API process since the last call, in seconds. */
  turns(): Promise<number>;
  /** Returns the messages printed since the last call, in the form `✉ +79…: text`. */
  messages(): string[];
  close(): Promise<void>;
}

export async function openAbusedShop({ redisUrl, smsPerHour }: AbusedShopTerms): Promise<AbusedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'meet-abuse-'));
  const server = await startTemporaryPostgres();
  await ensureDatabase(server, 'abuse');
  const secrets = localSecrets(folder);
  const [apiPort, storefrontPort, indexerPort, metricsPort, secondPort] = await ports(5);
  const storefront = `http://127.0.0.1:${storefrontPort}`;
  const env = {
    ...process.env,
    ...secrets,
    NODE_OPTIONS: '',
    NODE_ENV: '',
    DATABASE_URL: server.url('abuse'),
    REDIS_URL: redisUrl ?? '',
    MEET_DATA_FOLDER: folder,
    STORAGE_FOLDER: join(folder, 'storage'),
    IMAGE_CACHE_FOLDER: join(folder, 'image-cache'),
    IMAGE_CACHE_MEGABYTES: String(PICTURE_MEGABYTES),
    API_PORT: String(apiPort),
    STOREFRONT_PORT: String(storefrontPort),
    INDEXER_PORT: String(indexerPort),
    METRICS_PORT: String(metricsPort),
    SMS_PER_HOUR: String(smsPerHour),
    // Shorter intervals than the defaults, so that unpaid orders expire and messages are sent without delay.
    ORDER_SWEEP_SECONDS: '1',
    OUTBOX_POLL_SECONDS: '0.2',
  };
  const logs = [join(folder, 'logs', 'api.log'), join(folder, 'second-api.log')];
  const stack = new ServiceProcess({
    name: 'npm start',
    command: [process.execPath, join(ROOT, 'tooling/bin/meet.js'), 'start', '--demo'],
    env,
    readyUrl: `${storefront}/catalog`,
    logFile: join(folder, 'stack.log'),
  });
  const trial = {
    ...{ NODE_ENV: 'production', PRINT_MESSAGES: 'true' },
    ...{ PAYMENT_PROVIDER: 'sandbox', INVENTED_PAYMENTS: 'true' },
  };
  const second = new ApiProcess(
    { ...env, ...trial, METRICS_PORT: '0', STOREFRONT_URL: storefront },
    secondPort!,
    logs[1]!,
  );
  const database = new pg.Pool({ connectionString: server.url('abuse'), max: 4 });
  const redis = redisUrl ? new Redis(redisUrl) : undefined;
  const close = async () => {
    redis?.disconnect();
    await database.end();
    await second.end('SIGTERM');
    await stack.end('SIGTERM');
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await stack.start();
    await second.start();
    await inStep(database);
    const [account] = await signUp({ database, secrets }, 1);
    const printed = logs.map((log) => new PrintedMessages(log));
    const started = new ProcessTree(stack.pid!);
    return {
      processes: [`http://127.0.0.1:${apiPort}`, second.origin],
      storefront,
      database,
      account: account!,
      redis,
      secrets,
      smsPerHour,
      pictureFolder: env.IMAGE_CACHE_FOLDER,
      pictureMegabytes: PICTURE_MEGABYTES,
      api: started.find(/\sdist\/main\.js$/),
      storefrontServer: started.find(/\sbuild\/start\/main\.js$/),
      turns: () => slowTurns(metricsPort!),
      messages: () => printed.flatMap((messages) => messages.next()),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ports(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

/** The API resets this measurement after each request. */
async function slowTurns(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)![1]);
}

/** Resolves when the indexer has indexed all products. */
async function inStep(database: pg.Pool): Promise<void> {
  const waiting = 'SELECT 1 FROM "search_outbox" LIMIT 1';
  while ((await database.query(waiting)).rowCount) await sleep(100);
}
