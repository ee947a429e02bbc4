import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import pg from 'pg';
import { offersOf } from './testing/delivered.js';
import { operator, type Operator } from './testing/operators.js';
import { codeOf, guest, orderOf, REQUEST } from './testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from './testing/test-api.js';
import { committedSchema } from './testing/unaccounted-calls.js';

let api: TestApi;
let admin: Operator;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000, stock: 5 }] })]);
  admin = await operator(api, 'ADMIN');
});
afterAll(() => api?.close());

let codes = 0;
const promocode = (times: object) =>
  admin.admin('mutation ($dto: CreatePromocodeInput!) { createPromocode(dto: $dto) { startsAt endsAt } }', {
    dto: { code: `DATES${(codes += 1)}`, kind: 'PERCENT', percent: 5, ...times },
  });

it('every time field of the admin inputs accepts a plain date, except updatedAt', () => {
  const schema = buildSchema(committedSchema('api/admin-schema.graphql'));
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const fields = inputs.flatMap((input) => Object.values(input.getFields()));
  const timesOnly = fields.filter(({ type }) => getNamedType(type).name === 'DateTime').map(({ name }) => name);
  // `updatedAt` is handed back as it was read.
  expect([...new Set(timesOnly)]).toEqual(['updatedAt']);
});

it('a plain date becomes the first moment of that shop day, or the last for an end', async () => {
  const { data } = await promocode({ startsAt: '2026-12-01', endsAt: '2026-12-31' });
  expect(data!.createPromocode).toEqual({
    startsAt: '2026-11-30T21:00:00.000Z',
    endsAt: '2026-12-31T20:59:59.999Z',
  });
});

it('a time with a zone is accepted and returned in UTC', async () => {
  const { data } = await promocode({ startsAt: '2026-12-31T10:00:00+05:00' });
  expect(data!.createPromocode).toMatchObject({ startsAt: '2026-12-31T05:00:00.000Z' });
});

it.each(['2027-02-30T00:00:00Z', '2027-02-30', '2026-12-31T10:00:00', '2027', 1_798_664_399, 1_798_664_399_000, true])(
  'the value %p is refused as a time',
  async (endsAt) => {
    expect(codeOf(await promocode({ endsAt }))).toBe('BAD_USER_INPUT');
    const literal = `mutation { createPromocode(dto: { code: "NEVER", kind: PERCENT, percent: 5, endsAt: ${JSON.stringify(endsAt)} }) { endsAt } }`;
    expect(codeOf(await admin.admin(literal))).toBe('BAD_USER_INPUT');
  },
);

it('an order filter from a date to the same date includes the orders of that day', async () => {
  const database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  const [offer] = (await offersOf(database)).boots!;
  await database.end();
  const placed = await guest(api).ask(REQUEST, { dto: orderOf([{ id: offer!.id, price: offer!.price }]) });
  expect(placed.errors).toBeUndefined();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());
  const { data } = await admin.admin('query ($dto: OrdersInput) { orders(dto: $dto) { pagination { totalItems } } }', {
    dto: { from: today, to: today },
  });
  expect(data!.orders).toEqual({ pagination: { totalItems: 1 } });
});
