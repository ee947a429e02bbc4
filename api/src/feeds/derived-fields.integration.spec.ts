// cspell:disable – names of feeds
import { importText } from '../testing/feeds/import-text.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

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

const bring = (name: string, { sex, category }: { sex?: string; category?: string } = {}) =>
  importText(
    database.url,
    'yml',
    `<yml_catalog><shop><name>Лавка</name><categories><category id="1">${category ?? ''}</category></categories><offers>
<offer id="1"><name>${name}</name><price>1990</price>${category ? '<categoryId>1</categoryId>' : ''}
${sex ? `<param name="Пол">${sex}</param>` : ''}</offer></offers></shop></yml_catalog>`,
  );
const read = async () => {
  const found = await prisma.product.findFirstOrThrow({ include: { productType: true } });
  return [found.sex, found.children, found.productType?.slug ?? null, found.derived];
};

it('sex, age and category derived from a product’s name are marked and follow a new name', async () => {
  await bring('Платье женское');
  expect(await read()).toEqual(['FEMALE', false, 'platya', ['sex', 'children', 'category']]);
  await bring('Платье для девочки');
  expect(await read()).toEqual(['FEMALE', true, 'platya', ['sex', 'children', 'category']]);
});

it('a sex or category sent later by the feed replaces the derived one and stays when omitted', async () => {
  await bring('Кеды женские');
  await bring('Кеды женские', { sex: 'мужской', category: 'Слипоны' });
  expect(await read()).toEqual(['MALE', false, 'krossovki', ['children']]);
  await bring('Кеды для девочек', { category: 'Слипоны' });
  expect(await read()).toEqual(['MALE', true, 'krossovki', ['children']]);
});

it('a value set by an operator stays when the product’s name in the feed changes', async () => {
  await bring('Кеды женские');
  await prisma.product.updateMany({ data: { sex: 'UNISEX', derived: ['children', 'category'] } });
  await bring('Кеды мужские');
  expect(await read()).toEqual(['UNISEX', false, 'kedy', ['children', 'category']]);
});
