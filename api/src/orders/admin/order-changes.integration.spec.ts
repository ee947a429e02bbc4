import { jest } from '@jest/globals';
import pg from 'pg';
import { EventLog } from '../../platform/live/event-log.js';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const CHANGES = `query ($dto: OrderChangesInput) { orderChanges(dto: $dto) {
  cursor hasMore items { cursor order { uuid status comment payments { state } orderProductItems { id trackCode productItem { id } } } }
} }`;

interface Changes {
  cursor: string;
  hasMore: boolean;
  items: {
    cursor: string;
    order: {
      uuid: string;
      comment: string | null;
      payments: { state: string }[];
      orderProductItems: { id: string; trackCode: string | null; productItem: { id: string } }[];
    };
  }[];
}

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let maria: Shopper;
let offer: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000, stock: 1000 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
    DATABASE_POOL_SIZE: '12',
    OPEN_ORDERS_PER_PHONE: '1000',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 20 });
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product_item"');
  offer = { id: rows[0]!.id, price: 10_000 };
  [admin, maria] = await Promise.all([operator(api, 'MANAGER'), signIn(api, somePhone())]);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const order = async () => (await place(maria, orderOf([offer]))).uuid;
const comment = (on: pg.Pool | pg.PoolClient, uuid: string, text: string) =>
  on.query(`UPDATE "shop_order" SET "comment" = $2 WHERE "uuid" = $1`, [uuid, text]);

async function read(dto: object = {}): Promise<Changes> {
  const { data, errors } = await admin.admin(CHANGES, { dto });
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.orderChanges as Changes;
}
/** Returns a cursor behind everything that there is. */
async function present(): Promise<string> {
  for (let after: string | null = null; ;) {
    const { cursor, hasMore }: Changes = await read({ after, limit: 500 });
    if (!hasMore) return cursor;
    after = cursor;
  }
}
const uuidsOf = ({ items }: Changes) => items.map((item) => item.order.uuid);

it('orderChanges returns each order once, at its latest change, in the order of changes', async () => {
  const after = await present();
  const [first, second, third] = [await order(), await order(), await order()];
  await comment(database, first, 'позже');
  expect(uuidsOf(await read({ after }))).toEqual([second, third, first]);
  // Events for subscribers are deleted after two days; this list is not made of them.
  await database.query(`UPDATE "live_event" SET "occurredAt" = now() - interval '2 years'`);
  await api.app.get(EventLog).forget(48);
  expect(uuidsOf(await read({ after }))).toEqual([second, third, first]);
  const all: string[] = [];
  for (let from: string | null = null, more = true; more;) {
    const part: Changes = await read({ after: from, limit: 2 });
    all.push(...uuidsOf(part));
    [from, more] = [part.cursor, part.hasMore];
  }
  expect(all).toEqual(uuidsOf(await read({ limit: 500 })));
  expect(all.slice(-3)).toEqual([second, third, first]);
});

it('orderChanges returns nothing after the stored cursor until order or payment data changes', async () => {
  const uuid = await order();
  const after = await present();
  expect(await read({ after })).toEqual({ cursor: after, hasMore: false, items: [] });
  await database.query(`UPDATE "shop_order" SET "clientAddress" = NULL, "clientNetwork" = NULL WHERE "uuid" = $1`, [
    uuid,
  ]);
  expect((await read({ after })).items).toEqual([]);
  await database.query(
    `UPDATE "payment" SET "state" = 'CANCELED', "cancellationReason" = 'expired' WHERE "orderUuid" = $1`,
    [uuid],
  );
  expect(await read({ after })).toMatchObject({ items: [{ order: { uuid, payments: [{ state: 'CANCELED' }] } }] });
});

it('orderChanges returns an order with several units of an offer once, with each unit', async () => {
  await database.query(`UPDATE "product_item" SET "maxPerOrder" = 3`);
  const after = await present();
  const { uuid } = await place(maria, orderOf([{ ...offer, quantity: 3 }] as never));
  const told = await read({ after });
  expect(uuidsOf(told)).toEqual([uuid]);
  const units = told.items[0]!.order.orderProductItems;
  expect(units.map(({ productItem }) => productItem.id)).toEqual([offer.id, offer.id, offer.id]);
  expect(new Set(units.map(({ id }) => id)).size).toBe(3);

  await database.query(
    `UPDATE "order_product_item" SET "trackCode" = 'RB' || "position" WHERE "orderUuid" = $1 AND "position" > 0`,
    [uuid],
  );
  const again = await read({ after: told.cursor });
  expect(uuidsOf(again)).toEqual([uuid]);
  expect(again.items[0]!.order.orderProductItems.map(({ id, trackCode }) => [id, trackCode])).toEqual(
    units.map(({ id }, n) => [id, n ? `RB${n}` : null]),
  );

  const { data } = await maria.ask('{ exportAccount }');
  const { orders } = JSON.parse(data!.exportAccount as string) as {
    orders: { uuid: string; orderProductItems: { id: string }[] }[];
  };
  const exported = orders.find((known) => known.uuid === uuid)!;
  expect(exported.orderProductItems.map(({ id }) => id)).toEqual(units.map(({ id }) => id));
});

it('orderChanges filters by status, and its cursor also passes the orders that are filtered out', async () => {
  const after = await present();
  const [kept, cancelled] = [await order(), await order()];
  await maria.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid: cancelled });
  expect(uuidsOf(await read({ after, statuses: ['AWAITING_PAY'] }))).toEqual([kept]);
  const none = await read({ after, statuses: ['DELIVERED'] });
  expect(none).toMatchObject({ items: [], hasMore: false });
  expect(none.cursor).not.toBe(after);
  expect(await read({ after: none.cursor })).toMatchObject({ items: [] });
});

it('orderChanges returns an order when its transaction commits, even if later changes came first', async () => {
  const [early, late] = [await order(), await order()];
  const after = await present();
  const slow = await database.connect();
  await slow.query('BEGIN');
  await comment(slow, early, 'медленно');
  await comment(database, late, 'быстро');
  const first = await read({ after });
  expect(uuidsOf(first)).toEqual([late]);
  await slow.query('COMMIT');
  slow.release();
  expect(uuidsOf(await read({ after: first.cursor }))).toEqual([early]);
});

it('a reader of orderChanges misses nothing during overlapping writes and ends with the latest states', async () => {
  const uuids = await Promise.all(Array.from({ length: 12 }, order));
  let after = await present();
  const seen = new Map<string, string | null>();
  const follow = async () => {
    for (let more = true; more;) {
      const part = await read({ after, limit: 3 });
      for (const item of part.items) seen.set(item.order.uuid, item.order.comment);
      [after, more] = [part.cursor, part.hasMore];
    }
  };
  const last = new Map<string, string>();
  let isWriting = true;
  const write = async (writer: number) => {
    for (let n = 0; n < 25; n += 1) {
      const client = await database.connect();
      // Two orders in one transaction, always in the same direction, or writers would lock each other out.
      const pair = [uuids[(writer + n) % uuids.length]!, uuids[(writer * 5 + n * 7) % uuids.length]!].sort();
      await client.query('BEGIN');
      for (const uuid of pair) {
        await comment(client, uuid, `${writer}/${n}`);
        await new Promise((done) => setTimeout(done, Math.random() * 8));
      }
      const isKept = n % 4 > 0;
      // Under the locks of its orders, so the note has the order of the commits.
      if (isKept) for (const uuid of pair) last.set(uuid, `${writer}/${n}`);
      await client.query(isKept ? 'COMMIT' : 'ROLLBACK');
      client.release();
    }
  };
  const reader = (async () => {
    while (isWriting) await follow();
  })();
  await Promise.all(Array.from({ length: 8 }, (_, n) => write(n)));
  isWriting = false;
  await reader;
  await follow();
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(last));
  expect(last.size).toBe(uuids.length);
});

it('orderChanges takes as many SQL statements for forty orders as for two', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const statementsFor = async (count: number): Promise<number> => {
    const after = await present();
    await Promise.all(Array.from({ length: count }, order));
    query.mockClear();
    expect((await read({ after, limit: 500 })).items).toHaveLength(count);
    return query.mock.calls.length;
  };
  await statementsFor(2);
  const few = await statementsFor(2);
  expect(await statementsFor(40)).toBe(few);
  query.mockRestore();
});

it('orderChanges refuses an unknown or malformed cursor and an invalid limit', async () => {
  for (const [dto, code] of [
    [{ after: 'evzzzzzzzz' }, 'CURSOR_EXPIRED'],
    [{ after: 'x' }, 'BAD_USER_INPUT'],
    [{ limit: 501 }, 'BAD_USER_INPUT'],
    [{ limit: 0 }, 'BAD_USER_INPUT'],
  ] as const)
    expect([dto, codeOf(await admin.admin(CHANGES, { dto }))]).toEqual([dto, code]);
});

it('orderChanges requires the scope READ_ORDERS from a program', async () => {
  const owner = await operator(api, 'ADMIN');
  const tokenOf = async (scope: string) => {
    const { data } = await owner.admin(
      `mutation { saveProgram(dto: { name: "ERP ${scope}", scopes: [${scope}] }) { token } }`,
    );
    return (data!.saveProgram as { token: string }).token;
  };
  expect(codeOf(await askAdmin(api, CHANGES, {}, await tokenOf('READ_ORDERS')))).toBeUndefined();
  expect(codeOf(await askAdmin(api, CHANGES, {}, await tokenOf('STOCK')))).toBe('FORBIDDEN');
});
