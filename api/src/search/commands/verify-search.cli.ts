import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  listDeadLetters,
  MeilisearchIndex,
  verifyDocuments,
  verifyEngine,
  type Difference,
} from '@meet/search-indexer/pipeline';
import { keyOfRole, keyRefusal } from '@meet/search-indexer/settings';
import { parseCommandConfig } from '../../platform/config/config.js';
import { openPool, type Pool } from '../../platform/database/open-pool.js';
import { Statements } from '../../platform/database/statements.js';
import { meilisearchVariables } from '../search.config.js';
import { verifyListings } from './verify-listings.js';

const USAGE = `npm run search:verify -- [--api URL]

Compares the catalogue with the documents made of it, and those with what Meilisearch holds, where MEILI_URL is set, and
with what a running API lists and counts (the one on API_PORT unless --api says another). Names the products that were
laid aside. Ends with status 1 when anything differs.
`;

const SHOWN = 20;
/**
 * Listings lag slightly behind the documents, so a difference is reported only if five comparisons in a row show it.
 */
const LOOKS = 5;
const PAUSE_MS = 1000;

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { api: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) {
    process.stdout.write(USAGE);
    return true;
  }
  const config = parseCommandConfig(process.env, meilisearchVariables);
  const { DATABASE_URL, API_PORT, MEILI_URL, MEILI_INDEX } = config;
  const pool = openPool({ connectionString: DATABASE_URL, max: 2 });
  try {
    let same = await compareDocuments(pool);
    if (MEILI_URL) {
      const index = new MeilisearchIndex({ url: MEILI_URL, apiKey: keyOfRole('indexer', config), index: MEILI_INDEX });
      same = (await compareEngine(pool, index)) && same;
    }
    await nameDeadLetters(pool);
    const url = values.api ?? `http://127.0.0.1:${API_PORT}/graphql`;
    if (!values.api && !(await answers(url))) {
      say('listing', `no API answers at ${url}: its listing index was not compared`);
      return same;
    }
    return (await compareListings(pool, url)) && same;
  } finally {
    await pool.end();
  }
}

async function compareDocuments(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { products, waiting, differences } = await verifyDocuments(client);
    say('catalogue', `${products} products, ${waiting} of them wait to be indexed`);
    say('documents', `${differences.length} differences`);
    for (const difference of differences.slice(0, SHOWN)) process.stdout.write(`  ${describe(difference)}\n`);
    return differences.length === 0;
  } finally {
    client.release();
  }
}

async function compareEngine(pool: Pool, index: MeilisearchIndex): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { documents, waiting, differences } = await verifyEngine(client, index);
    say('engine', `${differences.length} differences, ${documents} documents in Meilisearch, ${waiting} wait`);
    for (const difference of differences.slice(0, SHOWN)) process.stdout.write(`  ${describe(difference)}\n`);
    return differences.length === 0;
  } finally {
    client.release();
  }
}

/**
 * Lists the products that have dead letters, each with its error. These products also appear in the differences above.
 */
async function nameDeadLetters(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const letters = await listDeadLetters(client);
    if (letters.length) say('laid aside', `${letters.length} products; npm run search:replay sends them round again`);
    for (const { productId, stage, error } of letters.slice(0, SHOWN))
      process.stdout.write(`  product ${productId}, ${stage}: ${error}\n`);
  } finally {
    client.release();
  }
}

async function compareListings(pool: Pool, url: string): Promise<boolean> {
  let differences: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    if (look) await sleep(PAUSE_MS);
    differences = await verifyListings(new Statements(pool), asker(url));
    if (!differences.length) break;
  }
  say('listing', `${differences.length} differences`);
  for (const difference of differences.slice(0, SHOWN)) process.stdout.write(`  ${difference}\n`);
  return differences.length === 0;
}

function describe({ productId, what }: Difference): string {
  return `product ${productId}: ${what.join(', ')}`;
}

function say(subject: string, words: string): void {
  process.stdout.write(`${subject.padEnd(10)} ${words}\n`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

function asker(url: string) {
  return async (query: string, variables: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const { data, errors } = (await answer.json()) as { data?: Record<string, unknown> | null; errors?: unknown };
    if (!data || errors) throw new Error(`${url} answers ${JSON.stringify(errors)}`);
    return data;
  };
}

try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${keyRefusal('indexer', error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
