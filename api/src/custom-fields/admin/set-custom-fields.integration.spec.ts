import pg from 'pg';
import { EraseAccount } from '../../identity/index.js';
import { Statements } from '../../platform/database/statements.js';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let item: string;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 1_000_000, stock: 50 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product_item"');
  item = rows[0]!.id;
  for (const owner of ['ORDER', 'SHOPPER']) {
    await declare({ owner, code: 'gift', name: 'Подарок', type: 'FLAG', visibility: 'OWNER' });
    await declare({ owner, code: 'note', name: 'Для своих', type: 'TEXT', position: 1 });
  }
  await declare({ owner: 'COLLECTION', code: 'mood', name: 'Настроение', type: 'TEXT', visibility: 'PUBLIC' });
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const run = async (asked: Promise<Answer>) => {
  const { data, errors } = await asked;
  if (errors) throw new Error(JSON.stringify(errors));
  return data!;
};
const declare = (dto: object) =>
  run(admin.admin('mutation ($dto: SaveCustomFieldInput!) { saveCustomField(dto: $dto) { code } }', { dto }));
const VALUES = 'customFields { code ... on CustomText { text } ... on CustomFlag { flag } }';
const BOTH = [
  { code: 'gift', flag: true },
  { code: 'note', text: 'Позвонить' },
];
const setOfOrder = (uuid: string, customFields: object[], token?: string) =>
  askAdmin(
    api,
    `mutation ($dto: OrderCustomFieldsInput!) { setOrderCustomFields(dto: $dto) { ${VALUES} } }`,
    { dto: { uuid, customFields } },
    token ?? admin.accessToken,
  );
const setOfShopper = (userId: string, customFields: object[], token?: string) =>
  askAdmin(
    api,
    `mutation ($dto: ShopperCustomFieldsInput!) { setShopperCustomFields(dto: $dto) { ${VALUES} } }`,
    { dto: { userId, customFields } },
    token ?? admin.accessToken,
  );
const program = async (...scopes: string[]) => {
  const { saveProgram } = await run(
    admin.admin('mutation ($dto: SaveProgramInput!) { saveProgram(dto: $dto) { token } }', {
      dto: { name: scopes.join(' '), scopes },
    }),
  );
  return (saveProgram as { token: string }).token;
};

it('custom fields of a collection are saved with it and can be read by everybody', async () => {
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product"');
  const productIds = rows.map(({ id }) => id);
  const dto = { slug: 'autumn', title: 'Осень', productIds, customFields: [{ code: 'mood', text: 'Тихо' }] };
  await run(admin.admin('mutation ($dto: SaveCollectionInput!) { saveCollection(dto: $dto) }', { dto }));
  const { collectionBundle } = await run(api.ask(`{ collectionBundle { ${VALUES} } }`));
  expect(collectionBundle).toEqual([{ customFields: [{ code: 'mood', text: 'Тихо' }] }]);
  const { showcase } = await run(admin.admin(`{ showcase { collections { ${VALUES} } } }`));
  expect(showcase).toEqual({ collections: [{ customFields: [{ code: 'mood', text: 'Тихо' }] }] });
});

describe('an order’s', () => {
  it('custom fields of an order are all read by operators, and only public ones by its owner', async () => {
    const shopper = await signIn(api, somePhone());
    const { uuid, id } = await place(shopper, orderOf([{ id: item, price: 1_000_000 }]));
    const { setOrderCustomFields } = await run(setOfOrder(uuid, BOTH));
    expect(setOrderCustomFields).toEqual({ customFields: BOTH });
    const { userOrderList } = await run(shopper.ask(`{ userOrderList { items { ${VALUES} } } }`));
    expect(userOrderList).toEqual({ items: [{ customFields: [BOTH[0]] }] });
    const { orders } = await run(admin.admin(`{ orders { items { ${VALUES} } } }`));
    expect(orders).toEqual({ items: [{ customFields: BOTH }] });
    const { errors } = await api.ask(`{ publicOrder(dto: { id: "${id}" }) { ${VALUES} } }`);
    expect(errors![0]!.message).toContain('customFields');
    const { rows } = await database.query(
      `SELECT "before"->'customFields' AS "before", "after"->'customFields' AS "after" FROM "operator_action"
       WHERE "action" = 'setOrderCustomFields'`,
    );
    // The text may be personal, so the trail has the codes alone.
    expect(rows).toEqual([{ before: [], after: ['gift', 'note'] }]);
  });

  it('setting custom fields of an order requires the orders scope and returns ORDER_NOT_FOUND for unknown orders', async () => {
    const orders = await program('WRITE_ORDERS');
    expect(codeOf(await setOfOrder(admin.id, BOTH, orders))).toBe('ORDER_NOT_FOUND');
    expect(codeOf(await setOfOrder(admin.id, BOTH, await program('WRITE_CATALOGUE')))).toBe('FORBIDDEN');
  });
});

describe('a shopper’s', () => {
  it('a shopper reads only public custom fields, while account export and erasure cover all of them', async () => {
    const shopper = await signIn(api, somePhone());
    expect(await run(setOfShopper(shopper.id, BOTH))).toEqual({ setShopperCustomFields: { customFields: BOTH } });
    expect(await run(shopper.ask(`{ user { ${VALUES} } }`))).toEqual({ user: { customFields: [BOTH[0]] } });
    const { exportAccount } = await run(shopper.ask('{ exportAccount }'));
    expect(JSON.parse(exportAccount as string)).toMatchObject({ customFields: BOTH });
    const [erase, statements] = [
      api.app.get(EraseAccount, { strict: false }),
      api.app.get(Statements, { strict: false }),
    ];
    const [, written] = await Promise.all([
      statements.transaction((queries) => erase.of(queries, shopper.id)),
      setOfShopper(shopper.id, [{ code: 'note', text: 'Поздно' }]),
    ]);
    if (written.errors) expect(codeOf(written)).toBe('SHOPPER_NOT_FOUND');
    const { rows } = await database.query('SELECT FROM "custom_field_value" WHERE "ownerId" = $1', [shopper.id]);
    expect(rows).toHaveLength(0);
    expect(codeOf(await setOfShopper(shopper.id, BOTH))).toBe('SHOPPER_NOT_FOUND');
  });

  it('programs can neither set nor declare custom fields of shoppers', async () => {
    const token = await program('WRITE_CATALOGUE', 'READ_SHOPPERS');
    expect(codeOf(await setOfShopper(admin.id, BOTH, token))).toBe('FORBIDDEN');
    const remove = (owner: string) =>
      askAdmin(api, `mutation { removeCustomField(dto: { owner: ${owner}, code: "none" }) }`, {}, token);
    expect(codeOf(await remove('SHOPPER'))).toBe('FORBIDDEN');
    expect((await remove('ORDER')).errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'WRITE_ORDERS' });
    expect(codeOf(await remove('PRODUCT'))).toBe('NOT_FOUND');
  });
});
