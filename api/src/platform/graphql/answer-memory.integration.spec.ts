import pg from 'pg';
import { ListingFollower } from '../../search/index.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { Metrics } from '../observability/metrics.js';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([
    feedProduct('shoe', { items: [{ size: '42', price: 1000, stock: 500 }] }),
    feedProduct('boot', { items: [{ size: '43', price: 3000, stock: 500 }] }),
  ]);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const LIST = `query ($dto: FilteredProductsInput) {
  filteredProducts(dto: $dto) { items { slug item { priceDetails { price } } } }
  filterList(dto: $dto) { price { min max } }
}`;

/** Returns how many answers came from memory while `work` ran. */
async function fromMemory(work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { values } = await api.app.get(Metrics).registry.getSingleMetric('meet_api_frequent_answers_total')!.get();
    return values.find(({ labels }) => labels['from'] === 'memory')?.value ?? 0;
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

/** Asks until the document is a frequent one. */
async function askOften(query: string, variables: Record<string, unknown> = {}): Promise<void> {
  for (let n = 0; n < 11; n += 1) await api.ask(query, variables);
}

/** Brings the search documents, and so the state of the catalogue, up to date. */
async function settle(): Promise<void> {
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
}

async function settledFor(ms: number): Promise<void> {
  await settle();
  await new Promise((done) => setTimeout(done, ms));
}

async function post(body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer };
}

const priceOf = (slug: string, { data }: Answer): number | undefined =>
  (data!['filteredProducts'] as { items: { slug: string; item: { priceDetails: { price: number } } }[] }).items.find(
    (product) => product.slug === slug,
  )?.item.priceDetails.price;

const setPrice = (slug: string, price: number) =>
  database.query(
    `UPDATE "price_details" SET "price" = $2 WHERE "itemId" IN (
       SELECT i."id" FROM "product_item" i JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = $1)`,
    [slug, price],
  );

describe('the memory of answers', () => {
  it('gives a guest the bytes of a frequent answer again', async () => {
    await settle();
    await askOften(LIST);
    const made = await api.ask(LIST);
    expect(await fromMemory(async () => expect(await api.ask(LIST)).toEqual(made))).toBe(1);
    const { headers } = await post({ query: LIST, variables: {} });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-query-cost')).not.toBeNull();
    expect(headers.get('ratelimit')).not.toBeNull();
  });

  it('remembers a product with the terms of the shop, as its page asks for them', async () => {
    await settle();
    const page = '{ shop { returnDays } product(dto: { slug: "shoe" }) { slug } }';
    await askOften(page);
    const made = await api.ask(page);
    expect(made.data).toEqual({ shop: { returnDays: expect.any(Number) }, product: { slug: 'shoe' } });
    expect(await fromMemory(async () => expect(await api.ask(page)).toEqual(made))).toBe(1);
  });

  it('keeps answers apart by their variables and the operation that is asked', async () => {
    await askOften(LIST);
    const cheap = { dto: { price: { max: 2000 } } };
    const slugs = async (variables: object) =>
      (
        (await api.ask(LIST, variables as Record<string, unknown>)).data!['filteredProducts'] as {
          items: { slug: string }[];
        }
      ).items.map(({ slug }) => slug);
    expect(await slugs(cheap)).toEqual(['shoe']);
    expect(await slugs(cheap)).toEqual(['shoe']);
    expect((await slugs({})).sort()).toEqual(['boot', 'shoe']);
    const two = `query One { directoryList { slug } } query Two { brandList { items { slug } } }`;
    const ask = async (operationName: string) => Object.keys((await post({ query: two, operationName })).body.data!);
    for (let n = 0; n < 12; n += 1) await ask('One');
    expect(await ask('Two')).toEqual(['brandList']);
    expect(await ask('One')).toEqual(['directoryList']);
  });

  it('shows a new price, a sold-out offer and a hidden product in the next answer', async () => {
    await settle();
    await askOften(LIST);
    for (const price of [1500, 1600, 1700]) {
      await setPrice('shoe', price);
      expect(priceOf('shoe', await api.ask(LIST))).toBe(price);
      await settle();
      expect(priceOf('shoe', await api.ask(LIST))).toBe(price);
    }
    await api.ask(LIST);
    await database.query(`UPDATE "product" SET "active" = false WHERE "slug" = 'boot'`);
    await settle();
    expect(priceOf('boot', await api.ask(LIST))).toBeUndefined();
    await database.query(`UPDATE "product" SET "active" = true WHERE "slug" = 'boot'`);
    await settle();
    expect(priceOf('boot', await api.ask(LIST))).toBe(3000);
  });

  it('never gives an answer older than the request, while prices change and many ask at once', async () => {
    let shown = 20_000;
    let over = false;
    await setPrice('shoe', shown);
    await settle();
    await askOften(LIST);
    const indexing = (async () => {
      while (!over) await settle();
    })();
    const asking = Array.from({ length: 8 }, async () => {
      while (!over) {
        const before = shown;
        expect(priceOf('shoe', await api.ask(LIST))).toBeGreaterThanOrEqual(before);
      }
    });
    const remembered = await fromMemory(async () => {
      for (let price = 20_001; price < 20_040; price += 1) {
        await setPrice('shoe', price);
        shown = price;
        // Sometimes nothing changes for long enough that an answer is remembered.
        await (price % 10 ? new Promise((done) => setTimeout(done, 5)) : settledFor(200));
      }
    });
    over = true;
    await Promise.all([indexing, ...asking]);
    expect(remembered).toBeGreaterThan(0);
  });

  it('shows a menu entry with its new name after a second', async () => {
    await settle();
    const menu = '{ directoryList { name } }';
    await database.query(
      `INSERT INTO "directory" ("slug", "name", "position") VALUES ('memory', 'Прежнее', 90)
       ON CONFLICT ("slug") DO UPDATE SET "name" = excluded."name"`,
    );
    await askOften(menu);
    await database.query(`UPDATE "directory" SET "name" = 'Новое' WHERE "slug" = 'memory'`);
    await new Promise((done) => setTimeout(done, 1050));
    expect(JSON.stringify(await api.ask(menu))).toContain('Новое');
    await database.query(`DELETE FROM "directory" WHERE "slug" = 'memory'`);
  });

  it('answers no signed-in shopper, no wrong token, and nothing but queries of the catalogue', async () => {
    await settle();
    await askOften(LIST);
    const { accessToken } = await signIn(api, somePhone());
    const none = await fromMemory(async () => {
      for (let n = 0; n < 3; n += 1) await api.ask(LIST, {}, { token: accessToken });
      const { body } = await post({ query: LIST, variables: {} }, { cookie: 'access=none' });
      expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
      await askOften('{ directoryList { slug } popularQueries }');
      await askOften('{ product(dto: { slug: "nothing" }) { id } }');
      await askOften('mutation { clearProductCart }');
    });
    expect(none).toBe(0);
  });
});

describe('/catalogue-state', () => {
  const state = async () => {
    const answer = await fetch(`${api.origin}/catalogue-state`);
    return { status: answer.status, kept: answer.headers.get('cache-control'), text: await answer.text() };
  };

  it('is the same until a price changes, unknown while the change is on its way, and another one then', async () => {
    await settle();
    const before = await state();
    expect(before).toEqual({ status: 200, kept: 'no-store', text: expect.stringMatching(/^\d/) });
    expect(await state()).toEqual(before);
    await setPrice('boot', 2900);
    expect(await state()).toEqual({ status: 204, kept: 'no-store', text: '' });
    await settle();
    const after = await state();
    expect(after.status).toBe(200);
    expect(after.text).not.toBe(before.text);
  });
});
