import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { catalogRows } from '../testing/feeds/catalog-state.js';
import { describeWithFeedData } from '../testing/feeds/feed-data.js';
import { importPaths } from '../testing/feeds/import-text.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import type { FeedFormatName } from './formats/index.js';
import type { ImportOptions } from './import-feed.js';

describeWithFeedData('feeds of real shops', (data) => {
  let database: TestDatabase;
  let prisma: PrismaClient;
  beforeEach(async () => {
    database = await createTestDatabase();
    prisma = createPrisma(database.url, 2);
  });
  afterEach(async () => {
    await prisma.$disconnect();
    await database.drop();
  });

  const counts = async () => ({
    products: await prisma.product.count(),
    models: await prisma.model.count(),
    items: await prisma.productItem.count(),
    images: await prisma.productImage.count(),
    sales: await prisma.priceDetails.count({ where: { oldPrice: { not: null } } }),
  });

  /** Imports twice and expects the second import to write nothing. */
  async function importTwice(format: FeedFormatName, files: string[], options: Partial<ImportOptions> = {}) {
    const paths = files.map((file) => resolve(data, file));
    const first = await importPaths(database.url, format, paths, options);
    const before = await catalogRows(prisma);
    const second = await importPaths(database.url, format, paths, options);
    expect(second).toMatchObject({ created: 0, updated: 0, unchanged: first.created, rejected: first.rejected });
    expect(await catalogRows(prisma)).toEqual(before);
    return first;
  }

  it('the importer reads a Shopify export of 6,618 rows', async () => {
    const result = await importTwice('shopify-csv', ['shopify/demo_store_6618rows.csv'], { currency: 'USD' });
    expect(result).toMatchObject({ created: 1697, rejected: 2 });
    expect(result.issues.filter((issue) => issue.severity === 'error').map((issue) => issue.field)).toEqual([
      'price',
      'price',
    ]);
    expect(await counts()).toMatchObject({ products: 1697, items: 4967 });
    expect(await prisma.productItem.count({ where: { stock: 1_000_000 } })).toBeGreaterThan(3_000);
  }, 120_000);

  it.each([
    ['apparel', 20],
    ['jewelery', 23],
    ['home-and-garden', 20],
  ])('the importer reads Shopify’s own sample file %s without rejected products', async (name, products) => {
    expect(await importTwice('shopify-csv', [`shopify/${name}.csv`])).toMatchObject({ created: products, rejected: 0 });
  });

  it('the importer reads products and variations from WooCommerce’s sample files', async () => {
    expect(
      await importTwice('woocommerce-csv', ['woocommerce/dummy-products.csv', 'woocommerce/dummy-variations.csv']),
    ).toMatchObject({ created: 25, rejected: 0 });
    expect(await prisma.product.findMany({ where: { name: 'Ship Your Idea', modelId: { not: null } } })).toHaveLength(
      4,
    );
  });

  it('the importer reads a Russian shop’s YML without creating extra offers', async () => {
    expect(await importTwice('yml', ['ru-yml-karsaman/yandex_market.xml'])).toMatchObject({
      created: 11,
      rejected: 0,
      warnings: 0,
    });
    expect(await counts()).toMatchObject({ products: 11, models: 11, items: 66 });
    const names = (await prisma.product.findMany()).map((product) => product.name);
    expect(names.filter((name) => /размер/i.test(name))).toEqual([]);
    expect((await prisma.size.findMany({ orderBy: { position: 'asc' } })).map((size) => size.name)).toEqual([
      'S',
      'M',
      'L',
      'XL',
      'XXL',
      'XXXL',
      '42 RU',
      '44 RU',
      '46 RU',
      '48 RU',
      '50 RU',
      '52 RU',
    ]);
    expect(await prisma.colorPallete.findMany({ where: { slug: { startsWith: 'black' } } })).toMatchObject([
      { name: 'Чёрный' },
    ]);
  });

  it('the importer refuses a malformed YML with position and reason, and changes nothing', async () => {
    await importPaths(database.url, 'yml', [resolve(data, 'ru-yml-small/alexpolo_generated.xml')]);
    const before = await catalogRows(prisma);
    const refused = importPaths(database.url, 'yml', [resolve(data, 'ru-yml-small/alexpolo_malformed.xml')]);
    await expect(refused).rejects.toThrow('line 27, column 24: an "&" that begins no reference');
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('the importer reads Magento’s Luma converted by luma-to-jsonl', async () => {
    const repository = resolve(import.meta.dirname, '..', '..', '..');
    const converter = resolve(repository, 'tooling/dist/luma-to-jsonl/luma-to-jsonl.cli.js');
    if (!existsSync(converter)) throw new Error(`No ${converter}: run \`npm run build\` first.`);
    const folder = await mkdtemp(join(tmpdir(), 'meet-luma-'));
    try {
      const out = join(folder, 'luma.jsonl');
      await promisify(execFile)(process.execPath, [
        converter,
        resolve(data, 'magento2-luma/ConfigurableSampleData_products.csv'),
        out,
      ]);
      expect(await importTwice('jsonl', [out])).toMatchObject({ created: 417, rejected: 0, warnings: 0 });
      expect(await counts()).toMatchObject({ models: 147, items: 1847 });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
