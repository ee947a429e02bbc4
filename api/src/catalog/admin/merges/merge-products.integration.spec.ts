import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { commerceFaults } from '../../../orders/placing/commerce-faults.js';
import { delivered, offersOf, type Offer } from '../../../testing/delivered.js';
import { fillCatalogue } from '../../../testing/fill-catalogue.js';
import { operator, type Operator } from '../../../testing/operators.js';
import { codeOf, CREATE, orderOf } from '../../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../../testing/test-api.js';
import type { ProductMerge } from './product-merge.model.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let shopper: Shopper;
let n = 0;

beforeAll(async () => {
  api = await startTestApi([], { DATABASE_POOL_SIZE: '12', PAYMENT_PROVIDER: 'sandbox' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 6 });
  admin = await operator(api, 'ADMIN');
  shopper = await signIn(api, somePhone());
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(() => database.query('TRUNCATE "throttle_counter"'));

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;
const productOf = async (table: string, id: string, key = 'id') =>
  (await rows<{ productId: string }>(`SELECT "productId" FROM "${table}" WHERE "${key}" = $1`, [id])).map(
    ({ productId }) => productId,
  );

interface Pair {
  source: string;
  target: string;
  offers: Offer[];
  slugs: { source: string; target: string };
}

/** Two products of different feeds, with these sizes. */
async function pair(sourceSizes: string[], targetSizes: string[]): Promise<Pair> {
  n += 1;
  const slugs = { source: `twin-${n}`, target: `kept-${n}` };
  const items = (sizes: string[]) => sizes.map((size) => ({ size, price: 100_000, stock: 500 }));
  await fillCatalogue(api.databaseUrl, [
    feedProduct(slugs.source, { items: items(sourceSizes) }),
    feedProduct(slugs.target, { items: items(targetSizes) }),
  ]);
  const offers = await offersOf(database);
  const source = offers[slugs.source]![0]!.productId;
  await database.query(`UPDATE "product_source" SET "source" = 'second' WHERE "productId" = $1`, [source]);
  return { source, target: offers[slugs.target]![0]!.productId, offers: offers[slugs.source]!, slugs };
}

const TOLD = `{ version source { slug } target { slug } pictures clashes { size supplier source { id price stock } target { id price } }
  moved { offers units reviews questions favourites notices requests collections addresses searchRules feeds salesDays } }`;
async function preview(source: string, target: string): Promise<ProductMerge> {
  const { data, errors } = await admin.admin(
    `query ($dto: ProductMergePreviewInput!) { productMergePreview(dto: $dto) ${TOLD} }`,
    { dto: { source, target } },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.productMergePreview as ProductMerge;
}
const merge = (dto: object, by: Operator = admin): Promise<Answer> =>
  by.admin(`mutation ($dto: MergeProductsInput!) { mergeProducts(dto: $dto) ${TOLD} }`, {
    dto: { reason: 'Один товар', ...dto },
  });
const done = ({ data, errors }: Answer): ProductMerge => {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.mergeProducts as ProductMerge;
};

describe('mergeProducts', () => {
  it('mergeProducts moves offers, orders, reviews, questions, favourites and URLs to the target, as previewed', async () => {
    const { source, target, offers, slugs } = await pair(['41', '42'], ['43']);
    const [unit] = await delivered(database, shopper, [offers[0]!]);
    const said = async (call: string, input: string, dto: object) => {
      const { data, errors } = await shopper.ask(`mutation ($dto: ${input}!) { ${call}(dto: $dto) { id } }`, { dto });
      if (!data) throw new Error(JSON.stringify(errors));
      return (data[call] as { id: string }).id;
    };
    const review = await said('createReview', 'CreateReviewInput', {
      productId: source,
      rating: 5,
      text: 'Хорошая пара',
    });
    await rows(`UPDATE "review" SET "state" = 'APPROVED', "publishedAt" = now() WHERE "id" = $1`, [review]);
    const question = await said('askQuestion', 'AskQuestionInput', { productId: source, text: 'Тёплые ли они?' });
    await rows(`INSERT INTO "favourite" ("userId", "productId") VALUES ($1, $2)`, [shopper.id, source]);
    await rows(`INSERT INTO "search_judged_query" ("query", "productIds") VALUES ('пара', $1)`, [[source]]);
    await rows(`INSERT INTO "companion_rule" ("productId", "companionIds") VALUES ($1, $2)`, [source, [source]]);
    await rows(
      `INSERT INTO "sales_sum" ("dimension", "span", "day", "key", "orders", "revenue", "refunded", "units", "goods", "returned", "goodsReturned")
       SELECT 'PRODUCT', 'DAY', '2026-03-01', k, 1, 100, 0, 1, 100, 0, 0 FROM unnest($1::text[]) k`,
      [[source, target]],
    );

    const seen = await preview(source, target);
    expect(seen).toMatchObject({ source: { slug: slugs.source }, target: { slug: slugs.target }, clashes: [] });
    expect(seen.moved).toEqual({
      ...{ offers: 2, units: 1, reviews: 1, questions: 1, favourites: 1, notices: 0, requests: 0, collections: 0 },
      ...{ addresses: 1, searchRules: 1, feeds: 1, salesDays: 1 },
    });
    expect(await productOf('product_item', offers[0]!.id)).toEqual([source]);
    expect(done(await merge({ source, target, version: seen.version })).moved).toEqual(seen.moved);

    const moved = [
      productOf('product_item', offers[0]!.id),
      productOf('order_product_item', unit!),
      productOf('review', review),
      productOf('product_question', question),
      productOf('favourite', shopper.id, 'userId'),
    ];
    expect(new Set((await Promise.all(moved)).flat())).toEqual(new Set([target]));
    expect(await rows(`SELECT "reviewCount", "productId" FROM "product_rating" WHERE "reviewCount" > 0`)).toEqual([
      { reviewCount: 1, productId: target },
    ]);
    expect(await rows(`SELECT "productIds" FROM "search_judged_query"`)).toEqual([{ productIds: [target] }]);
    expect(await rows(`SELECT "productId", "companionIds" FROM "companion_rule"`)).toEqual([
      { productId: target, companionIds: [target] },
    ]);
    const sums = `SELECT "key", "units" FROM "sales_sum" WHERE "dimension" = 'PRODUCT' AND "day" = '2026-03-01' AND "span" = 'DAY'`;
    expect(await rows(sums)).toEqual([{ key: target, units: 2 }]);
    // The source is off sale, and there.
    expect(await rows(`SELECT "active", "deletedAt" FROM "product" WHERE "id" = $1`, [source])).toEqual([
      { active: false, deletedAt: null },
    ]);
    const page = await api.ask('query ($slug: String!) { product(dto: { slug: $slug }) { slug } }', {
      slug: slugs.source,
    });
    expect(page.data!.product).toEqual({ slug: slugs.target });
    const trail = await rows(
      `SELECT "entityId", "reason" FROM "operator_action" WHERE "action" = 'mergeProducts' AND "entityId" = ANY($1::uuid[])`,
      [[source, target]],
    );
    expect(trail.map(({ reason }: { reason?: string }) => reason)).toEqual(['Один товар', 'Один товар']);
  });

  it('mergeProducts reports clashing sizes and keeps only the target’s offers when asked to', async () => {
    const { source, target, offers } = await pair(['41', '42'], ['42', '43']);
    const { clashes } = await preview(source, target);
    expect(clashes).toMatchObject([{ size: '42', source: { price: 100_000, stock: 500 }, target: { price: 100_000 } }]);
    const refused = await merge({ source, target });
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'SIZES_CLASH', sizes: '42' });
    expect(await productOf('product_item', offers[0]!.id)).toEqual([source]);

    await rows(`INSERT INTO "cart" ("userId") VALUES ($1) ON CONFLICT DO NOTHING`, [shopper.id]);
    const clashing = clashes[0]!;
    await rows(`INSERT INTO "cart_line" ("userId", "itemId", "quantity") VALUES ($1, $2, 2)`, [
      shopper.id,
      clashing.source.id,
    ]);
    expect(done(await merge({ source, target, offersOfTargetStay: true })).moved.offers).toBe(1);
    expect(await rows(`SELECT "itemId", "quantity" FROM "cart_line" WHERE "userId" = $1`, [shopper.id])).toEqual([
      { itemId: clashing.target.id, quantity: 2 },
    ]);
    expect(
      await rows(
        `SELECT "id", "active", "productId" FROM "product_item" WHERE "id" = ANY($1::uuid[]) ORDER BY "active"`,
        [[clashing.source.id, clashing.target.id]],
      ),
    ).toEqual([
      { id: clashing.source.id, active: false, productId: source },
      { id: clashing.target.id, active: true, productId: target },
    ]);
  });

  it('mergeProducts merges products without offers and products created by operators', async () => {
    const make = async (name: string) => {
      const { data } = await admin.admin(
        'mutation ($name: String!) { saveProduct(dto: { name: $name }) { id slug } }',
        {
          name,
        },
      );
      return data!.saveProduct as { id: string; slug: string };
    };
    const [source, target] = [await make('Кеды свои'), await make('Кеды другие')];
    done(await merge({ source: source.id, target: target.id }));
    expect(await rows(`SELECT "slug" FROM "former_slug" WHERE "ownerId" = $1`, [target.id])).toEqual([
      { slug: source.slug },
    ]);
    const again = await admin.admin('mutation ($id: ID!) { saveProduct(dto: { id: $id, name: "Архив" }) { id } }', {
      id: source.id,
    });
    expect(again.data!.saveProduct).toEqual({ id: source.id });
  });

  it('mergeProducts keeps both reviews of a shopper who reviewed both products', async () => {
    const { source, target, offers } = await pair(['41'], ['43']);
    const kept = (await offersOf(database))[`kept-${n}`]!;
    for (const offer of [offers[0]!, kept[0]!]) {
      await delivered(database, shopper, [offer]);
      const { errors } = await shopper.ask('mutation ($dto: CreateReviewInput!) { createReview(dto: $dto) { id } }', {
        dto: { productId: offer.productId, rating: 4, text: 'Ношу каждый день' },
      });
      expect(errors).toBeUndefined();
    }
    done(await merge({ source, target }));
    expect(await rows(`SELECT "id" FROM "review" WHERE "productId" = $1`, [target])).toHaveLength(2);
  });

  it('mergeProducts refuses a stale version, equal or unknown ids, a shared feed, a missing reason, and shoppers', async () => {
    const { source, target } = await pair(['41'], ['43']);
    expect(codeOf(await merge({ source, target, version: 'old' }))).toBe('CONFLICT');
    expect(codeOf(await merge({ source, target: source }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await merge({ source, target: randomUUID() }))).toBe('NOT_FOUND');
    expect(codeOf(await merge({ source, target, reason: ' ' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await merge({ source, target }, await operator(api, 'USER')))).toBe('FORBIDDEN');
    await rows(`UPDATE "product_source" SET "source" = 'one' WHERE "productId" = ANY($1::uuid[])`, [[source, target]]);
    expect(codeOf(await merge({ source, target }))).toBe('PRODUCTS_OF_ONE_SOURCE');
    expect(await productOf('product_item', source, 'productId')).toEqual([source]);
  });

  it('mergeProducts loses no order placed on the source during the merge and oversells nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { source, target, offers } = await pair(['41', '42'], ['42', '43']);
      const buyers = await Promise.all(Array.from({ length: 5 }, () => signIn(api, somePhone())));
      const order = (by: Shopper, offer: Offer) =>
        by.ask(CREATE, { dto: orderOf([{ id: offer.id, price: offer.price }]) });
      const [merged, ...answers] = await Promise.all([
        merge({ source, target, offersOfTargetStay: true }),
        ...buyers.flatMap((by) => offers.slice(0, 1).map((offer) => order(by, offer))),
        order(shopper, offers[1]!),
      ]);
      done(merged!);
      // What moves is sold on; what leaves the sale may be refused.
      expect(answers.slice(0, 5).map((answer) => codeOf(answer))).toEqual(Array(5).fill(undefined));
      const units = await rows<{ productId: string; itemId: string }>(
        `SELECT u."productId", u."itemId" FROM "order_product_item" u WHERE u."itemId" = ANY($1::uuid[])`,
        [offers.map(({ id }) => id)],
      );
      expect(units.filter(({ itemId }) => itemId === offers[0]!.id)).toHaveLength(5);
      expect([...new Set(units.map(({ productId }) => productId))]).toEqual([target]);
      expect(await commerceFaults(api.databaseUrl)).toEqual([]);
    }
  }, 120_000);

  it('mergeProducts leaves a single product when two products are merged into each other at once', async () => {
    const { source, target } = await pair(['41'], ['43']);
    await Promise.all([merge({ source, target }), merge({ source: target, target: source })]);
    const active = await rows(
      `SELECT "id" FROM "product" p WHERE "id" = ANY($1::uuid[]) AND EXISTS (SELECT FROM "product_item" i WHERE i."productId" = p."id")`,
      [[source, target]],
    );
    expect(active).toHaveLength(1);
  });
});
