import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, localSecrets } from '@meet/tooling/stack';
import { randomFrom } from '@meet/demo/random';
import { catalogueEntries } from '@meet/demo';
import { ensureDatabase, startTemporaryPostgres, type PostgresServer } from '@meet/tooling/postgres';
import { ROOT } from '../../root.js';

/**
 * Kills the API and the indexer (`kill -9`) in the middle of an import. After a restart, the search documents and the
 * API's listings must match the catalogue. `npm run chaos` sets CHAOS_ROUNDS; default 1.
 */
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 1);
const SEED = process.env.CHAOS_SEED ?? '1';
/** Enough products for an import to take two seconds on a fast machine. */
const PRODUCTS = 2500;
const CATCH_UP_MS = 60_000;

const random = randomFrom(`chaos ${SEED}`);
const records = [...catalogueEntries({ seed: '1', now: new Date('2026-11-01'), products: PRODUCTS })].map(
  ({ record }) => record,
);

let folder: string;
let server: PostgresServer;
let env: NodeJS.ProcessEnv;
let port: number;
const running = new Map<string, ChildProcess>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meet-chaos-'));
  server = await startTemporaryPostgres();
  await ensureDatabase(server, 'chaos');
  port = await freePort();
  env = {
    ...process.env,
    ...localSecrets(folder),
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DATABASE_URL: server.url('chaos'),
    API_PORT: String(port),
    STORAGE_FOLDER: join(folder, 'storage'),
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    LOG_LEVEL: 'error',
    TMPDIR: folder,
  };
  spawnSync(process.execPath, [join(ROOT, 'api/dist/platform/database/migrate.cli.js')], { env });
}, 60_000);

afterAll(async () => {
  await Promise.all([...running.keys()].map(kill));
  await server.stop();
  rmSync(folder, { recursive: true });
});

const SERVICES: Record<string, string> = { api: 'api/dist/main.js', indexer: 'search-indexer/dist/src/main.js' };

function start(service: string): void {
  running.set(service, spawn(process.execPath, [join(ROOT, SERVICES[service]!)], { env, stdio: 'ignore' }));
}

async function kill(service: string): Promise<void> {
  const child = running.get(service)!;
  running.delete(service);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Writes a feed of the same products with other prices and stock, so that every product changes in every round. */
function feedOf(round: number): string {
  const file = join(folder, `round-${round}.jsonl`);
  const lines = records.map((record) => {
    if (record.kind !== 'product') return JSON.stringify(record);
    const items = record.items?.map((item) => ({
      ...item,
      price: item.price + round * 1000,
      oldPrice: item.oldPrice ? item.oldPrice + round * 1000 : null,
      stock: random.whole(0, 3),
    }));
    return JSON.stringify({ ...record, items });
  });
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** Starts an import; the test never kills it. `code` is its exit code, or null until it ends. */
function importFeed(file: string): { code: number | null; over: Promise<unknown> } {
  const args = [join(ROOT, 'api/dist/feeds/import-feed.cli.js'), '--format', 'jsonl', '--no-images', file];
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const running: { code: number | null; over: Promise<unknown> } = { code: null, over: once(child, 'exit') };
  child.once('exit', (code) => (running.code = code));
  return running;
}

/** Resolves when the import has written its first batch: a row with `importedAt` later than `before`. */
async function begun(before: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('chaos') });
  await client.connect();
  try {
    const written = 'SELECT FROM "product_source" WHERE "importedAt" > $1 LIMIT 1';
    while (!(await client.query(written, [before])).rowCount) await sleep(20);
  } finally {
    await client.end();
  }
}

async function ready(): Promise<void> {
  for (const end = Date.now() + CATCH_UP_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('the API is not ready again');
}

function verify(): { status: number | null; stdout: string } {
  const args = [
    join(ROOT, 'api/dist/search/commands/verify-search.cli.js'),
    '--api',
    `http://127.0.0.1:${port}/graphql`,
  ];
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' });
}

/**
 * Resolves to the report of `search:verify` once every change is in a search document and no document differs, or after
 * a minute.
 */
async function agreed(): Promise<string> {
  let said = '';
  for (const end = Date.now() + CATCH_UP_MS; Date.now() < end; await sleep(500)) {
    const { status, stdout } = verify();
    said = stdout;
    if (status === 0 && / 0 of them wait/.test(stdout)) break;
  }
  return said;
}

it(
  `documents and listings agree after each of ${ROUNDS} rounds of killing the API and the indexer during an import`,
  async () => {
    start('api');
    start('indexer');
    await ready();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = new Date().toISOString();
      const imported = importFeed(feedOf(round));
      await begun(before);
      await sleep(random.whole(0, 800));
      expect(imported.code).toBeNull();
      for (const service of random.chance(0.5) ? ['api', 'indexer'] : ['indexer', 'api']) await kill(service);
      await sleep(random.whole(0, 500));
      start('indexer');
      start('api');
      await imported.over;
      expect(imported.code).toBe(0);
      await ready();
      const said = await agreed();
      expect(said).toMatch(/documents +0 differences\nlisting +0 differences/);
      expect(said).toMatch(/, 0 of them wait/);
      if (ROUNDS > 1) process.stdout.write(`round ${round}: ${said.replaceAll('\n', '; ')}\n`);
    }
  },
  ROUNDS * 180_000,
);
