import fc from 'fast-check';
import { openPool, type Pool } from '../platform/database/open-pool.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { catalogRows } from '../testing/feeds/catalog-state.js';
import { importRecords } from '../testing/feeds/import-text.js';
import { fullProduct as full, offer, plainProduct as kedy } from '../testing/feeds/sample-products.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { exportCatalog } from './export-catalog.js';
import type { FeedProductInput, FeedRecordInput } from './feed-record.js';

let database: TestDatabase;
let prisma: PrismaClient;
let pool: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  prisma = createPrisma(database.url, 3);
  pool = openPool({ connectionString: database.url, max: 2 });
});
afterEach(async () => {
  await prisma.$disconnect();
  await pool.end();
  await database.drop();
});

async function exported(): Promise<FeedRecordInput[]> {
  const lines: string[] = [];
  await exportCatalog(pool, (line) => void lines.push(line));
  return lines.map((line) => JSON.parse(line) as FeedRecordInput);
}

describe('exporting the catalogue', () => {
  it('importing the catalogue’s own export changes nothing', async () => {
    const others: FeedRecordInput[] = [
      { kind: 'brand', name: 'Сова', positionScore: 5, description: 'Птица' },
      { kind: 'badge', slug: 'hit', title: 'Хит' },
      { kind: 'category', slug: 'obuv', name: 'Обувь', weightGrams: 900, googleProductCategory: 187 },
      {
        kind: 'sizeGrid',
        slug: 'g',
        sex: 'MALE',
        brand: 'sova',
        category: 'obuv',
        rows: [{ eu: '42', cm: '27' }, { eu: '43' }],
      },
      {
        kind: 'directory',
        slug: 'men',
        name: 'Мужчинам',
        filters: [{ name: 'Пол', filterType: 'SEX', value: 'MALE' }],
      },
    ];
    const collection: FeedRecordInput = {
      kind: 'collection',
      slug: 'best',
      title: 'Лучшее',
      posterUrl: 'https://p.example/day.jpg',
      darkPosterUrl: 'https://p.example/night.jpg',
      publishAt: '2026-01-01T00:00:00Z',
      products: ['kedy-krasnyy-belyy', 'handmade'],
    };
    await importRecords(database.url, [...others, full('p1'), full('p2'), kedy('p3', { items: [] })]);
    // Adds data that feeds do not contain and only operators create: a product without a feed, names that do not match
    // their slugs, gaps in positions.
    await prisma.product.create({
      data: {
        slug: 'handmade',
        name: 'Ручная работа',
        images: {
          create: [
            { position: 3, sourceUrl: 'https://p.example/h.jpg' },
            { position: 7, sourceUrl: 'https://p.example/i.jpg' },
          ],
        },
      },
    });
    await prisma.brand.updateMany({ where: { slug: 'shchuka' }, data: { name: 'Щука и Ко' } });
    await prisma.size.updateMany({ where: { name: '43' }, data: { name: '43 EU' } });
    await prisma.productItem.updateMany({ where: { stock: 5 }, data: { stock: 3, reserved: 1 } });
    await importRecords(database.url, [collection]);
    const before = await catalogRows(prisma);
    const records = await exported();
    const again = await importRecords(database.url, records);
    expect(again).toMatchObject({ created: 0, updated: 0, rejected: 0, warnings: 0, unchanged: records.length });
    expect(await catalogRows(prisma)).toEqual(before);
    const changed = await importRecords(database.url, [{ ...collection, darkPosterUrl: null }]);
    expect(changed).toMatchObject({ updated: 1, unchanged: 0 });
  });

  it('an export imported into another shop gives the same catalogue', async () => {
    await importRecords(database.url, [full('p1'), full('p2'), kedy('p3')]);
    await prisma.product.create({ data: { slug: 'handmade', name: 'Ручная работа' } });
    const records = await exported();
    const other = await createTestDatabase();
    const second = openPool({ connectionString: other.url, max: 1 });
    try {
      await importRecords(other.url, records);
      const lines: string[] = [];
      await exportCatalog(second, (line) => void lines.push(line));
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(records);
    } finally {
      await second.end();
      await other.drop();
    }
  });

  it('an export contains Google product categories, and a feed without such categories does not remove them', async () => {
    const category = { kind: 'category' as const, slug: 'obuv', name: 'Обувь' };
    const number = async () => (await prisma.category.findFirstOrThrow()).googleProductCategory;
    await importRecords(database.url, [{ ...category, googleProductCategory: 187 }]);
    await importRecords(database.url, [{ ...category, position: 2 }]);
    expect(await number()).toBe(187);
    await prisma.category.updateMany({ data: { googleProductCategory: null } });
    const records = await exported();
    await prisma.category.updateMany({ data: { googleProductCategory: 1604 } });
    await importRecords(database.url, records);
    expect(await number()).toBeNull();
  });

  it('an export contains the maximum units per order, and a feed without it does not remove it', async () => {
    const items = [offer('42', 5), { ...offer('43', 5), maxPerOrder: 4 }];
    const allowed = async () =>
      (await prisma.productItem.findMany({ orderBy: { externalId: 'asc' } })).map(({ maxPerOrder }) => maxPerOrder);
    await importRecords(database.url, [kedy('p1', { items })]);
    expect(await allowed()).toEqual([1, 4]);
    await prisma.productItem.updateMany({ where: { externalId: 'o-42' }, data: { maxPerOrder: 2 } });
    const records = await exported();
    await importRecords(database.url, [kedy('p1', { items: [offer('42', 6), offer('43', 6)] })]);
    expect(await allowed()).toEqual([2, 4]);
    await prisma.productItem.updateMany({ data: { maxPerOrder: 7 } });
    await importRecords(database.url, records);
    expect(await allowed()).toEqual([2, 4]);
  });

  it('importing an export keeps one unit per order for a private seller’s offer', async () => {
    const sellers = { name: 'Анна', type: 'PRIVATE_SELLER' as const };
    const several = (externalId: string, supplier: { name: string; type?: 'PRIVATE_SELLER' }) =>
      kedy(externalId, { items: [{ ...offer('42', 1), supplier, maxPerOrder: 2 }] });
    const report = await importRecords(database.url, [several('p1', sellers)]);
    expect(report).toMatchObject({ created: 1, warnings: 1 });
    // This feed does not say what the shop knows of the seller.
    await importRecords(database.url, [several('p2', { name: 'Анна' })]);
    expect(await prisma.productItem.findMany({ select: { maxPerOrder: true } })).toEqual([
      { maxPerOrder: 1 },
      { maxPerOrder: 1 },
    ]);
  });

  it('any product survives export and import unchanged', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((value) => value.trim().length > 0);
    const item = fc.record({
      size: fc.constantFrom('S', 'M', '42', '42 RU', 'ONE SIZE', '26"'),
      stock: fc.option(fc.nat({ max: 99 })),
      price: fc.integer({ min: 1, max: 10 ** 9 }),
      sku: fc.option(text),
    });
    const product = fc.record({
      name: text,
      description: fc.string({ maxLength: 60 }),
      brands: fc.uniqueArray(text, { maxLength: 2 }),
      colours: fc.uniqueArray(fc.constantFrom('Чёрный', 'Red', 'Лунный'), { maxLength: 3 }),
      category: fc.uniqueArray(text, { maxLength: 3 }),
      items: fc.uniqueArray(item, { maxLength: 4, selector: ({ size }) => size }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 6 }), async (products) => {
        const records = products.map(({ category, colours, items, ...rest }, n): FeedProductInput => ({
          ...kedy(`r${n}`),
          ...rest,
          category: category.map((name) => ({ name })),
          colours: colours.map((name) => ({ name })),
          items: items.map((entry) => ({ ...entry, supplier: { name: 'Склад' } })),
        }));
        await importRecords(database.url, records);
        const before = await catalogRows(prisma);
        expect(await importRecords(database.url, await exported())).toMatchObject({
          created: 0,
          updated: 0,
          rejected: 0,
        });
        expect(await catalogRows(prisma)).toEqual(before);
      }),
      { numRuns: 20, seed: 11 },
    );
  }, 120_000);
});
