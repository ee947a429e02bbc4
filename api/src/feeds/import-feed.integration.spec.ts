import fc from 'fast-check';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { catalogContent, catalogRows } from '../testing/feeds/catalog-state.js';
import { importRecords, importText } from '../testing/feeds/import-text.js';
import { fullProduct as full, offer, plainProduct as kedy } from '../testing/feeds/sample-products.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import type { FeedRecordInput } from './feed-record.js';

let database: TestDatabase;
let prisma: PrismaClient;
beforeEach(async () => {
  database = await createTestDatabase();
  prisma = createPrisma(database.url, 3);
});
afterEach(async () => {
  await prisma.$disconnect();
  await database.drop();
});

const stockOf = async (size = '42') => {
  const item = await prisma.productItem.findFirst({
    where: { size: { name: size } },
    select: { stock: true, feedStock: true, active: true },
  });
  return item;
};
describe('importing a feed', () => {
  it('a brand record renames no other brand whose slug merely equals the slug of its name', async () => {
    const records: FeedRecordInput[] = [
      { kind: 'brand', name: 'Veltrok' },
      { kind: 'brand', name: 'Велтрок' },
      { kind: 'brand', name: 'Велтрок', slug: 'veltrok-ru' },
      { kind: 'brand', name: 'Велтрок', positionScore: 3 },
    ];
    const { issues } = await importRecords(database.url, records);
    expect(issues).toMatchObject([{ line: 2, field: 'slug' }]);
    const brands = await prisma.brand.findMany({ orderBy: { slug: 'asc' } });
    expect(brands.map(({ slug, name, positionScore }) => [slug, name, positionScore])).toEqual([
      ['veltrok', 'Veltrok', 0],
      ['veltrok-ru', 'Велтрок', 3],
    ]);
  });

  it('a feed import saves the whole product and changes nothing when repeated', async () => {
    expect(await importRecords(database.url, [full('p1'), full('p2')])).toMatchObject({
      created: 2,
      rejected: 0,
      warnings: 0,
    });
    const product = await prisma.product.findFirstOrThrow({
      where: { sources: { some: { externalId: 'p1' } } },
      include: {
        brands: { include: { brand: true }, orderBy: { position: 'asc' } },
        colorPalletes: { include: { colour: true }, orderBy: { position: 'asc' } },
        items: { include: { size: true, priceDetails: true }, orderBy: { size: { position: 'asc' } } },
        images: { orderBy: { position: 'asc' } },
        productCategory: true,
        productType: true,
        properties: true,
        badges: true,
      },
    });
    expect(product).toMatchObject({
      slug: 'kedy-krasnyy-belyy',
      description: '<p>Текст </p>',
      productCategory: { slug: 'obuv', level: 1 },
      productType: { slug: 'obuv-kedy', level: 2 },
      brands: [{ brand: { slug: 'sova' } }, { brand: { slug: 'shchuka' } }],
      colorPalletes: [{ colour: { slug: 'red' } }, { colour: { slug: 'white' } }],
      images: [
        { state: 'PENDING', storageKey: null },
        { state: 'STORED', storageKey: 'products/aa/x.png' },
      ],
      properties: { sole: 'Резина' },
      items: [
        {
          stock: 5,
          feedStock: 5,
          priceDetails: { price: 10_000n, oldPrice: 12_000n, loyaltyPrice: 9_000n, bonusCalcState: 'NONE' },
        },
        { stock: 1, feedStock: 1 },
      ],
    });
    const before = await catalogRows(prisma);
    expect(await importRecords(database.url, [full('p1'), full('p2')])).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('a feed import changes stock by the feed’s difference, never below the reserved units', async () => {
    await importRecords(database.url, [kedy('p1', { items: [offer('42', 10)] })]);
    await prisma.productItem.updateMany({ data: { stock: 7, reserved: 2 } });
    await importRecords(database.url, [kedy('p1', { items: [offer('42', 12)] })]);
    expect(await stockOf()).toMatchObject({ stock: 9, feedStock: 12 });
    await importRecords(database.url, [kedy('p1', { items: [offer('42', 0)] })]);
    expect(await stockOf()).toMatchObject({ stock: 2, feedStock: 0 });
  });

  it('stock equals sales and feed differences for any sequence of sales and feed imports', async () => {
    await importRecords(database.url, [kedy('p1', { items: [offer('42', 0)] })]);
    const step = fc.oneof(
      fc.record({ figure: fc.nat({ max: 50 }) }),
      fc.record({ sold: fc.nat({ max: 5 }) }),
      fc.record({ reserved: fc.nat({ max: 5 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const start = await prisma.productItem.findFirstOrThrow();
        const expected = { stock: start.stock, reserved: start.reserved, feedStock: start.feedStock };
        for (const change of steps) {
          if ('figure' in change) {
            expected.stock = Math.max(expected.reserved, expected.stock + change.figure - expected.feedStock);
            expected.feedStock = change.figure;
            await importRecords(database.url, [kedy('p1', { items: [offer('42', change.figure)] })]);
          } else {
            if ('sold' in change) expected.stock = Math.max(expected.reserved, expected.stock - change.sold);
            else expected.reserved = Math.min(change.reserved, expected.stock);
            await prisma.productItem.update({
              where: { id: start.id },
              data: { stock: expected.stock, reserved: expected.reserved },
            });
          }
          expect(await prisma.productItem.findFirst()).toMatchObject(expected);
        }
      }),
      { numRuns: 15, seed: 7 },
    );
  }, 60_000);

  it('a feed import keeps an operator’s changes until the feed changes the same field', async () => {
    await importRecords(database.url, [full('p1')]);
    await prisma.product.updateMany({ data: { name: 'Кеды «Сова»', meetPrice: true } });
    await importRecords(database.url, [full('p1')]);
    expect(
      await importRecords(database.url, [{ ...full('p1'), items: [offer('42', 5, 8_000), offer('43', null)] }]),
    ).toMatchObject({ updated: 1 });
    expect(await prisma.product.findFirst()).toMatchObject({ name: 'Кеды «Сова»', meetPrice: true });
    await importRecords(database.url, [{ ...full('p1'), name: 'Кеды новые' }]);
    expect(await prisma.product.findFirst()).toMatchObject({
      name: 'Кеды новые',
      meetPrice: true,
      slug: 'kedy-krasnyy-belyy',
    });
  });

  it('a feed import deactivates offers missing from the feed, and no offers of other feeds', async () => {
    await importRecords(database.url, [kedy('p1', { items: [offer('42', 5), offer('43', 5)] })]);
    const product = await prisma.product.findFirstOrThrow();
    const seller = await prisma.supplier.create({ data: { slug: 'anna', name: 'Анна', type: 'PRIVATE_SELLER' } });
    const size = await prisma.size.findFirstOrThrow();
    const own = await prisma.productItem.create({
      data: {
        productId: product.id,
        sizeId: size.id,
        supplierId: seller.id,
        stock: 1,
        priceDetails: { create: { price: 5_000n } },
      },
    });
    expect(await importRecords(database.url, [kedy('p1', { items: [offer('42', 5)] })])).toMatchObject({ updated: 1 });
    expect(await stockOf('43')).toEqual({ stock: 5, feedStock: 5, active: false });
    expect(await prisma.productItem.findUnique({ where: { id: own.id } })).toMatchObject({ active: true });
    await importRecords(database.url, [kedy('p1', { items: [offer('42', 5), offer('43', 8)] })]);
    expect(await stockOf('43')).toEqual({ stock: 8, feedStock: 8, active: true });
  });

  it('a feed import gives products with equal names different slugs in any order', async () => {
    await importRecords(database.url, [kedy('a'), kedy('b'), kedy('c', { slug: 'kedy' })]);
    const slugs = async () => (await prisma.product.findMany({ orderBy: { id: 'asc' } })).map(({ slug }) => slug);
    const first = await slugs();
    expect(new Set(first).size).toBe(3);
    expect(first.filter((slug) => slug === 'kedy')).toHaveLength(1);
    await importRecords(database.url, [kedy('c', { slug: 'kedy' }), kedy('b', { description: 'иначе' }), kedy('a')]);
    expect(await slugs()).toEqual(first);
  });

  it('a feed import keeps downloaded pictures when their order changes', async () => {
    const pictures = ['a', 'b'].map((name) => ({ url: `https://p.example/${name}.jpg` }));
    await importRecords(database.url, [kedy('p1', { images: pictures })]);
    await prisma.productImage.updateMany({
      where: { sourceUrl: 'https://p.example/b.jpg' },
      data: { state: 'STORED', storageKey: 'products/bb/b.jpg' },
    });
    await importRecords(database.url, [kedy('p1', { images: [...pictures].reverse() })]);
    expect(await prisma.productImage.findMany({ orderBy: { position: 'asc' } })).toMatchObject([
      { sourceUrl: 'https://p.example/b.jpg', state: 'STORED', storageKey: 'products/bb/b.jpg' },
      { sourceUrl: 'https://p.example/a.jpg', state: 'PENDING' },
    ]);
  });

  it('a feed import rejects only the invalid record and names its position', async () => {
    const huge = kedy('huge', { unitSold: 3_000_000_000 });
    const odd = { ...kedy('odd'), name: `a\u0000b\ud800c` };
    const result = await importRecords(database.url, [
      kedy('a'),
      { ...kedy('b'), name: '' },
      huge,
      kedy('a'),
      odd,
      { kind: 'category', slug: 'x', name: 'X', parent: 'none' },
    ]);
    expect(result).toMatchObject({ created: 2, rejected: 4 });
    expect(result.issues.map(({ line, externalId, field }) => [line, externalId, field])).toEqual(
      expect.arrayContaining([
        [2, 'b', 'name'],
        [3, 'huge', 'record'],
        [4, 'a', 'externalId'],
        [6, 'x', 'parent'],
      ]),
    );
    expect(result.issues.find((issue) => issue.line === 4)?.reason).toContain('line 1');
    expect(await prisma.product.findFirst({ where: { sources: { some: { externalId: 'odd' } } } })).toMatchObject({
      name: 'abc',
    });
  });

  it('a feed import refuses a malformed file and changes nothing', async () => {
    await importRecords(database.url, [kedy('a')]);
    const before = await catalogRows(prisma);
    await expect(
      importText(database.url, 'jsonl', `${JSON.stringify(kedy('b'))}\n${JSON.stringify(kedy('c')).slice(0, 50)}`),
    ).rejects.toThrow(/^line 2/);
    await expect(
      importText(
        database.url,
        'yml',
        '<yml_catalog><shop><offers><offer id="1"><price>5</price><name>А & Б</name></offer>',
      ),
    ).rejects.toThrow(/&amp;/);
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('a dry run of a feed import changes nothing', async () => {
    await importRecords(database.url, [kedy('a')]);
    const before = await catalogRows(prisma);
    const tree: FeedRecordInput[] = [
      { kind: 'category', slug: 'o', name: 'O' },
      { kind: 'category', slug: 'k', name: 'K', parent: 'o' },
    ];
    const rehearsal = await importRecords(database.url, [...tree, kedy('a', { name: 'Иначе' }), kedy('b')], {
      mode: 'plan',
    });
    expect(rehearsal).toMatchObject({ created: 3, updated: 1, rejected: 0 });
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('two simultaneous feed imports of the same products do not corrupt data', async () => {
    const records = Array.from({ length: 40 }, (_, n) => full(`p${n}`));
    const results = await Promise.all([
      importRecords(database.url, records),
      importRecords(database.url, [...records].reverse()),
    ]);
    expect(results.map(({ rejected }) => rejected)).toEqual([0, 0]);
    expect(await prisma.product.count()).toBe(40);
    const once = await catalogContent(prisma, database.url);
    expect(await importRecords(database.url, records)).toMatchObject({ created: 0, updated: 0 });
    expect(await catalogContent(prisma, database.url)).toEqual(once);
  });
});
