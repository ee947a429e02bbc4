// cspell:disable – names of feeds
import { importText } from '../../testing/feeds/import-text.js';
import { createPrisma, type PrismaClient } from '../../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';

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

/** Categories as `id: [parent, name]`, and offers as `id: [category, name]`. */
interface Feed {
  categories: Record<number, [number | null, string]>;
  offers: Record<string, [number | null, string]>;
}
const FIRST: Feed = {
  categories: {
    1: [null, 'Женская обувь'],
    2: [1, 'Кроссовки'],
    3: [null, 'Мужская обувь'],
    4: [3, 'Кроссовки'],
    5: [null, 'Велотовары'],
    6: [null, 'Платья'],
  },
  offers: {
    a: [2, 'Кроссовки Лань'],
    b: [4, 'Кроссовки Рысь'],
    c: [5, 'Насос'],
    d: [6, 'Платье Мак'],
    e: [null, 'Сапоги Норка'],
  },
};
const bring = ({ categories, offers }: Feed) =>
  importText(
    database.url,
    'yml',
    `<yml_catalog><shop><name>Лавка</name><categories>${Object.entries(categories)
      .map(([id, [parent, name]]) => `<category id="${id}"${parent ? ` parentId="${parent}"` : ''}>${name}</category>`)
      .join('')}</categories><offers>${Object.entries(offers)
      .map(
        ([id, [category, name]]) =>
          `<offer id="${id}"><name>${name}</name><price>1990</price>${category ? `<categoryId>${category}</categoryId>` : ''}</offer>`,
      )
      .join('')}</offers></shop></yml_catalog>`,
  );

const tree = async () => {
  const all = await prisma.category.findMany({
    include: { parent: true },
    orderBy: [{ level: 'asc' }, { slug: 'asc' }],
  });
  return all.map(({ slug, parent, taxonomyId }) => [parent?.slug ?? null, slug, taxonomyId]);
};
const placed = async () => {
  const all = await prisma.product.findMany({
    include: { productCategory: true, productType: true },
    orderBy: { name: 'asc' },
  });
  return Object.fromEntries(
    all.map(({ name, sex, productCategory, productType }) => [name, [productCategory?.slug, productType?.slug, sex]]),
  );
};
const OWN = {
  'Кроссовки Лань': ['obuv', 'krossovki', 'FEMALE'],
  'Кроссовки Рысь': ['obuv', 'krossovki', 'MALE'],
  'Платье Мак': ['odezhda', 'platya', 'UNISEX'],
  'Сапоги Норка': ['obuv', 'botinki-i-sapogi', 'UNISEX'],
  Насос: ['velotovary', undefined, 'UNISEX'],
};

it('feed categories map to the shop’s own categories, and unmapped ones are listed outside the menu', async () => {
  const { unmapped, menu } = await bring(FIRST);
  expect(await placed()).toEqual(OWN);
  expect(await tree()).toEqual([
    [null, 'obuv', 'aa-8'],
    [null, 'odezhda', 'aa-1'],
    [null, 'velotovary', null],
    ['obuv', 'botinki-i-sapogi', 'aa-8-3'],
    ['obuv', 'krossovki', 'aa-8-8'],
    ['odezhda', 'platya', 'aa-1-4'],
  ]);
  expect(unmapped).toEqual([{ source: 'lavka', path: ['Велотовары'], products: 1 }]);
  expect(menu).toEqual(['Обувь', 'Одежда', 'Женское', 'Мужское']);
});

it('importing the same feed changes nothing, and a new product of a known category is placed immediately', async () => {
  await bring(FIRST);
  const before = await tree();
  expect(await bring(FIRST)).toMatchObject({ created: 0, updated: 0, changeSet: null, unmapped: [{ products: 1 }] });
  const offers = { ...FIRST.offers, f: [4, 'Кроссовки Барс'], g: [5, 'Звонок'] } satisfies Feed['offers'];
  expect(await bring({ ...FIRST, offers })).toMatchObject({ created: 2, updated: 0, unmapped: [{ products: 2 }] });
  expect(await placed()).toMatchObject({
    'Кроссовки Барс': ['obuv', 'krossovki', 'MALE'],
    Звонок: ['velotovary', undefined, 'UNISEX'],
  });
  expect(await tree()).toEqual(before);
});

it('undoing an import leaves no category, mapping or menu entry of that import', async () => {
  const { changeSet } = await bring(FIRST);
  expect(await prisma.$queryRaw`SELECT * FROM undo_change_set(${changeSet}::uuid)`).toEqual([]);
  expect([await prisma.category.count(), await prisma.categoryMapping.count(), await prisma.directory.count()]).toEqual(
    [0, 0, 0],
  );
  expect(await bring(FIRST)).toMatchObject({ created: 5 });
  expect(await placed()).toEqual(OWN);
});

it('an operator’s category gets the feed’s products by its name or taxonomy id at any level', async () => {
  const root = await prisma.category.create({ data: { slug: 'katalog', name: 'Коллекция', level: 1 } });
  await prisma.category.create({ data: { slug: 'sneakers', name: 'Кроссовки', level: 2, parentId: root.id } });
  await prisma.category.create({
    data: { slug: 'naryady', name: 'Наряды', level: 2, parentId: root.id, taxonomyId: 'aa-1-4' },
  });
  await bring(FIRST);
  expect(await placed()).toMatchObject({
    'Кроссовки Лань': ['katalog', 'sneakers', 'FEMALE'],
    'Платье Мак': ['katalog', 'naryady', 'UNISEX'],
  });
});
