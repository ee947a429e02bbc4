import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductDocument } from '@meet/search-indexer/contract';
import { PostgresSink, syncChanges } from '@meet/search-indexer/pipeline';
import pg from 'pg';
import { ApiProcess } from '../processes/api-process.js';
import { ensureDatabase, startTemporaryPostgres } from '@meet/tooling/postgres';
import { freePort, localSecrets } from '@meet/tooling/stack';
import { ROOT } from '../root.js';
import { goodsOf, type Goods } from './goods.js';

/** The arguments of one `catalog:import`. */
export type Import = readonly string[];

export interface EvalShop {
  goods: Goods[];
  /** Returns the stem of each given word and of each word of `goods`, from PostgreSQL's dictionaries. */
  stemsOf(words: readonly string[]): Promise<Map<string, string>>;
  /** Starts an API process on this catalogue with the given settings. Resolves to its origin. */
  startApi(settings: Record<string, string>): Promise<string>;
  /** A connection to the shop's database. */
  client: pg.Client;
  close(): Promise<void>;
}

/** Creates a temporary database, imports the catalogues and indexes them. */
export async function openEvalShop(imports: readonly Import[]): Promise<EvalShop> {
  const server = await startTemporaryPostgres();
  try {
    await ensureDatabase(server, 'eval');
    const databaseUrl = server.url('eval');
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl };
    await run('platform/database/migrate.cli.js', [], env);
    for (const args of imports) await run('feeds/import-feed.cli.js', ['--no-images', ...args], env);
    await index(databaseUrl);
    const shop = await openExistingShop(databaseUrl);
    return { ...shop, close: () => shop.close().finally(() => server.stop()) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Opens a database with products and search documents. Does not change them. */
export async function openExistingShop(databaseUrl: string): Promise<EvalShop> {
  const folder = mkdtempSync(join(tmpdir(), 'meet-search-eval-'));
  const client = new pg.Client({ connectionString: databaseUrl });
  const processes: ApiProcess[] = [];
  const env = {
    ...process.env,
    ...localSecrets(folder),
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    STORAGE_FOLDER: join(folder, 'storage'),
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    LOG_LEVEL: 'error',
    // No rate limit, because one client sends all requests.
    QUERY_POINTS_PER_MINUTE: '1000000000',
    MEILI_URL: '',
  };
  await client.connect();
  const { rows } = await client.query<{ document: Omit<ProductDocument, 'text' | 'card'> }>(
    `SELECT "document" FROM "search_document" WHERE NOT "deleted" ORDER BY "productId"`,
  );
  return {
    goods: rows.flatMap(({ document }) => goodsOf(document) ?? []),
    stemsOf: (words) => stemsOf(client, words),
    startApi: async (settings) => {
      const name = `api-${processes.length}.log`;
      const api = new ApiProcess({ ...env, ...settings }, await freePort(), join(folder, name));
      processes.push(api);
      await api.start();
      return api.origin;
    },
    client,
    close: async () => {
      await Promise.all(processes.map((api) => api.end('SIGTERM')));
      await client.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function index(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sink = new PostgresSink();
    while (await syncChanges(client, sink));
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/**
 * Returns the stem of each word. Latin words are stemmed with the English dictionary, as in PostgreSQL's `russian`
 * configuration: «women’s» becomes «women».
 */
async function stemsOf(client: pg.Client, words: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ word: string; stem: string | null }>(
    `SELECT w AS "word", (ts_lexize((CASE WHEN w ~ '^[a-z]+$' THEN 'english_stem' ELSE 'russian_stem' END)::regdictionary, w))[1] AS "stem"
     FROM unnest($1::text[]) w`,
    [words],
  );
  return new Map(rows.map(({ word, stem }) => [word, stem ?? word]));
}

async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const command = [join(ROOT, 'api/dist', script), ...args];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${said}`);
}
