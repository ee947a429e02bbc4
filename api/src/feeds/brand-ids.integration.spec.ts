import { importRecords } from '../testing/feeds/import-text.js';
import { offer, plainProduct } from '../testing/feeds/sample-products.js';
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

const of = (id: string, brand: string) =>
  plainProduct(id, { brands: [brand], items: [{ ...offer('42', 5), externalId: id }] });
const brands = async () =>
  (await prisma.brand.findMany({ include: { _count: { select: { products: true } } }, orderBy: { name: 'asc' } })).map(
    ({ name, slug, _count }) => [name, slug, _count.products],
  );

it('different spellings of a brand become a single brand, within a feed and in later feeds', async () => {
  await importRecords(database.url, [
    of('1', 'New Balance'),
    of('2', 'NEW-BALANCE'),
    of('3', 'NewBalance'),
    of('4', 'Nike'),
  ]);
  await importRecords(database.url, [of('5', 'new  balance'), of('6', 'NIKE'), of('7', 'Nike Golf')]);
  expect(await brands()).toEqual([
    ['New Balance', 'new-balance', 4],
    ['Nike', 'nike', 2],
    ['Nike Golf', 'nike-golf', 1],
  ]);
});

it('a brand renamed by an operator still gets the feed’s products by its unchanged slug or name', async () => {
  await prisma.brand.create({ data: { name: 'Найк', slug: 'nike' } });
  await prisma.brand.create({ data: { name: 'Puma', slug: 'puma-official' } });
  await importRecords(database.url, [of('1', 'NIKE'), of('2', 'PUMA')]);
  expect(await brands()).toEqual([
    ['Puma', 'puma-official', 1],
    ['Найк', 'nike', 1],
  ]);
});
