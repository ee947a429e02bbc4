import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { catalogueEntries } from '@meet/demo';
import { ensureDatabase, temporaryFolder } from '@meet/tooling/postgres';
import { PostgresProcess } from '../../processes/postgres-process.js';
import { ServiceProcess } from '../../processes/service-process.js';
import { freePort, localSecrets } from '@meet/tooling/stack';
import { ROOT } from '../../root.js';

/** Kills PostgreSQL (`kill -9`) under load. Requests may fail only while it is down. */
const PRODUCTS = 40;
const WITHIN_MS = 60_000;

let folder: string;
let cluster: string;
let postgres: PostgresProcess;
let env: NodeJS.ProcessEnv;
let api: ServiceProcess;
let origin: string;
let indexer: ServiceProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meet-database-killed-'));
  cluster = temporaryFolder();
  postgres = new PostgresProcess(cluster, await freePort());
  await postgres.start();
  await ensureDatabase(postgres, 'chaos');
  const [apiPort, indexerPort] = [await freePort(), await freePort()];
  env = {
    ...process.env,
    ...localSecrets(folder),
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    PAYMENT_PROVIDER: 'sandbox',
    INVENTED_PAYMENTS: 'true',
    DATABASE_URL: postgres.url('chaos'),
    STORAGE_FOLDER: join(folder, 'storage'),
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    QUERY_POINTS_PER_MINUTE: '1000000000',
    API_PORT: String(apiPort),
    INDEXER_PORT: String(indexerPort),
    TMPDIR: folder,
  };
  command('platform/database/migrate.cli.js');
  const feed = join(folder, 'feed.jsonl');
  const goods = [...catalogueEntries({ seed: '1', now: new Date('2026-11-01'), products: PRODUCTS })];
  writeFileSync(feed, goods.map(({ record }) => JSON.stringify(record)).join('\n'));
  command('feeds/import-feed.cli.js', '--format', 'jsonl', '--no-images', feed);
  origin = `http://127.0.0.1:${apiPort}`;
  indexer = service('indexer', 'search-indexer/dist/src/main.js', `http://127.0.0.1:${indexerPort}/health/ready`);
  api = service('API', 'api/dist/main.js', `${origin}/health/ready`);
  await indexer.start();
  await api.start();
}, 120_000);

afterAll(async () => {
  await Promise.all([api?.end('SIGTERM'), indexer?.end('SIGTERM')]);
  await postgres?.end('SIGTERM');
  for (const used of [folder, cluster]) rmSync(used, { recursive: true, force: true });
});

it('only the requests of those seconds fail when PostgreSQL is killed and restarted under load', async () => {
  const codes = new Set<string>();
  let answered = 0;
  let over = false;
  const asking = Array.from({ length: 8 }, async () => {
    while (!over) {
      // A product that nobody asked for before: what is asked often is answered from memory.
      const code = await ask(`{ product(dto: { id: "${randomUUID()}" }) { id } }`);
      if (code === 'PRODUCT_NOT_FOUND') answered += 1;
      else codes.add(code);
    }
  });

  await until(() => answered > 20, 'the shop answers');
  await postgres.end('SIGKILL');
  await until(async () => (await readiness()) === 503, 'readiness is 503');
  await until(() => codes.size > 0, 'somebody was told');
  expect((await fetch(`${origin}/payments/sandbox/${randomUUID()}`)).status).toBe(503);
  await postgres.start();
  await until(async () => (await readiness()) === 200, 'readiness is 200 again');
  const before = answered;
  await until(() => answered > before + 20, 'the shop answers again');
  over = true;
  await Promise.all(asking);

  expect([...codes]).toEqual(['SERVICE_UNAVAILABLE']);
  expect([api.endedBy, indexer.endedBy]).toEqual([null, null]);
}, 120_000);

it('product lists follow catalogue changes again after PostgreSQL was killed and restarted', async () => {
  const client = new pg.Client({ connectionString: postgres.url('chaos') });
  await client.connect();
  const rename = `UPDATE "product" SET "name" = 'Неповторимая пара' WHERE "id" IN (SELECT "id" FROM "product" LIMIT 1) RETURNING "id"`;
  const { rowCount } = await client.query(rename);
  await client.end();
  expect(rowCount).toBe(1);
  await until(() => verify() === 0, 'documents and listings agree');
}, 120_000);

/** Sends a query and returns the code of its error, or an empty string if it succeeded. */
async function ask(query: string): Promise<string> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? '';
}

async function readiness(): Promise<number> {
  return (await fetch(`${origin}/health/ready`)).status;
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(50)) if (await isSo()) return;
  throw new Error(`Not so in time: ${what}.\n${readFileSync(join(folder, 'API.log'), 'utf8').slice(-2000)}`);
}

function service(name: string, script: string, readyUrl: string): ServiceProcess {
  const command: [string, string] = [process.execPath, join(ROOT, script)];
  return new ServiceProcess({ name, command, env, readyUrl, logFile: join(folder, `${name}.log`) });
}

function command(script: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'api/dist', script), ...args], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
}

function verify(): number | null {
  const args = [join(ROOT, 'api/dist/search/commands/verify-search.cli.js'), '--api', `${origin}/graphql`];
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' }).status;
}
