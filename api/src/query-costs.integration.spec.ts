import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { PreviewLinks, RENDERER } from './content/index.js';
import { PopularQueries } from './search/text/popular-queries.js';
import { fillPickupPoints } from './testing/fill-pickup-points.js';
import { orderOf, place } from './testing/orders.js';
import { signIn, type Shopper } from './testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type FeedRecordInput, type TestApi } from './testing/test-api.js';

interface Example {
  name: string;
  query: string;
  statements: number;
}

const page = readFileSync(join(import.meta.dirname, '../../docs/queries.md'), 'utf8');
const examples: Example[] = page
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    name: section.slice(0, section.indexOf('\n')),
    query: /```graphql\n([^]*?)```/.exec(section)![1]!,
    statements: Number(/^SQL statements: (\d+)$/m.exec(section)![1]),
  }));

/** Enough that four are found by their model: fewer are followed by similar ones, which cost more statements. */
const SMALL = 8;
const LARGER = 60;
/** Number of requests after which a query is certainly compiled. */
const ASKED_OFTEN = 12;

function shop(products: number): FeedRecordInput[] {
  const slugs = Array.from({ length: products }, (_, n) => `demo-${n + 1}`);
  return [
    ...slugs.map((slug, n) =>
      feedProduct(slug, {
        name: `Кроссовки ${n}`,
        model: { name: n % 2 ? 'Буря' : 'Ветер' },
        sex: 'MALE',
        brands: ['Таволга', `Марка ${n}`],
        colours: [{ name: 'чёрный' }],
        items: [
          { size: '42', price: 500_000, oldPrice: 600_000 },
          { size: '43', price: 600_000 + n },
        ],
      }),
    ),
    {
      kind: 'directory',
      slug: 'menu',
      name: 'Кроссовки',
      position: 1,
      filters: [{ name: 'Тип', filterType: 'CATEGORY', value: 'sneakers' }],
    },
    {
      kind: 'sizeGrid',
      slug: 'shoes-male',
      sex: 'MALE',
      category: 'shoes',
      rows: [{ eu: '42', cm: '27' }],
    },
    ...['autumn', ...slugs.slice(SMALL, SMALL + 6)].map((slug, n): FeedRecordInput => ({
      kind: 'collection',
      slug,
      title: `Осень ${n}`,
      position: n,
      products: slugs,
    })),
  ];
}

/** Publishes an article and a page; returns the id of the article's revision. */
async function writeContent(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`
    WITH entry AS (
      INSERT INTO "content_entry" ("kind", "slug") VALUES ('ARTICLE', 'how-to-choose'), ('PAGE', 'delivery')
      RETURNING "id", "kind"
    )
    INSERT INTO "content_revision" ("entryId", "number", "title", "tags", "goods", "markdown", "html", "renderer",
      "readingMinutes", "publishAt", "authorId")
    SELECT "id", 1, 'Как выбрать', '{уход}', '{demo-1}', 'Текст', '<p>Текст</p>', ${RENDERER}, 1, '2026-01-01', "id"
    FROM entry ORDER BY "kind" RETURNING "id"`);
  return rows[0]!.id;
}

/** Requests the return of an order's units, with another size wanted instead, and returns their ids. */
async function requestReturn(client: pg.Client, orderUuid: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `WITH request AS (INSERT INTO "return_request" ("orderUuid") VALUES ($1) RETURNING "id")
     INSERT INTO "return_item" ("requestId", "orderItemId", "reason", "wantedItemId")
     SELECT request."id", i."id", 'SIZE', (SELECT x."id" FROM "product_item" x
       WHERE x."productId" = i."productId" AND x."id" <> i."itemId" LIMIT 1) FROM request, "order_product_item" i WHERE i."orderUuid" = $1 RETURNING "orderItemId" AS "id"`,
    [orderUuid],
  );
  return rows.map(({ id }) => id);
}

const FAVOURITES_TOKEN = 'the-token-of-favourites';

/** Delivers the shopper's order, adds another's review of it, fills favourites and notices, shares the favourites, and saves a search. */
async function keep(client: pg.Client, userId: string, orderUuid: string): Promise<void> {
  await client.query(
    `UPDATE "order_product_item" SET "status" = 'DELIVERED', "deliveredAt" = now() WHERE "orderUuid" = $1`,
    [orderUuid],
  );
  await client.query(
    `WITH author AS (INSERT INTO "user_account" ("name", "email") VALUES ('Анна', 'anna@example.com') RETURNING "id")
     INSERT INTO "review" ("userId", "productId", "modelKey", "orderItemId", "rating", "state", "publishedAt")
     SELECT author."id", i."productId", i."productId", i."id", 5, 'APPROVED', now()
     FROM author, "order_product_item" i WHERE i."orderUuid" = $1`,
    [orderUuid],
  );
  await client.query(
    `INSERT INTO "favourite" ("userId", "productId") SELECT $1, "id" FROM "product" ORDER BY "id" LIMIT 100`,
    [userId],
  );
  await client.query(
    `INSERT INTO "saved_search" ("userId", "name", "filter", "conditionHash", "notify")
     VALUES ($1, 'Поиск', '{"section":"menu","size":["42"]}', '', false)`,
    [userId],
  );
  await client.query(`INSERT INTO "favourites_link" ("userId", "token") VALUES ($1, $2)`, [userId, FAVOURITES_TOKEN]);
  await client.query(
    `INSERT INTO "stock_notice" ("kind", "productId", "sizeId", "userId", "expiresAt")
     SELECT DISTINCT 'BACK_IN_STOCK'::"StockNoticeKind", "productId", "sizeId", $1::uuid, now() + interval '1 day' FROM "product_item"`,
    [userId],
  );
}

const shops: { api: TestApi; shopper: Shopper; variables: Record<string, unknown> }[] = [];
const ADD_ADDRESS = 'mutation { createAddress(dto: { city: "Тверь", street: "Новая", house: "1" }) { id } }';
const query = jest.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  for (const products of [SMALL, LARGER]) {
    const api = await startTestApi(shop(products), { ORDER_STATUSES: '{"DELIVERED":{"ru":"У вас"}}' });
    await fillPickupPoints(api.databaseUrl);
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query(`UPDATE "product" SET "lastSoldAt" = now()`);
    const ids = async (table: string) =>
      (await client.query<{ id: string }>(`SELECT "id" FROM "${table}" ORDER BY "id" LIMIT 100`)).rows.map(
        ({ id }) => id,
      );
    const productIds = await ids('product');
    const itemIds = await ids('product_item');
    await client.query(`INSERT INTO "companion_rule" ("productId", "companionIds") VALUES ($1, $2)`, [
      productIds[0],
      productIds.slice(1, 20),
    ]);
    await client.query(`INSERT INTO "search_query" VALUES (current_date, 'кроссовки', 2, 3)`);
    await api.app.get(PopularQueries).read();
    const shopper = await signIn(api, '+79161230101');
    await shopper.ask(ADD_ADDRESS);
    const revisionId = await writeContent(client);
    await client.query(
      `INSERT INTO "banner" ("place", "title", "posterUrl") VALUES ('home', 'Завтра', 'posters/a.svg')`,
    );
    const [bannerId] = await ids('banner');
    const [collectionId] = await ids('collection');
    const previews = api.app.get(PreviewLinks);
    const priced = `SELECT "itemId" AS "id", "price"::int FROM "price_details" WHERE "itemId" = $1`;
    const { rows: ordered } = await client.query<{ id: string; price: number }>(priced, [itemIds[0]]);
    const order = await place(shopper, orderOf(ordered));
    const { data } = await shopper.ask('{ userOrderList { items { uuid } } }');
    const [{ uuid }] = (data!.userOrderList as { items: [{ uuid: string }] }).items;
    await keep(client, shopper.id, uuid);
    await shopper.ask('mutation ($ids: [ID!]!) { mergeProductCart(dto: { ids: $ids }) { userId } }', {
      ids: itemIds.slice(0, 3),
    });
    shops.push({
      api,
      shopper,
      variables: {
        orderId: order.id,
        orderUuid: uuid,
        orderItemIds: await requestReturn(client, uuid),
        productId: productIds[0],
        productIds,
        itemIds,
        favouritesToken: FAVOURITES_TOKEN,
        previewToken: previews.texts.make(revisionId).token,
        bannerToken: previews.banners.make(bannerId!).token,
        collectionToken: previews.collections.make(collectionId!).token,
        parcelIds: itemIds.slice(0, 3),
      },
    });
    await client.end();
  }
});

afterAll(() => Promise.all(shops.map(({ api }) => api.close())));

function variablesOf(example: Example, variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => example.query.includes(`$${name}:`)));
}

/** Removes the time of a data export from the response, because it is different every time. */
function timeless(answer: Answer): unknown {
  return JSON.parse(JSON.stringify(answer).replace(/exportedAt\W+[\d-]+T[\d:.]+Z/, ''));
}

async function cost(example: Example, { shopper, variables }: (typeof shops)[number]): Promise<[number, Answer]> {
  query.mockClear();
  const answer = await shopper.ask(example.query, variablesOf(example, variables));
  return [query.mock.calls.length, answer];
}

describe.each(examples)('$name', (example) => {
  it(`an example query takes the ${example.statements} documented statements in small and large shops`, async () => {
    for (const open of shops) {
      const [statements, { data, errors }] = await cost(example, open);
      expect(errors).toBeUndefined();
      const answer = data![example.name];
      expect(answer === null || (Array.isArray(answer) && !answer.length)).toBe(false);
      expect(statements).toBe(example.statements);
    }
  });

  it('an example query returns the same once it is compiled', async () => {
    const { shopper, variables } = shops[0]!;
    const ask = () => shopper.ask(example.query, variablesOf(example, variables));
    const first = await ask();
    for (let n = 0; n < ASKED_OFTEN; n += 1) expect(timeless(await ask())).toEqual(timeless(first));
  });
});

describe('a compiled query', () => {
  const text = 'query ($slug: String!) { product(dto: { slug: $slug }) { slug } }';

  it('a compiled query reports errors with their codes', async () => {
    const { api } = shops[0]!;
    const wrong = await api.ask(text, { slug: 'nowhere' });
    expect(wrong.errors?.[0]?.extensions.code).toBe('PRODUCT_NOT_FOUND');
    for (let n = 0; n < ASKED_OFTEN; n += 1) await api.ask(text, { slug: 'demo-1' });
    expect(await api.ask(text, { slug: 'nowhere' })).toEqual(wrong);
    expect(await api.ask(text, { slug: 7 })).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(await api.ask(text, { slug: 'demo-1' })).toEqual({ data: { product: { slug: 'demo-1' } } });
  });

  it('a compiled query respects @include and @skip', async () => {
    const { api } = shops[0]!;
    const including = `query ($brands: Boolean!, $name: Boolean!) {
      product(dto: { slug: "demo-1" }) { ...Parts } }
      fragment Parts on Product { slug name @skip(if: $name) brands @include(if: $brands) { slug } }`;
    for (let n = 0; n < ASKED_OFTEN; n += 1) {
      const without = await api.ask(including, { brands: false, name: true });
      expect(without.data).toEqual({ product: { slug: 'demo-1' } });
      const whole = await api.ask(including, { brands: true, name: false });
      expect(whole.data).toMatchObject({ product: { name: 'Кроссовки 0', brands: [{}, {}] } });
    }
  });
});
