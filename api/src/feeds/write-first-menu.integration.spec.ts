import { importRecords } from '../testing/feeds/import-text.js';
import { offer, plainProduct } from '../testing/feeds/sample-products.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import type { FeedProductInput, FeedRecordInput } from './feed-record.js';

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

const product = (id: string, category: string, more: Partial<FeedProductInput> = {}): FeedProductInput =>
  plainProduct(id, { category: [{ name: category }], items: [{ ...offer('42', 5), externalId: id }], ...more });
const FIRST = [product('1', 'Кеды'), product('2', 'Кеды'), product('3', 'Сумки', { sex: 'FEMALE' })];
const bring = (records: readonly FeedRecordInput[]) => importRecords(database.url, records);
const menu = async () =>
  (await prisma.directory.findMany({ orderBy: { position: 'asc' } })).map(({ slug, derived }) => [slug, derived]);

it('an import into a shop without a menu creates a menu from products on sale, only once', async () => {
  expect(await bring(FIRST)).toMatchObject({ menu: ['Кеды', 'Сумки', 'Женское'] });
  expect(await menu()).toEqual([
    ['kedy', true],
    ['sumki', true],
    ['women', true],
  ]);
  expect(await bring(FIRST)).toMatchObject({ menu: null, changeSet: null });
});

it('the generated menu follows the products on sale and is restored when its import is undone', async () => {
  await bring(FIRST);
  const soldOut = { ...FIRST[2]!, items: [{ ...offer('42', 0), externalId: '3' }] };
  const cheaper = { ...FIRST[0]!, items: [{ ...offer('42', 5), externalId: '1', oldPrice: 20_000 }] };
  const { changeSet } = await bring([soldOut, cheaper]);
  // Only one category is left: an entry of it would show all goods.
  expect(await menu()).toEqual([['sale', true]]);
  expect(await prisma.$queryRaw`SELECT * FROM undo_change_set(${changeSet}::uuid)`).toEqual([]);
  expect((await menu()).map(([slug]) => slug)).toEqual(['kedy', 'sumki', 'women']);
  expect(await prisma.directoryFilter.count()).toBe(3);
});

it('a menu that an operator has changed or emptied is not overwritten by an import', async () => {
  await bring(FIRST);
  const entry = await prisma.directory.findUniqueOrThrow({ where: { slug: 'sumki' } });
  await prisma.directory.delete({ where: { id: entry.id } });
  const { id: actorId } = await prisma.user.create({ data: { email: 'olga@example.ru', accessLevel: 'MANAGER' } });
  await prisma.operatorAction.create({
    data: { actorId, action: 'removeDirectory', entity: 'DIRECTORY', entityId: entry.id },
  });
  expect(await bring([product('4', 'Платья')])).toMatchObject({ created: 1, menu: null });
  expect((await menu()).map(([slug]) => slug)).toEqual(['kedy', 'women']);
  await prisma.directory.deleteMany();
  expect(await bring([product('5', 'Платья')])).toMatchObject({ menu: null });
});

it('a menu entry sent by a feed stays, even if an import had generated the same entry', async () => {
  await bring(FIRST);
  const own = { kind: 'directory' as const, slug: 'kedy', name: 'Кеды', filters: [] };
  await bring([own]);
  expect(await bring([product('4', 'Платья')])).toMatchObject({ created: 1, menu: null });
  expect((await menu()).find(([slug]) => slug === 'kedy')).toEqual(['kedy', false]);
});

it('two simultaneous imports create a single menu', async () => {
  const products = (from: number) =>
    Array.from({ length: 40 }, (_, n) => product(`${from + n}`, n % 2 ? 'Кеды' : 'Сумки'));
  await Promise.all([bring(products(0)), bring(products(100))]);
  expect((await menu()).map(([slug]) => slug).toSorted()).toEqual(['kedy', 'sumki']);
  expect(await prisma.directoryFilter.count()).toBe(2);
});
