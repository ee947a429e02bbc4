import { accessSync, constants, existsSync } from 'node:fs';
import { givenSettings } from '@meet/api/given-settings';
import type pg from 'pg';
import { isFree } from '../postgres/embedded-postgres.js';
import { nearest, roomIn } from './data-folder.js';
import { whoseGoods } from './demo-goods.js';
import { meilisearchFaults } from './meilisearch-faults.js';
import { hasEmbeddedShop, withDatabase } from './open-database.js';
import { migrationSentence, readMigrations } from './pending-migrations.js';
import { redisSilence } from './redis-silence.js';
import { settingLines, storedSettings } from './setting-lines.js';
import { shopFacts } from './shop-facts.js';
import { readStackConfig, type StackConfig } from './stack-config.js';
import { moneyAndCodes, trialSettings, type TrialSettings } from './trial-settings.js';
import { withClient } from './with-client.js';

type Finding = { ok: boolean; what: string; says: string };

/**
 * `npm run doctor`: shows the configuration, the servers that respond, and faults. Exits with 1 if it finds a fault.
 */
export async function run(): Promise<void> {
  const config = readStackConfig();
  const findings = [
    { ok: true, what: 'Node', says: process.versions.node },
    ...folders(config),
    room(config),
    await service('API', config.apiPort, '/health/ready'),
    await service('Storefront', config.storefrontPort, '/healthz'),
    ...(await redis()),
    ...(await meilisearch()),
    ...(await database(config)),
  ];
  const width = Math.max(...findings.map(({ what }) => what.length));
  for (const { ok, what, says } of findings) process.stdout.write(`${ok ? '✓' : '✗'} ${what.padEnd(width)} ${says}\n`);
  process.exit(findings.every(({ ok }) => ok) ? 0 : 1);
}

function folders({ storageFolder, imageCacheFolder }: StackConfig): Finding[] {
  return Object.entries({ Storage: storageFolder, 'Image cache': imageCacheFolder }).map(([what, folder]) => {
    try {
      accessSync(nearest(folder), constants.W_OK);
      return { ok: true, what, says: existsSync(folder) ? folder : `${folder}, not made yet` };
    } catch (error) {
      return { ok: false, what, says: `${folder} cannot be written: ${(error as Error).message}` };
    }
  });
}

function room({ dataFolder }: StackConfig): Finding {
  const { free, fault } = roomIn(dataFolder);
  return { ok: !fault, what: 'Data folder', says: fault ?? `${dataFolder}, ${free} MB left` };
}

/** Checks Redis, if it is configured. If Redis is down, the shop keeps its counters in PostgreSQL. */
async function redis(): Promise<Finding[]> {
  const { REDIS_URL } = givenSettings(process.env, ['REDIS_URL']).values;
  if (!REDIS_URL) return [];
  const silence = await redisSilence(REDIS_URL);
  const place = URL.canParse(REDIS_URL) ? new URL(REDIS_URL).host : 'REDIS_URL';
  const says = silence ? `${place} does not answer: ${silence}. PostgreSQL holds the counters meanwhile` : place;
  return [{ ok: !silence, what: 'Redis', says }];
}

/** Checks Meilisearch, if it is configured. If Meilisearch is down, the shop searches in PostgreSQL. */
async function meilisearch(): Promise<Finding[]> {
  const { MEILI_URL } = process.env;
  if (!MEILI_URL) return [];
  const what = 'Meilisearch';
  const faults = await meilisearchFaults(MEILI_URL, process.env);
  return faults.length ? faults.map((says) => ({ ok: false, what, says })) : [{ ok: true, what, says: MEILI_URL }];
}

async function service(what: string, port: number, path: string): Promise<Finding> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(3000) }).catch(
    () => undefined,
  );
  if (answer?.ok) return { ok: true, what, says: `answers on port ${port}` };
  if (answer)
    return { ok: false, what, says: `port ${port} answers ${answer.status}: ${(await answer.text()).slice(0, 200)}` };
  return (await isFree(port))
    ? { ok: true, what, says: `not running; port ${port} is free` }
    : { ok: false, what, says: `port ${port} is taken by something that does not answer` };
}

async function database(config: StackConfig): Promise<Finding[]> {
  const what = 'Database';
  if (!config.databaseUrl && !hasEmbeddedShop(config)) {
    return [{ ok: true, what, says: 'embedded, not created yet: `npm start` creates it' }, ...shop({})];
  }
  try {
    return await withDatabase(config, 'leave', async ({ place, url }) => [
      { ok: true, what, says: place },
      ...(await withClient(url, (client) => contents(config, client))),
    ]);
  } catch (error) {
    return [{ ok: false, what, says: (error as Error).message }, ...shop({})];
  }
}

const NOT_CYRILLIC = 'Cyrillic letters are not letters to this database: create it with a UTF-8 LC_CTYPE, e.g. C.UTF-8';

/** Checks the contents of the database. Only reads: pending migrations are reported, but not applied. */
async function contents({ root }: StackConfig, client: pg.Client): Promise<Finding[]> {
  const { rows: servers } = await client.query<{ server: string; cyrillic: boolean }>(
    `SELECT current_setting('server_version') AS "server", 'ж' ~ '^[[:alpha:]]$' AS "cyrillic"`,
  );
  const { server: version, cyrillic } = servers[0]!;
  const server = { ok: cyrillic, what: 'PostgreSQL', says: cyrillic ? version : NOT_CYRILLIC };
  const migrations = await readMigrations(root, client);
  const fault = migrationSentence(migrations);
  if (fault) return [server, { ok: !migrations.begun, what: 'Data model', says: fault }, ...shop({})];
  const trial = trialSettings(await whoseGoods(client), process.env);
  const money = { ok: true, what: 'Money and codes', says: moneyAndCodes({ ...trial, ...process.env }) };
  return [server, ...(await catalogue(client)), money, ...shop(await storedSettings(client), trial)];
}

/**
 * Reports the shop's details and settings. `stored` are the settings in the database, `trial` the trial settings of the
 * demo.
 */
function shop(stored: Readonly<Record<string, string>>, trial: TrialSettings = {}): Finding[] {
  const env = { ...trial, ...process.env };
  const says = shopFacts({ ...env, ...stored });
  return [{ ok: true, what: 'Shop', says }, ...settingLines(env, stored)];
}

async function catalogue(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<
    Record<'products' | 'documents' | 'waiting' | 'unfetched', string> & { cyrillic: boolean }
  >(`
    SELECT show_trgm('ж') <> '{}' AS "cyrillic",
      (SELECT count(*) FROM "product" WHERE "deletedAt" IS NULL) AS "products",
      (SELECT count(*) FROM "search_document" WHERE NOT "deleted") AS "documents",
      (SELECT count(*) FROM "search_outbox") AS "waiting",
      (SELECT count(*) FROM "product_image" WHERE "state" <> 'STORED') AS "unfetched"`);
  const { cyrillic, products, documents, waiting, unfetched } = rows[0]!;
  return [
    {
      ok: cyrillic,
      what: 'Search',
      says: cyrillic ? `${documents} documents, ${waiting} changes waiting` : NOT_CYRILLIC,
    },
    { ok: true, what: 'Catalogue', says: `${products} products, ${unfetched} pictures not fetched` },
  ];
}
