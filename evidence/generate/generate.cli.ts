import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PostgresSink, syncChanges } from '@meet/search-indexer/pipeline';
import { readStackConfig, withClient, withDatabase } from '@meet/tooling/stack';
import { copyProducts } from './copy-products.js';
import { importProducts, MOST_IMPORTED } from './fill-shop.js';
import { generateOrders } from './generate-orders.js';

const USAGE = `npm run evidence:generate -- [--products N] [--shoppers N] [--orders N] [--seed TEXT] [--until DATE]

Fills the shop of DATABASE_URL, or the embedded one, by COPY, up to a million of each. It is for databases that may be lost.
  --products N   until the shop has so many: copies of those that it has, or of the demo's in an empty shop
  --shoppers N   adds so many shoppers, with points
  --orders N     adds so many orders of theirs, paid, on their way and delivered
  --seed TEXT    another one gives other rows (1)
  --until DATE   nothing happens after it (today)
`;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '0' },
    shoppers: { type: 'string', default: '0' },
    orders: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    help: { type: 'boolean', default: false },
  },
});
const MOST = 1_000_000;
const [products, shoppers, orders] = [values.products, values.shoppers, values.orders].map(Number) as [
  number,
  number,
  number,
];
const until = new Date(values.until);
const isPossible = [products, shoppers, orders].every(
  (count) => Number.isInteger(count) && count >= 0 && count <= MOST,
);

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const began = Date.now();
  await work();
  process.stdout.write(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

async function index(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const sink = new PostgresSink();
    while (await syncChanges(client, sink));
  });
}

/** Imports and indexes products as templates for copies, if the shop has none. */
async function importFirst(databaseUrl: string): Promise<void> {
  const isEmpty = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ empty: boolean }>('SELECT NOT EXISTS (SELECT FROM "product") AS "empty"');
    return rows[0]!.empty;
  });
  if (!isEmpty) return;
  const folder = mkdtempSync(join(tmpdir(), 'meet-generate-'));
  try {
    await importProducts(databaseUrl, folder, Math.min(products, MOST_IMPORTED));
    await index(databaseUrl);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function generate(databaseUrl: string): Promise<void> {
  if (products) {
    await timed('imported, if the shop was empty', () => importFirst(databaseUrl));
    await timed(`${products} products`, () => copyProducts(databaseUrl, products, values.seed));
  }
  if (shoppers || orders)
    await timed(`${shoppers} shoppers, ${orders} orders`, () =>
      generateOrders(databaseUrl, { shoppers, orders, seed: values.seed, until }),
    );
  await withClient(databaseUrl, (client) => client.query('VACUUM ANALYZE'));
  const { maxRSS } = process.resourceUsage();
  process.stdout.write(`${(maxRSS / 1024).toFixed(0)} MB of memory at most\n`);
}

if (values.help || !isPossible || Number.isNaN(until.getTime()) || !(products || shoppers || orders)) {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  await withDatabase(readStackConfig(), 'apply', ({ url }) => generate(url));
}
