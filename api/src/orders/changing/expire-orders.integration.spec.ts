import pg from 'pg';
import { guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { operator } from '../../testing/operators.js';
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

it('an order that the shop cancelled by itself is listed by the time of that, and its history has no message that was not needed', async () => {
  const { rows } = await database.query<{ uuid: string }>(
    `SELECT "uuid" FROM "shop_order" WHERE "status" = 'CANCEL_PURCHASE' ORDER BY "number"`,
  );
  const uuid = rows[0]!.uuid;
  await database.query(
    `UPDATE "outbox_event" SET "doneAt" = now(), "untold" = 'UNWANTED' WHERE "lane" = $1 AND "topic" = 'order.sms'`,
    [uuid],
  );
  const manager = await operator(api, 'MANAGER');
  const read = async (lapsedSince: string) => {
    const { data } = await manager.admin(
      `query ($dto: OrdersInput) { ordersConnection(dto: $dto, first: 9, sort: OLDEST_FIRST) { nodes { uuid history { kind actorKind status } } } }`,
      { dto: { lapsedSince } },
    );
    return (data as { ordersConnection: { nodes: { uuid: string; history: { kind: string }[] }[] } }).ordersConnection
      .nodes;
  };
  expect(await read(new Date(Date.now() + 3_600_000).toISOString())).toEqual([]);
  const lapsed = await read(new Date(Date.now() - 3_600_000).toISOString());
  expect(lapsed.map((order) => order.uuid)).toEqual(rows.map((order) => order.uuid));
  const { history } = lapsed[0]!;
  expect(history).toContainEqual({ kind: 'STATUS', actorKind: 'SYSTEM', status: 'CANCEL_PURCHASE' });
  expect(new Set(history.map(({ kind }) => kind))).toEqual(new Set(['STATUS', 'LETTER']));
});
