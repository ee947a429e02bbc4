import pg from 'pg';
import { guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { OrderSweeps } from '../index.js';

let api: TestApi;
let database: pg.Pool;

beforeAll(async () => {
  const items = ['41', '42', '43'].map((size) => ({ size, price: 100_000, stock: 5 }));
  api = await startTestApi([feedProduct('boots', { items })], { PAYMENT_PROVIDER: 'sandbox' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
});
afterAll(async () => {
  await database.end();
  await api.close();
});

it('an order whose expiry fails does not block the expiry of later orders', async () => {
  const { rows: offers } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item" ORDER BY "id"`);
  const orders: string[] = [];
  for (const { id } of offers) orders.push((await place(guest(api), orderOf([{ id, price: 100_000 }]))).uuid);
  // Makes the stock counts wrong, so that the database refuses to release this unit.
  await database.query(`UPDATE "product_item" SET "reserved" = 0 WHERE "id" = $1`, [offers[0]!.id]);
  await database.query(`UPDATE "shop_order" SET "expiresAt" = now() - make_interval(secs => 100 - "number" % 10)`);

  await api.app.get(OrderSweeps).run();

  const { rows } = await database.query<{ status: string }>(
    `SELECT "status" FROM "shop_order" ORDER BY array_position($1::uuid[], "uuid")`,
    [orders],
  );
  expect(rows.map(({ status }) => status)).toEqual(['AWAITING_PAY', 'CANCEL_PURCHASE', 'CANCEL_PURCHASE']);
});
