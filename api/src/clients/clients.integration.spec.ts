import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { operator, type Operator } from '../testing/operators.js';
import { CREATE, orderOf, type Placed } from '../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { Clients } from './index.js';

const FIELDS = 'id name key previousKey origins returnAddresses orderUrl productUrl limitPercent active';
const SAVE = `mutation ($dto: SaveClientInput!) { saveClient(dto: $dto) { ${FIELDS} } }`;
const ROTATE = `mutation ($id: ID!) { rotateClientKey(dto: { id: $id }) { ${FIELDS} } }`;
const END = `mutation ($id: ID!) { endPreviousClientKey(dto: { id: $id }) { ${FIELDS} } }`;
const FRONT = 'https://front.example';

interface Saved {
  id: string;
  key: string;
  previousKey: string | null;
}

let api: TestApi;
let admin: Operator;
let database: pg.Client;
let item: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1_000_000, stock: 50 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
    STOREFRONT_URL: 'https://meet.example',
  });
  admin = await operator(api, 'ADMIN');
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product_item"');
  item = { id: rows[0]!.id, price: 1_000_000 };
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function run(query: string, variables: object): Promise<Saved> {
  const { data, errors } = await admin.admin(query, variables as Record<string, unknown>);
  if (!data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Saved;
}
const save = (dto: object) => run(SAVE, { dto });
let count = 0;
const newClient = (dto: object = {}) => save({ name: `Front ${(count += 1)}`, origins: [FRONT], ...dto });

/** Calls the shoppers' API as a program, or as a page of `origin`. */
async function call(
  key?: string,
  { origin, query = '{ __typename }', variables = {} }: { origin?: string; query?: string; variables?: object } = {},
) {
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'x-meet-client': key }),
      ...(origin ? { origin } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await answer.json()) as Answer;
  const { code, reason } = (body.errors?.[0]?.extensions ?? {}) as { code?: string; reason?: string };
  return { status: answer.status, headers: answer.headers, body, code, reason };
}
const OK = { status: 200, code: undefined };

describe('a key', () => {
  it('a new client gets a key that admits its own web pages and programs, and no other origin', async () => {
    const { key } = await newClient();
    expect(key).toMatch(/^meet_pk_[\w-]{32}$/);
    expect(await call(key)).toMatchObject(OK);
    const page = await call(key, { origin: FRONT });
    expect(page).toMatchObject(OK);
    expect(page.headers.get('access-control-allow-origin')).toBe(FRONT);
    for (const origin of ['https://evil.example', 'null', `${FRONT}.evil.example`])
      expect(await call(key, { origin })).toMatchObject({ status: 403, code: 'CLIENT_REFUSED', reason: 'ORIGIN' });
  });

  it.each(['', 'meet_pk_', 'meet_pk_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '__proto__'])(
    'the API refuses an unknown client key %j',
    async (key) => {
      expect(await call(key)).toMatchObject({ status: 403, code: 'CLIENT_REFUSED', reason: 'KEY_UNKNOWN' });
    },
  );

  it('a client key is optional by default', async () => expect(await call()).toMatchObject(OK));

  it('rotating a client key keeps the previous key valid until it is ended', async () => {
    const { id, key } = await newClient();
    const rotated = await run(ROTATE, { id });
    expect(rotated.previousKey).toBe(key);
    expect(rotated.key).not.toBe(key);
    for (const valid of [key, rotated.key]) expect(await call(valid)).toMatchObject(OK);
    await run(END, { id });
    expect(await call(key)).toMatchObject({ reason: 'KEY_UNKNOWN' });
    expect(await call(rotated.key)).toMatchObject(OK);
  });

  it('disabling a client disables its key and its origins', async () => {
    const origin = 'https://other.example';
    const { id, key } = await newClient({ name: 'Off', origins: [origin] });
    expect((await call(undefined, { origin })).headers.get('access-control-allow-origin')).toBe(origin);
    await save({ id, name: 'Off', active: false });
    expect(await call(key)).toMatchObject({ reason: 'KEY_UNKNOWN' });
    expect((await call(undefined, { origin })).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('a client disabled by another process is refused after the next refresh', async () => {
    const { id, key } = await newClient();
    await database.query('UPDATE "api_client" SET "active" = false WHERE "id" = $1', [id]);
    expect(await call(key)).toMatchObject(OK);
    await api.app.get(Clients).refresh();
    expect(await call(key)).toMatchObject({ reason: 'KEY_UNKNOWN' });
  });

  it('a client with a lower limit pays more for the same query', async () => {
    const { key } = await newClient({ limitPercent: 20 });
    const left = async (by?: string) => Number(/r=(\d+)/.exec((await call(by)).headers.get('ratelimit')!)![1]);
    const full = await left();
    const { body } = await call(key);
    expect(body.errors).toBeUndefined();
    expect(full - (await left(key))).toBeGreaterThanOrEqual(8);
  });
});

describe('an order of a front end', () => {
  it('an order placed through a client shows its name to operators, returns payments to it and links e-mails to it', async () => {
    const { key } = await newClient({
      name: 'Мобильная витрина',
      origins: [],
      returnAddresses: ['myapp://orders'],
      orderUrl: 'https://track.example/?order={id}',
    });
    const place = async (changes: object) => {
      const { body } = await call(key, { query: CREATE, variables: { dto: orderOf([item], { ...changes }) } });
      return body;
    };
    const placed = (await place({ returnUrl: 'myapp://orders/{id}' })).data!.createOrderWithPaymentLink as Placed;
    const wayBack = async ({ paymentLink }: Placed) => {
      const page = await fetch(`${api.origin}/payments/sandbox/${paymentLink!.split('/').at(-1)}`);
      return ((await page.json()) as { returnUrl: string }).returnUrl;
    };
    expect(await wayBack(placed)).toBe(`myapp://orders/${placed.id}`);
    const plain = (await place({})).data!.createOrderWithPaymentLink as Placed;
    expect(await wayBack(plain)).toBe(`https://track.example/?order=${plain.id}`);

    // The list is the front end's own: not even the storefront is on it.
    const refused = await place({ returnUrl: 'https://meet.example/orders/{id}' });
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'dto.returnUrl' }],
    });

    while (await api.app.get(OutboxWorker).run());
    const texts = api.app.get(PrintedMessages).messages.map(({ text }) => text);
    expect(texts.filter((text) => text.includes(`https://track.example/?order=${placed.id}`))).not.toEqual([]);
    expect(texts.filter((text) => text.includes(`meet.example/orders/${placed.id}`))).toEqual([]);

    const { data } = await admin.admin('query ($n: String) { orders(dto: { search: $n }) { items { clientName } } }', {
      n: String(placed.number),
    });
    expect(data).toEqual({ orders: { items: [{ clientName: 'Мобильная витрина' }] } });
  });
});

describe('operators', () => {
  it('operators list all clients, and every change of a client is in the audit log', async () => {
    const { id } = await newClient({ name: 'Seen' });
    await run(ROTATE, { id });
    const { data } = await admin.admin('{ clients { id name } }');
    expect((data!.clients as { id: string }[]).map((client) => client.id)).toContain(id);
    const { rows } = await database.query<{ action: string; before: object | null; after: { name: string } }>(
      `SELECT "action", "before", "after" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'saveClient', before: null, after: { name: 'Seen' } },
      { action: 'rotateClientKey', before: { previousKey: null }, after: { previousKey: expect.any(String) } },
    ]);
  });

  it.each([
    [{ origins: ['*'] }, 'dto.origins.0'],
    [{ origins: [FRONT, `${FRONT}/`] }, 'dto.origins.1'],
    [{ returnAddresses: ['javascript://x/%0aalert(1)'] }, 'dto.returnAddresses.0'],
    [{ returnAddresses: ['/orders'] }, 'dto.returnAddresses.0'],
    [{ orderUrl: 'https://track.example/' }, 'dto.orderUrl'],
    [{ productUrl: 'https://front.example/goods' }, 'dto.productUrl'],
    [{ productUrl: 'myapp://goods/{slug}' }, 'dto.productUrl'],
    [{ limitPercent: 10 }, 'dto.limitPercent'],
  ])('operators cannot save a client with %j', async (dto, field) => {
    const { errors } = await admin.admin(SAVE, { dto: { name: 'Refused', ...dto } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('changing clients requires the access level ADMIN', async () => {
    const manager = await operator(api, 'MANAGER');
    expect((await manager.admin('{ clients { key } }')).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect(
      (await admin.admin(ROTATE, { id: '00000000-0000-4000-8000-000000000000' })).errors![0]!.extensions.code,
    ).toBe('NOT_FOUND');
  });
});

it('the database refuses a client key of another format', async () => {
  const insert = `INSERT INTO "api_client" ("name", "key", "origins", "returnAddresses") VALUES ('x', 'secret', '{}', '{}')`;
  await expect(database.query(insert)).rejects.toThrow(/api_client_key_check/);
});
