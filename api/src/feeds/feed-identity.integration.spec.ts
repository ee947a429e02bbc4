import { jest } from '@jest/globals';
import pg from 'pg';
import { catalogRows } from '../testing/feeds/catalog-state.js';
import { importRecords, importText, type TextImport } from '../testing/feeds/import-text.js';
import { offer, plainProduct } from '../testing/feeds/sample-products.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import type { FeedFormatName } from './formats/index.js';

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

interface Row {
  id: string;
  group?: string;
  colour?: string;
  size?: string;
  price?: string;
  count?: number;
}

const yml = (rows: readonly Row[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-25 10:00"><shop><name>T</name><company>T</company><url>http://x.example</url>
<currencies><currency id="RUB" rate="1"/></currencies><categories><category id="1">Обувь</category></categories><offers>
${rows
  .map(
    ({ id, group = 'g1', colour, size = '42', price = '1990', count = 5 }) =>
      `<offer id="${id}" ${group ? `group_id="${group}"` : ''} available="true"><price>${price}</price><currencyId>RUB</currencyId>
<categoryId>1</categoryId><name>Кеды Лань</name><count>${count}</count>${colour ? `<param name="Цвет">${colour}</param>` : ''}
<param name="Размер">${size}</param></offer>`,
  )
  .join('\n')}
</offers></shop></yml_catalog>`;

/** Imports a YML feed, and again: the second time changes nothing. */
async function importYml(rows: readonly Row[], format: FeedFormatName = 'yml', text = yml(rows)) {
  const result = await importText(database.url, format, text);
  const before = await catalogRows(prisma);
  expect(await importText(database.url, format, text)).toMatchObject({ created: 0, updated: 0 });
  expect(await catalogRows(prisma)).toEqual(before);
  return result;
}

const red = { id: 'r1', colour: 'красный' };
const blue = { id: 'b1', colour: 'синий' };

/** Returns the offers on sale, as `id` → colour of its product; an id on sale twice appears twice. */
async function onSale(): Promise<string[]> {
  const { rows } = await pool.query<{ offer: string }>(`
    SELECT concat_ws(' ', o."externalId", z."name", (SELECT string_agg(c."name", '-' ORDER BY k."position")
      FROM "product_colour" k JOIN "color_pallete" c ON c."id" = k."colourId" WHERE k."productId" = p."id")) AS "offer"
    FROM "product_item" o JOIN "product" p ON p."id" = o."productId" JOIN "size" z ON z."id" = o."sizeId"
    WHERE o."active" AND p."active" ORDER BY 1`);
  return rows.map(({ offer: text }) => text);
}

/** Returns the offer with an id in the feed, and its product. There is one. */
async function theOffer(externalId: string) {
  const found = await prisma.productItem.findMany({
    where: { externalId },
    include: { product: true, priceDetails: true },
  });
  expect(found).toHaveLength(1);
  return found[0]!;
}

const warnings = ({ issues }: TextImport) =>
  issues.filter(({ field }) => field === 'product').map(({ externalId, reason }) => `${externalId}: ${reason}`);

/** Has a shopper keep an offer in their cart, favourites, orders and price requests, and wait for its size. */
async function wantedBySomebody(itemId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH shopper AS (INSERT INTO "user_account" ("phone") VALUES ('+7999' || (1000000 + random() * 8999999)::int) RETURNING "id"),
     cart AS (INSERT INTO "cart" ("userId") SELECT "id" FROM shopper RETURNING "userId"),
     line AS (INSERT INTO "cart_line" ("userId", "itemId") SELECT "userId", $1::uuid FROM cart),
     kept AS (INSERT INTO "favourite" ("userId", "productId") SELECT s."id", i."productId" FROM shopper s, "product_item" i WHERE i."id" = $1::uuid),
     waits AS (INSERT INTO "stock_notice" ("kind", "productId", "sizeId", "userId", "expiresAt")
       SELECT 'BACK_IN_STOCK', i."productId", i."sizeId", s."id", now() + interval '9 days' FROM shopper s, "product_item" i WHERE i."id" = $1::uuid),
     asks AS (INSERT INTO "meet_price_request" ("userId", "phone", "productId", "itemId", "bodyHash")
       SELECT s."id", '+79990000000', i."productId", i."id", sha256(s."id"::text::bytea) FROM shopper s, "product_item" i WHERE i."id" = $1::uuid),
     ordered AS (INSERT INTO "shop_order" ("id", "number", "userId", "status", "name", "surname", "phone", "paymentType", "goodsPrice",
         "deliveryPrice", "totalPrice", "cashback", "address", "deliveryMinDays", "deliveryMaxDays")
       SELECT 'o' || left("id"::text, 20), (random() * 1000000)::int, "id", 'AWAITING_PAY', 'А', 'Б', '+79990000000', 'SBP', 0, 0, 0, 0,
         '{}', 1, 2 FROM shopper RETURNING "uuid")
     INSERT INTO "order_product_item" ("orderUuid", "status", "itemId", "position", "productId", "name", "slug", "supplierName",
       "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "discountValue", "bonuses", "soldPrice", "cashback")
     SELECT o."uuid", 'AWAITING_PAY', i."id", 0, i."productId", '-', '-', '-', 'RU', '-', '-', 0, 0, 0, 0, 0, 0
     FROM ordered o, "product_item" i WHERE i."id" = $1::uuid RETURNING (SELECT "id" FROM shopper) AS "id"`,
    [itemId],
  );
  return rows[0]!.id;
}

/** Returns what a shopper has, by the ids of products. */
async function thingsOf(userId: string) {
  const { rows } = await pool.query<Record<'cart' | 'favourite' | 'notice' | 'request' | 'ordered', string>>(
    `SELECT (SELECT i."productId" FROM "cart_line" c JOIN "product_item" i ON i."id" = c."itemId" WHERE c."userId" = $1) AS "cart",
       (SELECT string_agg("productId"::text, ' ') FROM "favourite" WHERE "userId" = $1) AS "favourite",
       (SELECT string_agg("productId"::text, ' ') FROM "stock_notice" WHERE "userId" = $1) AS "notice",
       (SELECT "productId" FROM "meet_price_request" WHERE "userId" = $1) AS "request",
       (SELECT i."productId" FROM "order_product_item" u JOIN "shop_order" o ON o."uuid" = u."orderUuid"
        JOIN "product_item" i ON i."id" = u."itemId" WHERE o."userId" = $1) AS "ordered"`,
    [userId],
  );
  return rows[0]!;
}

const all = (productId: string) => ({
  cart: productId,
  favourite: productId,
  notice: productId,
  request: productId,
  ordered: productId,
});

const formerSlugs = async () =>
  (await prisma.formerSlug.findMany({ where: { kind: 'PRODUCT' } })).map(({ slug, ownerId }) => [slug, ownerId]);

describe('a colour that its group names no more', () => {
  it('a colour missing from its group goes off sale when the rest of the group is unchanged', async () => {
    await importYml([red, blue]);
    const result = await importYml([red]);
    expect(result).toMatchObject({ created: 0, updated: 1, unchanged: 1, warnings: 1 });
    expect(warnings(result)).toEqual(['g1/siniy: its group names it no more; 1 of its offers are off sale']);
    expect(await onSale()).toEqual(['r1 42 Красный']);
  });

  it('a colour missing from its group goes off sale when the remaining colour loses its group', async () => {
    await importYml([red, blue]);
    const result = await importYml([{ ...red, group: '' }]);
    expect(warnings(result)).toEqual(['g1/siniy: its group names it no more; 1 of its offers are off sale']);
    expect(await onSale()).toEqual(['r1 42 Красный']);
    expect(await importYml([{ ...red, group: '' }])).toMatchObject({ updated: 0, warnings: 0 });
  });

  it('a colour missing earlier returns with its row, texts and stock when the feed contains it again', async () => {
    await importYml([red, blue]);
    const before = await theOffer('b1');
    await prisma.productItem.update({ where: { id: before.id }, data: { stock: 3 } });
    await prisma.product.update({ where: { id: before.productId }, data: { name: 'Кеды оператора' } });
    await importYml([red]);
    await importYml([red, blue]);
    expect(await onSale()).toEqual(['b1 42 Синий', 'r1 42 Красный']);
    expect(await theOffer('b1')).toMatchObject({
      ...{ id: before.id, productId: before.productId, stock: 3 },
      product: { name: 'Кеды оператора' },
    });
  });

  it('an import leaves the only remaining colour of a group on sale when all others disappear', async () => {
    const green = { id: 'v1', colour: 'зелёный' };
    await importYml([red, blue, { ...blue, id: 'b2', size: '43' }, green]);
    const result = await importYml([blue]);
    expect(result.updated).toBe(3);
    expect(await onSale()).toEqual(['b1 42 Синий']);
  });

  it('an offer stays on sale when its row in the feed is rejected', async () => {
    await importYml([red, blue, { ...blue, id: 'b2', size: '43' }]);
    const result = await importYml([red, { ...blue, price: 'по запросу' }]);
    expect(result).toMatchObject({ rejected: 1, updated: 0 });
    expect(await onSale()).toEqual(['b1 42 Синий', 'b2 43 Синий', 'r1 42 Красный']);
    await importYml([red, { ...blue, colour: 'голубой', price: 'по запросу' }]);
    expect(await onSale()).toEqual(['b1 42 Синий', 'r1 42 Красный']);
    await importYml([red]);
    expect(await onSale()).toEqual(['r1 42 Красный']);
  });

  it('a size stays on sale when its row is rejected beside a valid row of its colour', async () => {
    await importYml([red, { ...red, id: 'r2', size: '43' }, { ...red, id: 'r3', size: '44' }]);
    await importYml([
      { ...red, price: '2990' },
      { ...red, id: 'r2', size: '43', price: '' },
    ]);
    expect(await onSale()).toEqual(['r1 42 Красный', 'r2 43 Красный']);
  });
});

describe('an offer whose colour or group changes', () => {
  it('an offer keeps its product and URL when its colour is renamed', async () => {
    await importYml([red, blue]);
    const before = await theOffer('b1');
    const shopper = await wantedBySomebody(before.id);
    const result = await importYml([red, { ...blue, colour: 'тёмно-синий' }]);
    expect(result).toMatchObject({ created: 0, updated: 1, unchanged: 1, warnings: 0 });
    expect(await onSale()).toEqual(['b1 42 Тёмно-синий', 'r1 42 Красный']);
    const after = await theOffer('b1');
    expect(after).toMatchObject({
      id: before.id,
      reserved: 1,
      product: { id: before.productId, slug: before.product.slug },
    });
    expect(await thingsOf(shopper)).toEqual(all(before.productId));
  });

  it('an offer keeps its product when the feed adds a colour to it', async () => {
    await importYml([{ id: 'o1', group: '' }]);
    const before = await theOffer('o1');
    await importYml([{ id: 'o1', group: '', colour: 'синий' }]);
    expect(await theOffer('o1')).toMatchObject({ id: before.id, productId: before.productId });
    expect(await prisma.product.count()).toBe(1);
    expect(await onSale()).toEqual(['o1 42 Синий']);
  });

  it('an offer keeps its product when the feed adds a group to it', async () => {
    await importYml([
      { id: 'r1', group: '', colour: 'красный' },
      { id: 'b1', group: '', colour: 'синий' },
    ]);
    const before = [await theOffer('r1'), await theOffer('b1')];
    const result = await importYml([red, blue]);
    expect(result).toMatchObject({ created: 0, warnings: 0 });
    expect([await theOffer('r1'), await theOffer('b1')]).toMatchObject(
      before.map(({ id, productId }) => ({ id, productId })),
    );
    expect(await onSale()).toEqual(['b1 42 Синий', 'r1 42 Красный']);
  });

  it('an offer moves with its shoppers’ data when its new colour already exists', async () => {
    const navy = { id: 'n1', colour: 'тёмно-синий', size: '43' };
    await importYml([red, blue, navy]);
    const [before, target] = [await theOffer('b1'), await theOffer('n1')];
    await prisma.priceDetails.update({
      where: { itemId: before.id },
      data: { price: 150_000n, setBy: before.id, setAt: new Date() },
    });
    const shopper = await wantedBySomebody(before.id);
    const result = await importYml([red, { ...blue, colour: 'тёмно-синий' }, navy]);
    expect(result).toMatchObject({ created: 0, updated: 2, kept: 1 });
    expect(warnings(result)).toEqual([
      `g1/siniy: its offers are those of "${target.product.slug}" now; it is off sale, and the address "${before.product.slug}" leads there`,
    ]);
    expect(await onSale()).toEqual(['b1 42 Тёмно-синий', 'n1 43 Тёмно-синий', 'r1 42 Красный']);
    expect(await theOffer('b1')).toMatchObject({
      ...{ id: before.id, productId: target.productId, reserved: 1, stock: 5 },
      priceDetails: { price: 150_000n, setBy: before.id },
    });
    expect(await thingsOf(shopper)).toEqual(all(target.productId));
    expect(await formerSlugs()).toEqual([[before.product.slug, target.productId]]);
    // The colour comes back: the product is on sale again under its own address.
    await importYml([red, blue, navy]);
    expect(await theOffer('b1')).toMatchObject({
      id: before.id,
      productId: before.productId,
      product: { active: true },
    });
    expect(await onSale()).toEqual(['b1 42 Синий', 'n1 43 Тёмно-синий', 'r1 42 Красный']);
  });

  it('an offer moves alone to another colour when other offers of its old colour stay', async () => {
    const other = { ...blue, id: 'b2', size: '43' };
    await importYml([red, blue, other]);
    const [before, target] = [await theOffer('b1'), await theOffer('r1')];
    const shopper = await wantedBySomebody(before.id);
    await importYml([red, { ...blue, colour: 'красный', size: '44' }, other]);
    expect(await onSale()).toEqual(['b1 44 Красный', 'b2 43 Синий', 'r1 42 Красный']);
    expect(await theOffer('b1')).toMatchObject({ id: before.id, productId: target.productId, reserved: 1 });
    expect(await thingsOf(shopper)).toEqual({ ...all(target.productId), favourite: before.productId });
    expect(await formerSlugs()).toEqual([]);
    await importYml([red, blue, other]);
    expect(await onSale()).toEqual(['b1 42 Синий', 'b2 43 Синий', 'r1 42 Красный']);
    expect(await theOffer('b1')).toMatchObject({ id: before.id, productId: before.productId });
  });

  it('an offer moves to a product of another group, and back, when its group changes', async () => {
    const lone = { id: 'x1', group: 'g2', colour: 'красный', size: '43' };
    await importYml([red, blue, lone]);
    const [before, target] = [await theOffer('r1'), await theOffer('x1')];
    const shopper = await wantedBySomebody(before.id);
    await importYml([blue, { ...red, group: 'g2' }, lone]);
    expect(await onSale()).toEqual(['b1 42 Синий', 'r1 42 Красный', 'x1 43 Красный']);
    expect(await theOffer('r1')).toMatchObject({ id: before.id, productId: target.productId, reserved: 1 });
    expect(await thingsOf(shopper)).toEqual(all(target.productId));
    await importYml([red, blue, lone]);
    expect(await theOffer('r1')).toMatchObject({ id: before.id, productId: before.productId });
    expect(await onSale()).toEqual(['b1 42 Синий', 'r1 42 Красный', 'x1 43 Красный']);
  });

  it('an offer moves to a new product when its old product still has other offers', async () => {
    await importYml([red, { ...red, id: 'r2', size: '43' }, blue]);
    const before = await theOffer('r1');
    const result = await importYml([{ ...red, group: 'g9' }, { ...red, id: 'r2', size: '43' }, blue]);
    expect(result).toMatchObject({ created: 1, warnings: 0 });
    const after = await theOffer('r1');
    expect(after.id).toBe(before.id);
    expect(after.productId).not.toBe(before.productId);
    expect(await onSale()).toEqual(['b1 42 Синий', 'r1 42 Красный', 'r2 43 Красный']);
  });

  it.each([
    ['keeps a price set by hand', 'operator', { active: true, price: 150_000n }],
    ['keeps its last price if the feed’s cannot be right', null, { active: true, price: 199_000n }],
  ])('an offer %s when it moves to a new product', async (_, by, { active, price }) => {
    const other = { ...red, id: 'r2', size: '43' };
    await importYml([red, other, blue]);
    const before = await theOffer('r1');
    const setBy = { price: 150_000n, setBy: before.id, setAt: new Date() };
    if (by) await prisma.priceDetails.update({ where: { itemId: before.id }, data: setBy });
    await importYml([{ ...red, group: 'g9', price: '19.90' }, other, blue]);
    expect(await theOffer('r1')).toMatchObject({ id: before.id, active, priceDetails: { price } });
  });

  it('two offers exchange their products when their colours swap names', async () => {
    await importYml([red, blue]);
    const before = { r1: await theOffer('r1'), b1: await theOffer('b1') };
    const shopper = await wantedBySomebody(before.r1.id);
    await prisma.productItem.update({ where: { id: before.b1.id }, data: { stock: 2 } });
    await importYml([
      { ...red, colour: 'синий' },
      { ...blue, colour: 'красный' },
    ]);
    expect(await onSale()).toEqual(['b1 42 Красный', 'r1 42 Синий']);
    expect(await theOffer('r1')).toMatchObject({
      id: before.r1.id,
      productId: before.b1.productId,
      reserved: 1,
      stock: 5,
    });
    expect(await theOffer('b1')).toMatchObject({
      id: before.b1.id,
      productId: before.r1.productId,
      reserved: 0,
      stock: 2,
    });
    // Whoever keeps the red ones, and waits for them in this size, goes on with those.
    expect(await thingsOf(shopper)).toEqual({
      ...all(before.b1.productId),
      favourite: before.r1.productId,
      notice: before.r1.productId,
    });
    expect(await prisma.supplier.count()).toBe(1);
  });

  it('an offer reuses the row at its new colour and size, and its old row goes off sale', async () => {
    await importYml([red, blue]);
    const [before, place] = [await theOffer('b1'), await theOffer('r1')];
    const shopper = await wantedBySomebody(before.id);
    await importYml([
      { ...red, size: '44' },
      { ...blue, colour: 'красный' },
    ]);
    expect(await onSale()).toEqual(['b1 42 Красный', 'r1 44 Красный']);
    expect((await prisma.productItem.findFirstOrThrow({ where: { externalId: 'b1' } })).id).toBe(place.id);
    expect(await prisma.productItem.findUnique({ where: { id: before.id } })).toMatchObject({
      ...{ active: false, externalId: null, reserved: 1 },
    });
    expect(await thingsOf(shopper)).toMatchObject({ favourite: place.productId, notice: place.productId });
  });

  it('an offer duplicated by an earlier import becomes a single offer on sale again', async () => {
    await importYml([red, blue]);
    const before = await theOffer('b1');
    const navy = await prisma.product.create({ data: { slug: 'navy', name: 'Кеды' } });
    const { sizeId, supplierId } = before;
    const double = { productId: navy.id, sizeId, supplierId, externalId: 'b1', stock: 5, feedStock: 5 };
    await prisma.productItem.create({ data: { ...double, priceDetails: { create: { price: 199_000n } } } });
    await prisma.productSource.create({
      data: { source: 't', externalId: 'g1/temno-siniy', groupId: 'g1', productId: navy.id, fingerprint: 'x' },
    });
    await importYml([red, { ...blue, colour: 'тёмно-синий' }]);
    expect((await onSale()).filter((text) => text.startsWith('b1'))).toHaveLength(1);
    expect((await theOffer('b1')).productId).toBe(navy.id);
  });

  it('an offer that a feed lists in two groups is rejected in the second group', async () => {
    const result = await importYml([
      red,
      { ...red, group: 'g2' },
      { id: 'x1', group: 'g2', colour: 'красный', size: '43' },
    ]);
    expect(result).toMatchObject({ created: 2, rejected: 1 });
    expect(result.issues).toMatchObject([{ externalId: 'r1', field: 'id', severity: 'error' }]);
    expect(await onSale()).toEqual(['r1 42 Красный', 'x1 43 Красный']);
  });
});

it('two simultaneous imports with different colours leave each offer in a single product', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => [
    { id: `r${n}`, group: `g${n}`, colour: 'красный' },
    { id: `b${n}`, group: `g${n}`, colour: 'синий' },
  ]).flat();
  await importYml(rows);
  const renamed = rows.map((row) => ({ ...row, colour: row.colour === 'синий' ? 'голубой' : 'бордовый' }));
  const swapped = rows.map((row) => ({ ...row, colour: row.colour === 'синий' ? 'красный' : 'синий' }));
  const results = await Promise.all([
    importText(database.url, 'yml', yml(renamed)),
    importText(database.url, 'yml', yml(swapped)),
  ]);
  expect(results.map(({ rejected }) => rejected)).toEqual([0, 0]);
  const ids = (await onSale()).map((text) => text.split(' ')[0]);
  expect(ids.sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(await prisma.productItem.count()).toBe(60);
  await importYml(rows);
  expect(await prisma.productItem.count()).toBe(60);
});

const google = (
  rows: readonly Row[],
): string => `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>T</title>${rows
  .map(
    ({
      id,
      group = 'g1',
      colour = '',
      size = '42',
      price = '1990',
    }) => `<item><g:id>${id}</g:id><g:title>Кеды Лань</g:title>
<g:item_group_id>${group}</g:item_group_id><g:color>${colour}</g:color><g:size>${size}</g:size>
<g:price>${price} RUB</g:price><g:availability>in_stock</g:availability></item>`,
  )
  .join('\n')}</channel></rss>`;

it('a Google feed moves, renames and removes colours according to its item groups', async () => {
  const navy = { id: 'n1', colour: 'тёмно-синий', size: '43' };
  const importGoogle = (rows: readonly Row[]) => importYml(rows, 'google-xml', google(rows));
  await importGoogle([red, blue, navy]);
  const before = await theOffer('b1');
  await importGoogle([red, { ...blue, colour: 'тёмно-синий' }, navy]);
  expect(await theOffer('b1')).toMatchObject({ id: before.id, productId: (await theOffer('n1')).productId });
  await importGoogle([{ ...red, colour: 'бордовый' }]);
  expect(await onSale()).toEqual(['r1 42 Бордовый']);
});

it('a Shopify file takes a colour off sale when its handle omits it, and restores it later', async () => {
  const csv = (rows: readonly Row[]): string =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty',
      ...rows.map(
        ({ colour, size = '42' }, n) => `kedy,${n ? '' : 'Кеды'},Цвет,${colour},Размер,${size},1990,shopify,5`,
      ),
    ].join('\n');
  const importShopify = (rows: readonly Row[]) => importYml(rows, 'shopify-csv', csv(rows));
  await importShopify([red, blue, { ...blue, size: '43' }]);
  expect(await onSale()).toHaveLength(3);
  expect(await importShopify([red, blue])).toMatchObject({ created: 0, updated: 1, warnings: 0 });
  expect(await importShopify([red])).toMatchObject({ created: 0, updated: 1, warnings: 1 });
  expect(await onSale()).toEqual(['kedy#красный/42 42 Красный']);
  await importShopify([red, blue]);
  expect(await prisma.product.count()).toBe(2);
  expect(await onSale()).toEqual(['kedy#красный/42 42 Красный', 'kedy#синий/42 42 Синий']);
});

it('a Shopify file renames and moves offers by their SKU when their options are renamed', async () => {
  const csv = (rows: readonly Row[]): string =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty',
      ...rows.map(
        ({ id, colour, size = '42' }, n) =>
          `kedy,${n ? '' : 'Кеды'},Цвет,${colour},Размер,${size},${id},1990,shopify,5`,
      ),
    ].join('\n');
  const importShopify = (rows: readonly Row[]) => importYml(rows, 'shopify-csv', csv(rows));
  await importShopify([red, blue]);
  const [before, target] = [await theOffer('kedy#синий/42'), await theOffer('kedy#красный/42')];
  const shopper = await wantedBySomebody(before.id);
  expect(await importShopify([red, { ...blue, colour: 'голубой' }])).toMatchObject({
    created: 0,
    updated: 1,
    warnings: 0,
  });
  expect(await theOffer('kedy#голубой/42')).toMatchObject({ id: before.id, productId: before.productId });
  expect(await thingsOf(shopper)).toEqual(all(before.productId));
  await importShopify([red, { ...blue, colour: 'красный', size: '43' }]);
  expect(await theOffer('kedy#красный/43')).toMatchObject({ id: before.id, productId: target.productId });
  expect(await thingsOf(shopper)).toEqual(all(target.productId));
  expect(await onSale()).toEqual(['kedy#красный/42 42 Красный', 'kedy#красный/43 43 Красный']);
});

it('a Shopify file creates an offer per option when several offers have the same SKU', async () => {
  const csv = (...colours: readonly string[]): string =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      ...colours.map((colour, n) => `kedy,${n ? '' : 'Кеды'},Цвет,${colour},K-1,1990`),
    ].join('\n');
  await importYml([], 'shopify-csv', csv('красный', 'синий'));
  await importYml([], 'shopify-csv', csv('красный', 'голубой'));
  expect((await onSale()).map((text) => text.split(' ')[0])).toEqual(['kedy#голубой', 'kedy#красный']);
  expect(await prisma.productItem.count()).toBe(3);
});

it('a WooCommerce file moves and removes colours according to the variations of a product', async () => {
  const csv = (rows: readonly Row[]): string =>
    [
      'ID,Type,SKU,Name,Published,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      '10,variable,k,Кеды,1,,,,Цвет,,Размер,',
      ...rows.map(
        ({ id, colour, size = '42' }) => `${id},variation,,Кеды,1,5,1990,id:10,Цвет,${colour},Размер,${size}`,
      ),
    ].join('\n');
  const importWoo = (rows: readonly Row[]) => importYml(rows, 'woocommerce-csv', csv(rows));
  const [first, second] = [
    { id: '11', colour: 'красный' },
    { id: '12', colour: 'синий' },
  ];
  await importWoo([first, second]);
  const before = await theOffer('12');
  await importWoo([first, { ...second, colour: 'голубой' }]);
  expect(await theOffer('12')).toMatchObject({ id: before.id, productId: before.productId });
  await importWoo([first]);
  expect(await onSale()).toEqual(['11 42 Красный']);
});

it('an offer with several sizes keeps all its rows when its colour is renamed or merged', async () => {
  const listed = { ...blue, size: '42, 43' };
  const other = { ...red, size: '44' };
  await importYml([other, listed]);
  const before = [await theOffer('b1'), await theOffer('b1#43')];
  await importYml([other, { ...listed, colour: 'голубой' }]);
  await importYml([other, { ...listed, colour: 'красный' }]);
  const { productId } = await theOffer('r1');
  expect([await theOffer('b1'), await theOffer('b1#43')]).toMatchObject(before.map(({ id }) => ({ id, productId })));
});

it('a dry run of an import changes nothing when colours disappear, are renamed or swap', async () => {
  const green = { id: 'v1', colour: 'зелёный' };
  await importYml([red, blue, green]);
  const before = await catalogRows(prisma);
  const changed = yml([
    { ...red, colour: 'синий' },
    { ...blue, colour: 'красный' },
  ]);
  expect(await importText(database.url, 'yml', changed, { mode: 'plan' })).toMatchObject({ updated: 3, warnings: 1 });
  expect(await catalogRows(prisma)).toEqual(before);
});

it('an import with changed colours takes as many SQL statements for many groups as for few', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const statementsFor = async (groups: number): Promise<number[]> => {
    const colours = (...names: string[]): string =>
      yml(
        Array.from({ length: groups }, (_, g) =>
          names.map((colour, n) => ({ id: `${g}-${n}`, group: `${groups}-${g}`, colour, size: String(40 + n) })),
        ).flat(),
      ).replaceAll('<offer id="', `<offer id="${groups}-`);
    const counts: number[] = [];
    for (const feed of [
      colours('красный', 'синий', 'белый'),
      colours('красный', 'голубой', 'белый'),
      colours('голубой', 'красный', 'белый'),
      colours('голубой', 'красный', 'красный'),
      colours('голубой'),
    ]) {
      query.mockClear();
      expect(await importText(database.url, 'yml', feed)).toMatchObject({ rejected: 0 });
      counts.push(query.mock.calls.length);
    }
    return counts;
  };
  // The first import also makes what the later ones find.
  await statementsFor(1);
  const few = await statementsFor(2);
  expect(await statementsFor(60)).toEqual(few);
  query.mockRestore();
});

it('records without a group do not affect other products that contain the same offer id', async () => {
  const both = [plainProduct('p1', { items: [offer('42', 5)] }), plainProduct('p2', { items: [offer('42', 5)] })];
  await importRecords(database.url, both);
  await importRecords(database.url, [plainProduct('p3', { items: [offer('42', 5)] })]);
  expect(await prisma.product.count()).toBe(3);
  expect(await onSale()).toHaveLength(3);
});
