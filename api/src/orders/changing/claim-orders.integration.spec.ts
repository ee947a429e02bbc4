import pg from 'pg';
import { RegistrationSource, SignIn } from '../../identity/index.js';
import { PaymentSweeps } from '../../payment/index.js';
import { Statements } from '../../platform/database/statements.js';
import { flightsOf } from '../../testing/flights.js';
import { operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, guest, orderOf, place, REQUEST, type Placed } from '../../testing/orders.js';
import { freshCode, signIn, someAddress, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { commerceFaults, MoveItems, OrderSweeps, type OrderStatusEnum } from '../index.js';

const PRICE = 1_000_000;
/** Points that an order of one unit earns on the first loyalty level. */
const EARNED = 300;
const ORDERS = '{ userOrderList { items { uuid } } }';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let item: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: PRICE, stock: 500 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
    DATABASE_POOL_SIZE: '20',
    HELD_VALUE: '100000000',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  item = { id: (await sql<{ id: string }>('SELECT "id" FROM "product_item"'))[0]!.id, price: PRICE };
  admin = await operator(api, 'ADMIN');
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(async () => {
  await sql('TRUNCATE "one_time_code"');
  expect(await commerceFaults(api.databaseUrl)).toEqual([]);
});

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

let mailboxes = 0;
const someMailbox = () => `guest-${(mailboxes += 1)}@example.com`;

/** Places and pays a guest's order. */
async function ordered(contact: { phone?: string; email?: string } = {}): Promise<Placed> {
  const placed = await place(
    guest(api),
    orderOf([item], { contact: { name: 'Мария', phone: somePhone(), ...contact } }),
  );
  await atTheSandbox(api, placed.paymentLink!, 'PAY');
  await api.app.get(PaymentSweeps).run();
  return placed;
}

async function moved({ uuid }: Placed, ...statuses: (keyof typeof OrderStatusEnum)[]): Promise<void> {
  for (const status of statuses)
    await api.app.get(MoveItems).move({ orderUuid: uuid, itemIds: null, status, operatorId: admin.id });
}
const deliver = (order: Placed) => moved(order, 'AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'DELIVERED');

async function ordersOf(shopper: Shopper): Promise<string[]> {
  const { data } = await shopper.ask(ORDERS);
  return (data!.userOrderList as { items: { uuid: string }[] }).items.map(({ uuid }) => uuid);
}

/** Returns the points and kopecks that the shopper's orders have earned. */
const earnedBy = async ({ id }: Pick<Shopper, 'id'>) =>
  (
    await sql<{ earned: number; pending: number; spent: number }>(
      `SELECT coalesce(sum("amount"), 0)::int AS "earned", coalesce(sum("pending"), 0)::int AS "pending",
         coalesce(sum("moneySpent"), 0)::int AS "spent"
       FROM "points_entry" WHERE "userId" = $1 AND "orderUuid" IS NOT NULL`,
      [id],
    )
  )[0]!;

const claimsOf = (uuids: string[]) =>
  sql<{ contact: string }>(`SELECT "contact" FROM "order_claim" WHERE "orderUuid" = ANY($1)`, [uuids]);

async function addContact(shopper: Shopper, contact: string): Promise<void> {
  const code = await freshCode(api, contact, shopper.accessToken);
  const answer = contact.includes('@')
    ? await shopper.ask('mutation ($dto: AddEmailInput!) { addEmail(dto: $dto) { id } }', {
        dto: { email: contact, code },
      })
    : await shopper.ask('mutation ($dto: AddPhoneInput!) { addPhone(dto: $dto) { id } }', {
        dto: { phone: contact, code },
      });
  expect(answer.errors).toBeUndefined();
}

describe('a guest’s order and the owner of its contact', () => {
  it.each([
    ['telephone', 'PHONE', () => ({ phone: somePhone() })],
    ['mailbox', 'EMAIL', () => ({ email: someMailbox() })],
  ])('an order is assigned to an account when its %s is confirmed at sign-in', async (_, contact, contactOf) => {
    const typed: { phone?: string; email?: string } = contactOf();
    const order = await ordered(typed);
    const owner = await signIn(api, typed.phone ?? typed.email!);
    expect(await ordersOf(owner)).toEqual([order.uuid]);

    const seen = await admin.admin(
      'query ($uuid: ID!) { order(dto: { uuid: $uuid }) { userId claim { contact createdAt } } }',
      { uuid: order.uuid },
    );
    expect(seen.data).toEqual({
      order: { userId: owner.id, claim: { contact, createdAt: expect.any(String) as string } },
    });
    // From now on the order's uuid alone opens nothing.
    const read = 'query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) { uuid } }';
    expect(codeOf(await guest(api).ask(read, { uuid: order.uuid }))).toBe('UNAUTHORIZED');
    expect((await owner.ask(read, { uuid: order.uuid })).errors).toBeUndefined();
  });

  it('a guest’s orders become an account’s when it confirms their contact by a code', async () => {
    const [phone, email] = [somePhone(), someMailbox()];
    const uuids = [(await ordered({ phone })).uuid, (await ordered({ email: email.toUpperCase() })).uuid];
    const owner = await signIn(api, somePhone());
    expect(await ordersOf(owner)).toEqual([]);
    await addContact(owner, phone);
    await addContact(owner, email);
    expect((await ordersOf(owner)).sort()).toEqual(uuids.sort());
  });

  it('entering a stranger’s phone number neither shows nor claims that person’s orders', async () => {
    const phone = somePhone();
    const { uuid } = await ordered({ phone });
    const stranger = await signIn(api, somePhone());
    // An order, a code that was asked for and a wrong code confirm nothing.
    await place(stranger, orderOf([item], { contact: { name: 'Мария', phone } }));
    const code = await freshCode(api, phone, stranger.accessToken);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    const add = 'mutation ($dto: AddPhoneInput!) { addPhone(dto: $dto) { id } }';
    expect(codeOf(await stranger.ask(add, { dto: { phone, code: wrong } }))).toBe('CODE_INVALID');
    expect(await ordersOf(stranger)).not.toContain(uuid);
    expect(await claimsOf([uuid])).toEqual([]);
  });

  it('an account that an operator registered under a contact claims nothing until the contact is confirmed', async () => {
    const phone = somePhone();
    const { uuid } = await ordered({ phone });
    await sql(`INSERT INTO "user_account" ("phone", "registrationSource") VALUES ($1, 'OPERATOR')`, [phone]);
    expect(await claimsOf([uuid])).toEqual([]);
  });

  it('orders of a deleted account are not claimed again when its phone number registers again', async () => {
    const phone = somePhone();
    const { uuid } = await ordered({ phone });
    const owner = await signIn(api, phone);
    await sql('TRUNCATE "one_time_code"');
    const code = await freshCode(api, phone, owner.accessToken);
    const deleted = await owner.ask('mutation ($dto: DeleteAccountInput!) { deleteAccount(dto: $dto) }', {
      dto: { emailOrPhone: phone, code },
    });
    expect(deleted.errors).toBeUndefined();
    await sql('TRUNCATE "one_time_code"');
    const next = await signIn(api, phone);
    expect(next.id).not.toBe(owner.id);
    expect(await ordersOf(next)).toEqual([]);
    expect(await claimsOf([uuid])).toHaveLength(1);
  });

  it('the database refuses to change the owner of a claimed order or to claim it twice', async () => {
    const phone = somePhone();
    const { uuid } = await ordered({ phone });
    await signIn(api, phone);
    for (const refused of [
      `UPDATE "shop_order" SET "userId" = $2 WHERE "uuid" = $1`,
      `UPDATE "shop_order" SET "userId" = NULL WHERE "uuid" = $1 AND $2::uuid IS NOT NULL`,
      `UPDATE "order_claim" SET "createdAt" = now() WHERE "orderUuid" = $1 AND $2::uuid IS NOT NULL`,
    ])
      await expect(sql(refused, [uuid, admin.id])).rejects.toMatchObject({ code: '23001' });
    await expect(sql(`INSERT INTO "order_claim" VALUES ($1, 'EMAIL')`, [uuid])).rejects.toMatchObject({
      code: '23505',
    });
  });
});

describe('points of a claimed order', () => {
  it('an order claimed before its delivery earns points at the delivery', async () => {
    const phone = somePhone();
    const order = await ordered({ phone });
    const owner = await signIn(api, phone);
    expect(await earnedBy(owner)).toEqual({ earned: 0, pending: 0, spent: 0 });
    await deliver(order);
    expect(await earnedBy(owner)).toEqual({ earned: EARNED, pending: EARNED, spent: PRICE });
  });

  it('an order claimed after its delivery earns points once, spendable after the return period', async () => {
    const phone = somePhone();
    await deliver(await ordered({ phone }));
    const owner = await signIn(api, phone);
    await addContact(owner, someMailbox());
    await api.app.get(OrderSweeps).run();
    expect(await earnedBy(owner)).toEqual({ earned: EARNED, pending: EARNED, spent: PRICE });
    const [{ days }] = (await sql<{ days: number }>(
      `SELECT round(extract(epoch FROM "availableAt" - now()) / 86400)::int AS "days" FROM "points_entry"
       WHERE "userId" = $1 AND "kind" = 'ACCRUAL'`,
      [owner.id],
    )) as [{ days: number }];
    expect(days).toBe(14);
  });

  it('a refund after the claim of an order removes its points, and an earlier refund prevents them', async () => {
    const phone = somePhone();
    const [kept, refunded] = [await ordered({ phone }), await ordered({ phone })];
    for (const order of [kept, refunded]) await deliver(order);
    await moved(refunded, 'ISSUED_REFUND');
    const owner = await signIn(api, phone);
    expect(await earnedBy(owner)).toEqual({ earned: EARNED, pending: EARNED, spent: PRICE });
    await moved(kept, 'ISSUED_REFUND');
    expect(await earnedBy(owner)).toEqual({ earned: 0, pending: 0, spent: 0 });
  });
});

it('an order request keeps its units reserved for hours once its phone number is confirmed at sign-in', async () => {
  const phone = somePhone();
  const asked = await guest(api).ask(REQUEST, { dto: orderOf([item], { contact: { name: 'Мария', phone } }) });
  const { uuid } = asked.data!.createOrderRequest as Placed;
  const owner = await signIn(api, phone);
  const read = 'query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) { phoneConfirmed expiresAt } }';
  const { phoneConfirmed, expiresAt } = (await owner.ask(read, { uuid })).data!.getOrderByUUID as {
    phoneConfirmed: boolean;
    expiresAt: string;
  };
  expect(phoneConfirmed).toBe(true);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23 * 3600_000);
});

describe('many confirmations at once', () => {
  it('a hundred sign-ins at once claim each order once and credit its points once', async () => {
    const [phone, email] = [somePhone(), someMailbox()];
    const orders = [await ordered({ phone, email }), await ordered({ phone, email }), await ordered({ phone, email })];
    for (const order of orders) await deliver(order);
    const client = { address: someAddress(), network: '10.0.0.0/24', userAgent: null, device: null };
    // A code opens one session only, so the sign-ins begin where their codes are confirmed.
    const opened = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        api.app
          .get(Statements)
          .transaction((queries) =>
            api.app
              .get(SignIn, { strict: false })
              .confirmed(
                queries,
                n % 2 ? { channel: 'PHONE', address: phone } : { channel: 'EMAIL', address: email },
                client,
                RegistrationSource.WEB,
              ),
          ),
      ),
    );
    const owners = [...new Set(opened.map(({ user }) => user.id))];
    expect(owners).toHaveLength(2);
    const earned = await Promise.all(owners.map((id) => earnedBy({ id })));
    const [mine, others] = earned.sort((a, b) => b.earned - a.earned);
    expect(mine).toEqual({ earned: 3 * EARNED, pending: 3 * EARNED, spent: 3 * PRICE });
    expect(others).toEqual({ earned: 0, pending: 0, spent: 0 });
    expect(await claimsOf(orders.map(({ uuid }) => uuid))).toHaveLength(3);
  });
});

describe('what a claim costs', () => {
  const claimStatements = async (phone: string) => {
    const flights = await flightsOf(() => signIn(api, phone));
    return flights.flat().filter((name) => name.startsWith('orders-'));
  };

  it('a sign-in takes one more SQL statement without orders, and as many for three orders as for one', async () => {
    expect(await claimStatements(somePhone())).toEqual(['orders-lock-guest-phone']);
    const claimed = [
      ...['orders-lock-guest-phone', 'orders-claim', 'orders-confirm-claimed-phones'],
      ...['orders-claimed-units', 'orders-claimed-units-earn', 'orders-claimed-sum-up'],
    ];
    for (const count of [1, 3]) {
      const phone = somePhone();
      for (let n = 0; n < count; n += 1) await ordered({ phone });
      expect(await claimStatements(phone)).toEqual(claimed);
    }
  });

  it.each(['phone', 'email'])('guests’ orders of a contact are found by a database index on %s', async (column) => {
    await ordered();
    const client = await database.connect();
    try {
      await client.query('BEGIN; SET LOCAL session_replication_role = replica');
      await client.query(
        `INSERT INTO "shop_order" SELECT (jsonb_populate_record(NULL::"shop_order", to_jsonb(o) || jsonb_build_object('uuid', gen_random_uuid(),
           'id', gen_random_uuid(), 'number', 100000 + n, 'phone', n, 'email', n))).*
         FROM (SELECT * FROM "shop_order" WHERE "userId" IS NULL LIMIT 1) o, generate_series(1, 400) n`,
      );
      await client.query('ANALYZE "shop_order"');
      const { rows } = await client.query(
        `EXPLAIN (FORMAT JSON) SELECT "uuid" FROM "shop_order" WHERE "userId" IS NULL AND "${column}" = '77'
         ORDER BY "uuid" FOR NO KEY UPDATE`,
      );
      expect(JSON.stringify(rows)).toContain(`shop_order_guest_${column}`);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
