import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresSink, syncChanges, verifyDocuments } from '@meet/search-indexer/pipeline';
import { catalogueEntries } from '@meet/demo';
import { ServiceProcess } from '../processes/service-process.js';
import { freePort, localSecrets, withClient } from '@meet/tooling/stack';
import { ROOT } from '../root.js';
import { copyProducts } from './copy-products.js';
import { askApi, type AskApi } from '../bench/reading.js';

const BASE = 40;
const PRODUCTS = 100;
const folder = mkdtempSync(join(tmpdir(), 'meet-copy-'));
const run = randomBytes(6).toString('hex');
const [copied, again, imported] = [`copied_${run}`, `again_${run}`, `imported_${run}`];
const url = (database: string) =>
  Object.assign(new URL(process.env.TEST_TEMPLATE_URL!), { pathname: `/${database}` }).href;
const template = () => new URL(process.env.TEST_TEMPLATE_URL!).pathname.slice(1);
const admin = (sql: string) => withClient(url('postgres'), (client) => client.query(sql));

const command = (database: string, script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(ROOT, 'api/dist', script), ...args], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', DATABASE_URL: url(database), STORAGE_FOLDER: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });

const importFeed = (database: string, feed: string) => {
  const file = join(folder, `${database}.jsonl`);
  writeFileSync(file, feed);
  command(database, 'feeds/import-feed.cli.js', '--format', 'jsonl', '--no-images', file);
};

const index = (database: string) =>
  withClient(url(database), async (client) => {
    const sink = new PostgresSink();
    while (await syncChanges(client, sink));
  });

/** Rows of the columns that are the same for every shop with these products. */
const figures = async (database: string) =>
  withClient(url(database), async (client) => (await client.query<{ slug: string; figures: string }>(FIGURES)).rows);

const FIGURES = `SELECT "slug", concat_ws(' ', "viewCount", "unitSold") AS "figures" FROM "product" ORDER BY "slug"`;

beforeAll(async () => {
  await admin(`CREATE DATABASE "${copied}" TEMPLATE "${template()}"`);
  await admin(`CREATE DATABASE "${imported}" TEMPLATE "${template()}"`);
  const entries = catalogueEntries({ seed: '1', now: new Date('2026-11-01'), products: BASE });
  importFeed(copied, [...entries].map(({ record }) => `${JSON.stringify(record)}\n`).join(''));
  await index(copied);
  await admin(`CREATE DATABASE "${again}" TEMPLATE "${copied}"`);
  await copyProducts(url(copied), PRODUCTS);
  importFeed(imported, command(copied, 'feeds/export-catalog.cli.js'));
  // Feeds do not contain how often a product was seen.
  const seen = await figures(copied);
  await withClient(url(imported), (client) =>
    client.query(
      `UPDATE "product" p SET "viewCount" = split_part(s."figures", ' ', 1)::int,
         "unitSold" = split_part(s."figures", ' ', 2)::int
       FROM json_to_recordset($1) AS s("slug" text, "figures" text) WHERE s."slug" = p."slug"`,
      [JSON.stringify(seen)],
    ),
  );
  await index(imported);
}, 120_000);

afterAll(async () => {
  for (const database of [copied, again, imported]) await admin(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

it('documents of copied products equal those that the indexer builds', async () => {
  const verdict = await withClient(url(copied), (client) => verifyDocuments(client));
  expect(verdict).toEqual({ products: PRODUCTS, waiting: 0, differences: [] });
});

it('copyProducts copies the same rows for the same seed', async () => {
  await copyProducts(url(again), PRODUCTS);
  expect(await figures(again)).toEqual(await figures(copied));
});

describe('compared with imported products', () => {
  const apis: ServiceProcess[] = [];
  let asks: AskApi[];

  beforeAll(async () => {
    asks = await Promise.all(
      [copied, imported].map(async (database) => {
        const port = await freePort();
        const origin = `http://127.0.0.1:${port}`;
        const env = {
          ...{ ...process.env, ...localSecrets(folder), NODE_OPTIONS: '', NODE_ENV: 'production', LOG_LEVEL: 'warn' },
          ...{ DATABASE_URL: url(database), STORAGE_FOLDER: folder, IMAGE_CACHE_FOLDER: folder, API_ORIGIN: origin },
          ...{ STOREFRONT_URL: 'http://127.0.0.1', PRINT_MESSAGES: 'true' },
          ...{ PAYMENT_PROVIDER: 'sandbox', INVENTED_PAYMENTS: 'true' },
          API_PORT: String(port),
        };
        const api = new ServiceProcess({
          name: database,
          command: [process.execPath, join(ROOT, 'api/dist/main.js')],
          env,
          readyUrl: `${origin}/health/ready`,
          logFile: join(folder, `${database}.log`),
        });
        apis.push(api);
        await api.start();
        return askApi(origin);
      }),
    );
  }, 60_000);

  afterAll(() => Promise.all(apis.map((api) => api.end('SIGTERM'))));

  const answers = (query: string, variables: object) =>
    Promise.all(asks.map((ask) => ask<Record<string, unknown>>(query, variables)));

  it.each([{}, { brand: ['kedrum'] }, { size: ['42'], sale: ['LESS_THAN_50'] }, { price: { max: 500_000 } }])(
    'copied and imported products give the same listing for %j',
    async (dto) => {
      const [ofCopied, ofImported] = await answers(LIST, { dto: { sort: 'POPULAR_FIRST', ...dto } });
      expect(ofCopied).toEqual(ofImported);
      expect(ofCopied).toHaveProperty('filteredProducts.items.0');
    },
  );

  it.each(['кроссовки', 'бегвые кросовки', 'зелёные кеды до 20000'])(
    'copied and imported products give the same search results for «%s»',
    async (words) => {
      const [ofCopied, ofImported] = await answers(SEARCH, { dto: { query: words } });
      expect(ofCopied).toEqual(ofImported);
      expect(ofCopied).toHaveProperty('searchFilteredProducts.items.0');
    },
  );

  it('copied and imported products have the same pages', async () => {
    const slugs = (await figures(copied)).map(({ slug }) => slug);
    expect(slugs).toHaveLength(PRODUCTS);
    for (const slug of slugs) {
      const [ofCopied, ofImported] = (await answers(PRODUCT, { slug })) as { product: { items: object[] } }[];
      expect(inOneOrder(ofCopied!.product)).toEqual(inOneOrder(ofImported!.product));
    }
  });
});

/** Offers of one size and price stand in the order of their ids. */
const inOneOrder = ({ items, ...product }: { items: object[] }) => ({
  ...product,
  items: items.map((item) => JSON.stringify(item)).sort(),
});

const PAGE = 'pagination: { page: 1, limit: 60 }';
const CARD = 'slug name images { url alt } brands { slug } colorPalletes { slug } badges { title } reviewCount';
const COUNTS = `brand { value count } size { value count } sale { value count } season { value count }
  colorPallete { value count } price { min max }`;
const LIST = `query ($dto: FilteredProductsInput!) {
  filteredProducts(dto: $dto, ${PAGE}) { items { ${CARD} } pagination { totalItems } }
  filterList(dto: $dto) { ${COUNTS} }
}`;
const SEARCH = `query ($dto: SearchFilteredProductsInput!) {
  searchFilteredProducts(dto: $dto, ${PAGE}) { items { ${CARD} } filterList { ${COUNTS} } pagination { totalItems } }
}`;
const PRODUCT = `query ($slug: String!) {
  product(dto: { slug: $slug }) {
    slug name description sex seasons material model { slug } brands { slug } colorPalletes { slug }
    badges { title } images { url alt position } productCategory { slug } productType { slug } productSubType { slug }
    items { size { slug } deliveryIsoCode available quantityMax priceDetails { price oldPrice loyaltyPrice } }
    properties { modelName material sole } seoTags { title description keywords }
  }
}`;
