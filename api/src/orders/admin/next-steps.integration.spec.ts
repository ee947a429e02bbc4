import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;

beforeAll(async () => {
  const item = { size: '42', price: 300_000, stock: 9 };
  api = await startTestApi(
    [
      feedProduct('own', {
        items: [{ ...item, supplier: { name: 'Наш склад', type: 'MEET_WAREHOUSE', isoCode: 'RU' } }],
      }),
      feedProduct('abroad', { items: [{ ...item, supplier: { name: 'Босфор', type: 'CONTRACTOR', isoCode: 'TR' } }] }),
    ],
    { PAYMENT_PROVIDER: 'sandbox', SETTINGS_POLL_SECONDS: '0' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  manager = await operator(api, 'MANAGER');
}, 60_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

interface Unit {
  id: string;
  status: string;
  nextStep: string | null;
  nextStatuses: string[];
}

/** A paid order of a thing from the shop's own warehouse and one from abroad. */
async function mixed(): Promise<string> {
  const { rows } = await database.query<{ id: string; price: number }>(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"`,
  );
  const { uuid, paymentLink } = await place(guest(api), orderOf(rows));
  await atTheSandbox(api, paymentLink!, 'PAY');
  return uuid;
}

async function unitsOf(uuid: string): Promise<Record<'own' | 'abroad', Unit>> {
  const { data } = await manager.admin(
    `query ($dto: OrderInput!) { order(dto: $dto) {
       orderProductItems { id status nextStep nextStatuses productItem { name } } } }`,
    { dto: { uuid } },
  );
  const { orderProductItems: units } = data!.order as {
    orderProductItems: (Unit & { productItem: { name: 'own' | 'abroad' } })[];
  };
  return Object.fromEntries(units.map(({ productItem, ...unit }) => [productItem.name, unit])) as never;
}

async function move(orderUuid: string, status: string, itemIds?: string[]): Promise<object> {
  const { data } = await manager.admin(
    `mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code message } }`,
    { dto: { orders: [{ orderUuid, itemIds }], status } },
  );
  return (data!.moveItems as object[])[0]!;
}

it('a unit in the shop’s own warehouse is offered to be sent, and refused to be bought', async () => {
  const uuid = await mixed();
  const { own } = await unitsOf(uuid);
  expect(own).toMatchObject({
    nextStep: 'AWAITING_SENT_FROM_MEET',
    nextStatuses: ['AWAITING_SENT_FROM_MEET', 'CANCEL_PURCHASE'],
  });
  for (const status of ['PURCHASED_FROM_SELLER', 'AWAITING_RESPONSE_FROM_SUPPLIER'])
    expect(await move(uuid, status, [own.id])).toEqual({
      moved: false,
      code: 'TRANSITION_REFUSED',
      message: 'Вещь лежит на складе магазина: выкупать её не у кого',
    });
});

it('an order with a thing from the own warehouse and one from abroad gets to its end, each unit by its own steps', async () => {
  const uuid = await mixed();
  expect(await move(uuid, 'PURCHASED_FROM_SELLER')).toMatchObject({ moved: false, code: 'TRANSITION_REFUSED' });
  for (const name of ['own', 'abroad'] as const)
    for (let { [name]: unit } = await unitsOf(uuid); unit.nextStep; { [name]: unit } = await unitsOf(uuid))
      expect(await move(uuid, unit.nextStep, [unit.id])).toMatchObject({ moved: true });
  const { own, abroad } = await unitsOf(uuid);
  expect([own.status, abroad.status]).toEqual(['DELIVERED', 'DELIVERED']);
});

it('a unit of the own warehouse that was bought by mistake goes on to be sent', async () => {
  const uuid = await mixed();
  const { own } = await unitsOf(uuid);
  await database.query(`UPDATE "order_product_item" SET "status" = 'PURCHASED_FROM_SELLER' WHERE "id" = $1`, [own.id]);
  expect((await unitsOf(uuid)).own.nextStep).toBe('AWAITING_SENT_FROM_MEET');
  expect(await move(uuid, 'AWAITING_SENT_FROM_MEET', [own.id])).toMatchObject({ moved: true });
});

it('a step that needs a permission is no next step of those who lack it', async () => {
  const uuid = await mixed();
  const admin = await operator(api, 'ADMIN');
  const value = JSON.stringify({ AWAITING_SENT_FROM_MEET: { permission: 'SETTINGS' } });
  await admin.admin(`mutation ($dto: SaveShopSettingsInput!) { saveShopSettings(dto: $dto) { version } }`, {
    dto: { settings: [{ name: 'ORDER_STATUSES', value }] },
  });
  expect((await unitsOf(uuid)).own.nextStep).toBeNull();
});
