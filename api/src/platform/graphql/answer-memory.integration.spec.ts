import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pg from 'pg';
import { ListingFollower } from '../../search/index.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { Metrics } from '../observability/metrics.js';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi(
    [
      feedProduct('shoe', { items: [{ size: '42', price: 1000, stock: 500 }] }),
      feedProduct('boot', { items: [{ size: '43', price: 3000, stock: 500 }] }),
    ],
    { ANSWER_MEMORY_MB: '32', QUERY_POINTS_PER_MINUTE: '20000' },
  );
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

/** Brings the search documents up to date. */
async function project(): Promise<void> {
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
}

/** Does so, and waits until this process knows the state of the catalogue after it. */
async function settle(): Promise<void> {
  await project();
  await api.ask('{ directoryList { slug } }');
  await sleep(600);
}

/** Most milliseconds from a commit until guests see it. */
const BOUND_MS = 1500;

/** Waits until a guest sees what is expected, and fails after the bound. */
async function seenBy(isSeen: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await isSeen())) {
    expect(performance.now() - begun).toBeLessThan(BOUND_MS);
    await sleep(20);
  }
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
  it('the response cache returns the same bytes to a guest for a frequent query', async () => {
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

  it('the response cache leaves queries with a hash to Apollo, which refuses a wrong hash', async () => {
    await settle();
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const refused = () => post({ query: LIST, variables: {}, extensions });
    const [cold, warm] = [await refused(), await askOften(LIST).then(refused)];
    expect([cold.status, warm.status]).toEqual([400, 400]);
    expect(warm.body.errors![0]!.extensions.code).toBe('BAD_REQUEST');
  });

  it('the response cache stores a product page query that also requests the shop’s terms', async () => {
    await settle();
    const page = '{ shop { returnDays } product(dto: { slug: "shoe" }) { slug } }';
    await askOften(page);
    const made = await api.ask(page);
    expect(made.data).toEqual({ shop: { returnDays: expect.any(Number) }, product: { slug: 'shoe' } });
    expect(await fromMemory(async () => expect(await api.ask(page)).toEqual(made))).toBe(1);
  });

  it('the response cache keeps separate responses for different variables and operations', async () => {
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

  it('the response cache shows a new price or a hidden product within the maximum cache time', async () => {
    await settle();
    await askOften(LIST);
    const shows = (slug: string, price?: number) => async () => priceOf(slug, await api.ask(LIST)) === price;
    for (const price of [1500, 1600]) {
      await setPrice('shoe', price);
      await seenBy(shows('shoe', price));
      await settle();
      expect(await fromMemory(async () => expect(await shows('shoe', price)()).toBe(true))).toBe(0);
      expect(await fromMemory(async () => expect(await shows('shoe', price)()).toBe(true))).toBe(1);
    }
    await database.query(`UPDATE "product" SET "active" = false WHERE "slug" = 'boot'`);
    await project();
    await seenBy(shows('boot', undefined));
    await database.query(`UPDATE "product" SET "active" = true WHERE "slug" = 'boot'`);
    await project();
    await seenBy(shows('boot', 3000));
  });

  it('a search is not cached, but its product cards are, with new prices within the maximum time', async () => {
    await settle();
    const search =
      '{ searchFilteredProducts(dto: { query: "shoe", exact: true }) { items { slug item { priceDetails { price } } } } }';
    const price = async () => /"price":(\d+)/.exec(JSON.stringify(await api.ask(search)))?.[1];
    await price();
    const query = jest.spyOn(pg.Client.prototype, 'query');
    expect(await price()).toBeDefined();
    const names = query.mock.calls.map(([asked]) => (asked as unknown as { name?: string }).name);
    query.mockRestore();
    expect(names).not.toContain('read-cards');
    await setPrice('shoe', 4321);
    await seenBy(async () => (await price()) === '4321');
  });

  it('the response cache shows a change to its author in the next response of the same process', async () => {
    await settle();
    await askOften(LIST);
    await setPrice('shoe', 2500);
    await api.ask('mutation { clearProductCart { discountValue } }');
    expect(priceOf('shoe', await api.ask(LIST))).toBe(2500);
  });

  it('the response cache keeps responding during constant changes, with no response older than its maximum time', async () => {
    const commits = [{ price: 20_000, at: 0 }];
    let over = false;
    await setPrice('shoe', 20_000);
    await settle();
    await askOften(LIST);
    const indexing = (async () => {
      while (!over) await project();
    })();
    const asking = Array.from({ length: 4 }, async () => {
      while (!over) {
        const oldest = commits.findLast(({ at }) => at < performance.now() - BOUND_MS) ?? commits[0]!;
        expect(priceOf('shoe', await api.ask(LIST))).toBeGreaterThanOrEqual(oldest.price);
        await sleep(50);
      }
    });
    const remembered = await fromMemory(async () => {
      for (let price = 20_001; price < 20_030; price += 1) {
        await setPrice('shoe', price);
        commits.push({ price, at: performance.now() });
        await sleep(100);
      }
    });
    over = true;
    await Promise.all([indexing, ...asking]);
    expect(remembered).toBeGreaterThan(0);
  });

  it('the response cache shows the new name of a menu entry within the maximum cache time', async () => {
    const menu = '{ directoryList { name } }';
    await database.query(
      `INSERT INTO "directory" ("slug", "name", "position") VALUES ('memory', 'Прежнее', 90)
       ON CONFLICT ("slug") DO UPDATE SET "name" = excluded."name"`,
    );
    await settle();
    await askOften(menu);
    await database.query(`UPDATE "directory" SET "name" = 'Новое' WHERE "slug" = 'memory'`);
    await seenBy(async () => JSON.stringify(await api.ask(menu)).includes('Новое'));
    await database.query(`DELETE FROM "directory" WHERE "slug" = 'memory'`);
  });

  it('a cached response has its own request id, the requested language and the current query budget', async () => {
    await settle();
    await askOften(LIST);
    await api.ask(LIST);
    const asked = { query: LIST, variables: {} };
    const left = ({ headers }: { headers: Headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1]);
    const given = await fromMemory(async () => {
      const first = await post(asked, { 'accept-language': 'ru' });
      const second = await post(asked, { 'accept-language': 'en', 'x-request-id': 'from-nobody-trusted' });
      expect([first, second].map(({ headers }) => headers.get('content-language'))).toEqual(['ru', 'en']);
      expect(new Set([first, second].map(({ headers }) => headers.get('x-request-id'))).size).toBe(2);
      expect(left(second)).toBeLessThan(left(first));
    });
    expect(given).toBe(2);
  });

  it('the response cache refuses a client whose query budget is used up', async () => {
    await settle();
    await askOften(LIST);
    const client = { 'x-meet-client-address': '198.18.2.1', 'x-meet-edge-secret': process.env.EDGE_SECRET! };
    let last!: Awaited<ReturnType<typeof post>>;
    const given = await fromMemory(async () => {
      do last = await post({ query: LIST, variables: {} }, client);
      while (last.status === 200);
    });
    expect(given).toBeGreaterThan(5);
    expect([last.status, last.body.errors?.[0]?.extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await post({ query: LIST, variables: {} })).status).toBe(200);
  });

  it('the response cache serves no signed-in shoppers, invalid tokens or queries outside the catalogue', async () => {
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

  it('/catalogue-state stays the same until a price changes, then differs within the maximum cache time', async () => {
    await settle();
    const before = await state();
    expect(before).toEqual({ status: 200, kept: 'no-store', text: expect.stringMatching(/^\d/) });
    expect(await state()).toEqual(before);
    await setPrice('boot', 2900);
    await seenBy(async () => (await state()).text !== before.text);
    expect((await state()).status).toBe(200);
  });
});
