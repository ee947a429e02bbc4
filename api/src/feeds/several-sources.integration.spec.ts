import pg from 'pg';
import { undoChangeSet } from '../change-sets/index.js';
import { catalogRows } from '../testing/feeds/catalog-state.js';
import { importText } from '../testing/feeds/import-text.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import type { ImportOptions } from './import-feed.js';

let database: TestDatabase;
let prisma: PrismaClient;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  prisma = createPrisma(database.url, 3);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterEach(async () => {
  await prisma.$disconnect();
  await pool.end();
  await database.drop();
});

interface Shoe {
  id: string;
  name?: string;
  vendor?: string;
  article?: string;
  barcode?: string;
  colour?: string;
  size?: string;
  price?: number;
  count?: number;
}

const yml = (supplier: string, shoes: readonly Shoe[]): string => `<yml_catalog><shop><name>${supplier}</name>
<categories><category id="1">Обувь</category></categories><offers>${shoes
  .map(
    ({
      id,
      name = 'Кеды Лань',
      vendor = 'Лань',
      article = 'LN-2041',
      barcode,
      colour,
      size = '42',
      price = 5000,
      count = 3,
    }) =>
      `<offer id="${id}" group_id="${id.slice(0, 1)}"><name>${name}</name><price>${price}</price><categoryId>1</categoryId>
<count>${count}</count>${vendor && `<vendor>${vendor}</vendor>`}${article && `<vendorCode>${article}</vendorCode>`}
${barcode ? `<barcode>${barcode}</barcode>` : ''}${colour ? `<param name="Цвет">${colour}</param>` : ''}
<param name="Размер">${size}</param></offer>`,
  )
  .join('')}</offers></shop></yml_catalog>`;

/** Imports a feed, and again: the second time changes nothing. */
async function bring(
  source: string,
  shoes: readonly Shoe[],
  { of = source, ...options }: Partial<ImportOptions> & { of?: string } = {},
) {
  const result = await importText(database.url, 'yml', yml(of, shoes), { source, ...options });
  const before = await catalogRows(prisma);
  expect(await importText(database.url, 'yml', yml(of, shoes), { source, ...options })).toMatchObject({
    ...{ created: 0, updated: 0, met: 0 },
  });
  expect(await catalogRows(prisma)).toEqual(before);
  return result;
}

/** Returns the products with their offers on sale, as `name: size of supplier at price`. */
async function onSale(): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string; offers: string[] }>(`
    SELECT p."name", array_agg(z."name" || ' of ' || u."name" || ' at ' || d."price" / 100 ORDER BY z."position", u."name") AS "offers"
    FROM "product" p JOIN "product_item" o ON o."productId" = p."id" AND o."active" AND o."deletedAt" IS NULL
    JOIN "price_details" d ON d."itemId" = o."id" JOIN "size" z ON z."id" = o."sizeId" JOIN "supplier" u ON u."id" = o."supplierId"
    WHERE p."active" GROUP BY p."id" ORDER BY p."name"`);
  return Object.fromEntries(rows.map(({ name, offers }) => [name, offers]));
}

describe('Offers of several sources', () => {
  it('offers of two sources join the same product when they share article number and brand', async () => {
    await bring('alfa', [{ id: 'a1' }, { id: 'a2', size: '43' }]);
    const result = await bring('beta', [
      { id: 'x1', name: 'LAN sneakers', vendor: 'ЛАНЬ', price: 4500 },
      { id: 'x2', name: 'LAN sneakers', vendor: 'ЛАНЬ', size: '44', price: 4600 },
    ]);
    expect(result).toMatchObject({ created: 0, updated: 1, met: 1 });
    expect(await onSale()).toEqual({
      'Кеды Лань': ['42 of alfa at 5000', '42 of beta at 4500', '43 of alfa at 5000', '44 of beta at 4600'],
    });
  });

  it('offers of two sources join the same product by barcode, even without common brand or article number', async () => {
    await bring('alfa', [{ id: 'a1', barcode: '4006381333931' }]);
    await bring('beta', [{ id: 'x1', name: 'Shoe', vendor: '', article: 'ZZ-1', barcode: '04006381333931' }]);
    expect(Object.keys(await onSale())).toEqual(['Кеды Лань']);
  });

  it('an offer joins the product of its colour when several products share its article number', async () => {
    const colours = [
      { id: 'a1', colour: 'красный', name: 'Кеды красные' },
      { id: 'a2', colour: 'синий', name: 'Кеды синие' },
    ];
    await bring('alfa', colours);
    await bring('beta', [{ id: 'x1', colour: 'Синий', price: 4500 }]);
    expect(await onSale()).toEqual({
      'Кеды красные': ['42 of alfa at 5000'],
      'Кеды синие': ['42 of alfa at 5000', '42 of beta at 4500'],
    });
  });

  it.each<[string, Partial<Shoe>]>([
    ['the brand is another', { vendor: 'Рысь' }],
    ['the feed has no brand', { vendor: '' }],
    ['the article is too short to tell goods apart', { article: '42' }],
    ['the colour is another', { colour: 'зелёный' }],
  ])('offers of several sources stay in separate products when %s', async (_why, difference) => {
    const article = difference.article ?? 'LN-2041';
    await bring('alfa', [{ id: 'a1', article, colour: 'красный' }]);
    const result = await bring('beta', [{ id: 'x1', article, name: 'Другие кеды', ...difference }]);
    expect(result).toMatchObject({ created: 1, met: 0 });
    expect(Object.keys(await onSale())).toEqual(['Другие кеды', 'Кеды Лань']);
  });

  it('offers stay apart when several products share the article number and no colour decides', async () => {
    await bring('alfa', [
      { id: 'a1', colour: 'красный', name: 'Кеды красные' },
      { id: 'a2', colour: 'синий', name: 'Кеды синие' },
    ]);
    expect(await bring('beta', [{ id: 'x1', name: 'Кеды' }])).toMatchObject({ created: 1, met: 0 });
  });

  it('offers stay apart when their article number is a placeholder shared by hundreds of offers', async () => {
    await bring(
      'alfa',
      Array.from({ length: 501 }, (_, n) => ({ id: `a${n}`, size: `N${n}` })),
    );
    expect(await bring('beta', [{ id: 'x1', name: 'Туфли' }])).toMatchObject({ created: 1, met: 0 });
    expect((await pool.query('SELECT FROM "product_match"')).rowCount).toBe(0);
  });

  it('an offer goes off sale only by the import of its own source', async () => {
    const both = [{ id: 'a1' }, { id: 'a2', size: '43' }];
    await bring('alfa', both);
    await bring('beta', [
      { id: 'x1', price: 4500 },
      { id: 'x2', size: '43', price: 4500 },
    ]);
    await bring('beta', [{ id: 'x1', price: 4400 }]);
    expect((await onSale())['Кеды Лань']).toEqual(['42 of alfa at 5000', '42 of beta at 4400', '43 of alfa at 5000']);
    await bring('alfa', [{ id: 'a2', size: '43', price: 5100 }]);
    expect((await onSale())['Кеды Лань']).toEqual(['42 of beta at 4400', '43 of alfa at 5100']);
    await bring('alfa', [{ id: 'b1', name: 'Туфли', article: 'TF-1000' }], { complete: true });
    expect(await onSale()).toEqual({ 'Кеды Лань': ['42 of beta at 4400'], Туфли: ['42 of alfa at 5000'] });
    await bring('beta', [{ id: 'y1', name: 'Сапоги', article: 'SP-1000' }], { complete: true });
    expect(Object.keys(await onSale())).toEqual(['Сапоги', 'Туфли']);
  });

  it('an offer shared by two sources stays with the first source, and the second gets a warning', async () => {
    await bring('alfa', [{ id: 'a1' }], { of: 'Склад' });
    const shoes = [
      { id: 'x1', price: 1000 },
      { id: 'x2', size: '43', price: 4500 },
    ];
    const { issues } = await bring('stock', shoes, { of: 'Склад' });
    expect(issues.map(({ reason }) => reason)).toContain(
      'size 42 of Склад is an offer of the source "alfa" already, which keeps it',
    );
    expect(await onSale()).toEqual({ 'Кеды Лань': ['42 of Склад at 5000', '43 of Склад at 4500'] });
  });

  it('offers of two sources keep their own ids, even when these ids are equal', async () => {
    await bring('alfa', [{ id: 'a1' }]);
    await bring('beta', [{ id: 'a1', name: 'Туфли', article: 'TF-1000', price: 7000 }]);
    await bring('alfa', [{ id: 'a1', price: 5100 }]);
    expect(await onSale()).toEqual({ 'Кеды Лань': ['42 of alfa at 5100'], Туфли: ['42 of beta at 7000'] });
  });

  it('undoing the import of a second source leaves the product as it was', async () => {
    await bring('alfa', [{ id: 'a1' }]);
    const before = await catalogRows(prisma);
    const { changeSet } = await importText(database.url, 'yml', yml('beta', [{ id: 'x1', price: 4500 }]), {
      source: 'beta',
    });
    await undoChangeSet(pool, changeSet!);
    const after = await catalogRows(prisma);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(await onSale()).toEqual({ 'Кеды Лань': ['42 of alfa at 5000'] });
  });

  it('two simultaneous imports of different sources lose no offers', async () => {
    await Promise.all([
      importText(database.url, 'yml', yml('alfa', [{ id: 'a1' }]), { source: 'alfa' }),
      importText(database.url, 'yml', yml('beta', [{ id: 'x1', name: 'LAN' }]), { source: 'beta' }),
    ]);
    const sold = Object.values(await onSale()).flat();
    expect(sold.sort()).toEqual(['42 of alfa at 5000', '42 of beta at 5000']);
  });
});

it('a plan names the source whose products a file has already, and a category that the shop has is not new', async () => {
  const shoes = ['a1', 'b1', 'c1'].map((id, n) => ({ id, name: `Кеды ${id}`, article: `LN-204${n}` }));
  await bring('lavka', shoes.slice(0, 2));
  const { plan } = await importText(database.url, 'yml', yml('price2', shoes), { source: 'price2', mode: 'plan' });
  expect(plan).toMatchObject({
    otherSources: [{ source: 'lavka', products: 2 }],
    newProducts: { count: 1, samples: [{ product: 'Кеды c1', price: 500_000 }] },
    newCategories: { count: 0 },
  });
});
