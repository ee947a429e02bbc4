import pg from 'pg';
import { signIn, somePhone } from '../testing/shoppers.js';
import { orderOf, place } from '../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { undoChangeSet } from './change-set.js';

let api: TestApi;
let pool: pg.Pool;
beforeAll(async () => {
  const items = ['41', '42'].map((size) => ({ size, price: 500_000, stock: 3 }));
  api = await startTestApi([feedProduct('boots', { items }), feedProduct('hat', { items })]);
  pool = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await api?.close();
});

it('undoing an import keeps an offer that was ordered since, off sale, with its product', async () => {
  const offers = async () =>
    (
      await pool.query<{ id: string; price: number; active: boolean; onSale: boolean; slug: string }>(
        `SELECT o."id", d."price"::int, o."active", p."active" AS "onSale", p."slug" FROM "product_item" o
         JOIN "product" p ON p."id" = o."productId" JOIN "price_details" d ON d."itemId" = o."id" ORDER BY p."slug", o."id"`,
      )
    ).rows;
  const [ordered] = await offers();
  const { id, price } = ordered!;
  await place(await signIn(api, somePhone()), orderOf([{ id, price }]));
  const { rows } = await pool.query<{ id: string }>(`SELECT "id" FROM "change_set"`);
  expect(await undoChangeSet(pool, rows[0]!.id)).toEqual([
    {
      relation: 'product_item',
      key: JSON.stringify([id]),
      reason: 'it was ordered since, and is off sale',
    },
  ]);
  expect(await offers()).toEqual([{ ...ordered!, active: false, onSale: false }]);
});
