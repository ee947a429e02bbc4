import { jest } from '@jest/globals';
import pg from 'pg';
import { ListingFollower } from '../search/index.js';
import { projectChanges } from '../testing/fill-catalogue.js';
import { signIn, somePhone } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  const items = [{ size: '42', price: 1000, stock: 500 }];
  // Answers as a whole are not remembered here, only what they are made of.
  api = await startTestApi([feedProduct('shoe', { items }), feedProduct('boot', { items })], { ANSWER_MEMORY_MB: '0' });
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  await settle();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const PRODUCT = `query ($slug: String!) { product(dto: { slug: $slug }) {
  name customFields { code } deliveryTerms { minDays }
  items { available customFields { code } priceDetails { price cashback supplier { name } } } } }`;
const LIST = '{ filteredProducts { items { slug name item { priceDetails { price cashback } size { name } } } } }';

/** Brings the search documents up to date, and the listings with them. */
async function settle(): Promise<void> {
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
}

/** Returns the names of the statements that ran meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const names = query.mock.calls.map(([asked]) => (asked as unknown as { name?: string }).name ?? '');
  query.mockRestore();
  return names;
}

interface Offer {
  available: number;
  priceDetails: { price: number; cashback: number; supplier: { name: string } };
}

const shoe = async () =>
  (await api.ask(PRODUCT, { slug: 'shoe' })).data!['product'] as { name: string; items: Offer[] };
const card = ({ data }: Answer) =>
  (
    data!['filteredProducts'] as {
      items: { slug: string; name: string; item: { priceDetails: Offer['priceDetails'] } }[];
    }
  ).items.find(({ slug }) => slug === 'shoe')!;

const setPrice = (price: number) =>
  database.query(
    `UPDATE "price_details" SET "price" = $1 WHERE "itemId" IN (
       SELECT i."id" FROM "product_item" i JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = 'shoe')`,
    [price],
  );

describe('what guests look at', () => {
  it('a product read for guests is read from the database once, then only checked for changes', async () => {
    const first = await shoe();
    // Weight and custom fields belong to other domains, and are read for each answer.
    expect(await statementsOf(async () => expect(await shoe()).toEqual(first))).toEqual([
      ...['product-states', 'unit-weight', 'custom-field-values'],
    ]);
    const list = await api.ask(LIST);
    expect(await statementsOf(async () => expect(await api.ask(LIST)).toEqual(list))).toEqual(['read-cards']);
  });

  it('simultaneous guest reads of a product share one database statement', async () => {
    const both = `{ a: product(dto: { slug: "shoe" }) { name } b: product(dto: { slug: "boot" }) { name } }`;
    const lists = LIST.replace('{ f', '{ a: f').replace(
      /}$/,
      'b: filteredProducts(pagination: { limit: 1 }) { items { slug } } }',
    );
    await Promise.all([api.ask(both), api.ask(lists)]);
    const names = await statementsOf(async () => {
      expect((await api.ask(both)).errors).toBeUndefined();
      expect((await api.ask(lists)).errors).toBeUndefined();
    });
    expect(names).toEqual(['product-states', 'read-cards']);
  });

  it('a guest sees each change of a product in the next answer, before and after the indexer processes it', async () => {
    const changes: [string, (made: Awaited<ReturnType<typeof shoe>>) => void][] = [
      [
        `UPDATE "price_details" SET "price" = 1700`,
        ({ items }) => expect(items[0]!.priceDetails).toMatchObject({ price: 1700 }),
      ],
      [`UPDATE "product_item" SET "reserved" = 3`, ({ items }) => expect(items[0]).toMatchObject({ available: 497 })],
      [`UPDATE "product" SET "name" = 'Иначе ' || "slug"`, ({ name }) => expect(name).toBe('Иначе shoe')],
      [
        `UPDATE "supplier" SET "name" = 'Другой склад'`,
        ({ items }) => expect(items[0]!.priceDetails.supplier.name).toBe('Другой склад'),
      ],
      [
        `UPDATE "loyalty_level" SET "chargePercentage" = 50`,
        ({ items }) => expect(items[0]!.priceDetails.cashback).toBeGreaterThan(0),
      ],
    ];
    for (const [change, expectShown] of changes) {
      await Promise.all([shoe(), api.ask(LIST)]);
      await database.query(change);
      for (const when of ['at once', 'settled'] as const) {
        if (when === 'settled') await settle();
        const made = await shoe();
        expectShown(made);
        const { name, item } = card(await api.ask(LIST));
        const { price, cashback } = made.items[0]!.priceDetails;
        expect(item.priceDetails).toEqual({ price, cashback });
        if (when === 'settled') expect(name).toBe(made.name);
      }
    }
  });

  it('a guest no longer gets a deleted product, and gets it again once it is restored', async () => {
    await shoe();
    await database.query(`UPDATE "product" SET "active" = false WHERE "slug" = 'shoe'`);
    for (const settled of [false, true]) {
      if (settled) await settle();
      const { errors } = await api.ask(PRODUCT, { slug: 'shoe' });
      expect(errors?.[0]?.extensions.code).toBe('PRODUCT_NOT_FOUND');
    }
    await database.query(`UPDATE "product" SET "active" = true WHERE "slug" = 'shoe'`);
    expect((await shoe()).name).toBe('Иначе shoe');
    await settle();
    expect((await shoe()).name).toBe('Иначе shoe');
  });

  it('a guest never gets product data older than the request during concurrent price changes', async () => {
    let shown = 20_000;
    let over = false;
    await setPrice(shown);
    await settle();
    const repeating = async (work: () => Promise<void>) => {
      while (!over) await work();
    };
    const indexing = repeating(settle);
    const asking = Array.from({ length: 6 }, (_, n) =>
      repeating(async () => {
        const before = shown;
        const price =
          n % 2 ? card(await api.ask(LIST)).item.priceDetails.price : (await shoe()).items[0]!.priceDetails.price;
        expect(price).toBeGreaterThanOrEqual(before);
      }),
    );
    for (let price = 20_001; price < 20_040; price += 1) {
      await setPrice(price);
      shown = price;
      await new Promise((done) => setTimeout(done, price % 10 ? 5 : 200));
    }
    over = true;
    await Promise.all([indexing, ...asking]);
  });

  it('product data cached for guests contains nothing personal to a shopper', async () => {
    const { accessToken } = await signIn(api, somePhone());
    await settle();
    await shoe();
    const own = await statementsOf(() => api.ask(PRODUCT, { slug: 'shoe' }, { token: accessToken }));
    expect(own).toContain('find-product');
    expect(own).not.toContain('product-states');
  });
});
