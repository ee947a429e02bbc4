import pg from 'pg';
import { catalogContent } from '../testing/feeds/catalog-state.js';
import { importText } from '../testing/feeds/import-text.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { undoChangeSet } from './change-set.js';

let database: TestDatabase;
let prisma: PrismaClient;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  prisma = createPrisma(database.url, 2);
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
});
afterEach(async () => {
  await prisma.$disconnect();
  await pool.end();
  await database.drop();
});

interface Row {
  id: string;
  group?: string;
  colour?: string;
  size?: string;
  price?: number;
  stock?: number;
  name?: string;
  category?: number;
}
const yml = (rows: readonly Row[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-01-01"><shop><name>Лавка</name><company>Лавка</company>
<categories><category id="1">Обувь</category><category id="2">Куртки</category></categories><offers>
${rows
  .map(
    ({ id, group = 'g', colour = 'красный', size = '42', price = 1990, stock = 5, name = 'Кеды Лань', category = 1 }) =>
      `<offer id="${id}" group_id="${group}"><price>${price}</price><currencyId>RUB</currencyId><categoryId>${category}</categoryId>
<name>${name}</name><vendor>Сова</vendor><count>${stock}</count><param name="Размер">${size}</param><param name="Цвет">${colour}</param>
<picture>https://p.example/${id}.jpg</picture></offer>`,
  )
  .join('\n')}
</offers></shop></yml_catalog>`;

const bring = (rows: readonly Row[], options = {}) => importText(database.url, 'yml', yml(rows), options);
const content = () => catalogContent(prisma, database.url);

const FIRST: Row[] = [{ id: 'r1' }, { id: 'r2', size: '43' }, { id: 'b1', colour: 'синий' }];

describe('an import that is undone', () => {
  it.each<[string, Row[]]>([
    ['new prices and stock', FIRST.map((row) => ({ ...row, price: 1590, stock: 9 }))],
    ['new texts, pictures and a new category', FIRST.map((row) => ({ ...row, name: 'Кеды Рысь', category: 2 }))],
    ['new products and offers', [...FIRST, { id: 'v1', colour: 'зелёный' }, { id: 'n1', group: 'n', name: 'Куртка' }]],
    ['a colour that has vanished', FIRST.slice(0, 2)],
    ['a colour with a new name', FIRST.map((row) => (row.id === 'b1' ? { ...row, colour: 'голубой' } : row))],
    [
      'a colour that joined another',
      FIRST.map((row) => (row.id === 'b1' ? { ...row, colour: 'красный', size: '44' } : row)),
    ],
    [
      'colours that changed places',
      [
        { id: 'r1', colour: 'синий' },
        { id: 'r2', size: '43' },
        { id: 'b1', colour: 'красный' },
      ],
    ],
    ['sizes that changed places', [{ id: 'r1', size: '43' }, { id: 'r2', size: '42' }, FIRST[2]!]],
  ])('undoing an import restores the catalogue as it was before the import: %s', async (_, rows) => {
    await bring(FIRST);
    const before = await content();
    const { changeSet } = await bring(rows);
    expect(await content()).not.toEqual(before);
    expect(await undoChangeSet(pool, changeSet!)).toEqual([]);
    expect(await content()).toEqual(before);
    expect(await bring(FIRST)).toMatchObject({ created: 0, updated: 0 });
  });

  it('undoing the first import leaves the shop empty', async () => {
    const before = await content();
    const { changeSet } = await bring(FIRST);
    expect(await undoChangeSet(pool, changeSet!)).toEqual([]);
    expect(await content()).toEqual(before);
  });

  it('undoing an import keeps later sales and prices that were set later', async () => {
    await bring(FIRST);
    const { changeSet } = await bring(FIRST.map((row) => ({ ...row, price: 1590, stock: 9 })));
    await pool.query(`UPDATE "product_item" SET "stock" = "stock" - 2 WHERE "externalId" = 'r1'`);
    await pool.query(`UPDATE "price_details" d SET "price" = 170000, "setBy" = gen_random_uuid(), "setAt" = now()
      FROM "product_item" o WHERE o."id" = d."itemId" AND o."externalId" = 'r2'`);
    expect(await undoChangeSet(pool, changeSet!)).toMatchObject([
      { relation: 'price_details', reason: 'it was changed since' },
    ]);
    const { rows } = await pool.query(`SELECT o."externalId" AS "id", o."stock", d."price"::int / 100 AS "price"
      FROM "product_item" o JOIN "price_details" d ON d."itemId" = o."id" ORDER BY 1`);
    expect(rows).toEqual([
      { id: 'b1', stock: 5, price: 1990 },
      { id: 'r1', stock: 3, price: 1990 },
      { id: 'r2', stock: 5, price: 1700 },
    ]);
  });

  it('undoing a running import stops it and leaves no rows of that import', async () => {
    await bring(FIRST);
    const before = await content();
    const many = Array.from({ length: 900 }, (_, n) => ({ id: `m${n}`, group: `m${n}`, name: `Кеды ${n}` }));
    const running = bring([...FIRST.map((row) => ({ ...row, price: 1590 })), ...many]);
    let id: string | undefined;
    while (id === undefined)
      id = (
        await pool.query<{ id: string }>(`SELECT "changeSetId" AS "id" FROM "changed_row" r JOIN "change_set" s
          ON s."id" = r."changeSetId" AND s."state" = 'APPLYING' LIMIT 1`)
      ).rows[0]?.id;
    expect(await undoChangeSet(pool, id)).toEqual([]);
    await expect(running).rejects.toThrow('undone meanwhile');
    expect(await content()).toEqual(before);
  });

  it('an import that changed nothing leaves no change set and displaces no older change set', async () => {
    await bring(FIRST);
    expect(await bring(FIRST)).toMatchObject({ changeSet: null });
    expect((await pool.query(`SELECT FROM "change_set"`)).rowCount).toBe(1);
  });

  it('an import is undone once when several callers undo it at the same time', async () => {
    await bring(FIRST);
    const { changeSet } = await bring(FIRST.slice(0, 2));
    const outcomes = await Promise.all([1, 2, 3].map(() => undoChangeSet(pool, changeSet!)));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(2);
  });
});
