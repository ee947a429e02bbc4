import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let manager: Operator;
let offer: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 300_000, stock: 50 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
    SETTINGS_POLL_SECONDS: '0',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  const { rows } = await database.query<typeof offer>(
    'SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"',
  );
  offer = rows[0]!;
  [admin, manager] = [await operator(api, 'ADMIN'), await operator(api, 'MANAGER')];
}, 60_000);
afterEach(() =>
  admin.admin(`mutation { saveShopSettings(dto: { settings: [{ name: ORDER_STATUSES, value: null }] }) { version } }`),
);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const FIELDS = 'version statuses { status used movedInto required nameRu nameEn permission }';
const save = (statuses: object[], version?: string, by: Operator = admin): Promise<Answer> =>
  by.admin(`mutation ($dto: SaveOrderStatusesInput!) { saveOrderStatuses(dto: $dto) { ${FIELDS} } }`, {
    dto: { statuses, version },
  });

interface Setting {
  status: string;
  used: boolean;
  movedInto: boolean;
  required: string | null;
  nameRu: string | null;
  nameEn: string | null;
  permission: string | null;
}
async function read(): Promise<{ version: string; of: Record<string, Setting> }> {
  const { data } = await admin.admin(`{ orderStatuses { ${FIELDS} } }`);
  const { version, statuses } = data!.orderStatuses as { version: string; statuses: Setting[] };
  return { version, of: Object.fromEntries(statuses.map((setting) => [setting.status, setting])) };
}

/** A paid order of goods from a Russian stock. */
async function paid(): Promise<string> {
  const { uuid, paymentLink } = await place(guest(api), orderOf([offer]));
  await atTheSandbox(api, paymentLink!, 'PAY');
  return uuid;
}
async function unitOf(uuid: string, by: Operator = admin): Promise<{ status: string; nextStatuses: string[] }> {
  const { data } = await by.admin(
    `query ($dto: OrderInput!) { order(dto: $dto) { orderProductItems { status nextStatuses } } }`,
    { dto: { uuid } },
  );
  return (data!.order as { orderProductItems: { status: string; nextStatuses: string[] }[] }).orderProductItems[0]!;
}
async function move(
  uuid: string,
  status: string,
  by: Operator = admin,
): Promise<{ moved: boolean; code: string | null }> {
  const { data } = await by.admin(`mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code } }`, {
    dto: { orders: [{ orderUuid: uuid }], status },
  });
  return (data!.moveItems as { moved: boolean; code: string | null }[])[0]!;
}

describe('saveOrderStatuses', () => {
  it('saveOrderStatuses keeps omitted fields and restores the default for null', async () => {
    await save([{ status: 'PURCHASED_FROM_SELLER', used: false, nameRu: 'Куплен', permission: 'STOCK' }]);
    await save([
      { status: 'PURCHASED_FROM_SELLER', nameEn: 'Bought' },
      { status: 'DELIVERED', nameRu: 'У вас' },
    ]);
    const { of } = await read();
    expect(of.PURCHASED_FROM_SELLER).toMatchObject({
      ...{ used: false, required: null, nameRu: 'Куплен', nameEn: 'Bought', permission: 'STOCK' },
    });
    expect([of.PAID_READY_TO_SEND!.movedInto, of.DELIVERED!.movedInto]).toEqual([false, true]);
    expect(of.DELIVERED).toMatchObject({ used: true, required: expect.stringMatching(/\S/), nameRu: 'У вас' });
    await save([{ status: 'PURCHASED_FROM_SELLER', used: null, nameRu: null, nameEn: null, permission: null }]);
    expect((await read()).of.PURCHASED_FROM_SELLER).toMatchObject({ used: true, nameRu: null, permission: null });
  });

  it('saveOrderStatuses refuses to switch off a required status, gives the reason and changes nothing', async () => {
    const { errors } = await save([
      { status: 'PURCHASED_FROM_SELLER', used: false },
      { status: 'DELIVERED', used: false },
    ]);
    expect(errors![0]!.extensions).toMatchObject({ code: 'STATUS_REQUIRED', status: 'DELIVERED' });
    expect(errors![0]!.message).toContain('чек');
    expect((await read()).of.PURCHASED_FROM_SELLER!.used).toBe(true);
    // Nor by the setting itself.
    const value = JSON.stringify({ DELIVERED: { used: false } });
    const whole = `mutation ($dto: SaveShopSettingsInput!) { saveShopSettings(dto: $dto) { version } }`;
    expect(codeOf(await admin.admin(whole, { dto: { settings: [{ name: 'ORDER_STATUSES', value }] } }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('saveOrderStatuses accepts only the first of two changes of a version, and requires the settings permission', async () => {
    const { version } = await read();
    const answers = await Promise.all(['Раз', 'Два'].map((nameRu) => save([{ status: 'DELIVERED', nameRu }], version)));
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(codeOf(await save([{ status: 'DELIVERED', nameRu: 'Чужое' }], undefined, manager))).toBe('FORBIDDEN');
  });
});

describe('a status that the shop does not use', () => {
  it('an unused order status is skipped, not offered, refused as a target, and still readable on units', async () => {
    const [old, fresh] = [await paid(), await paid()];
    await move(old, 'PURCHASED_FROM_SELLER');
    await save([{ status: 'PURCHASED_FROM_SELLER', used: false }]);
    expect((await unitOf(fresh)).nextStatuses).toEqual([
      ...['AWAITING_RESPONSE_FROM_SUPPLIER', 'ACCEPTED_IN_RUSSIA_STOCK_MEET', 'AWAITING_SENT_FROM_MEET'],
      'CANCEL_PURCHASE',
    ]);
    expect(await move(fresh, 'PURCHASED_FROM_SELLER')).toEqual({ moved: false, code: 'TRANSITION_REFUSED' });
    expect(await move(fresh, 'ACCEPTED_IN_RUSSIA_STOCK_MEET')).toMatchObject({ moved: true });
    expect(await unitOf(old)).toEqual({
      status: 'PURCHASED_FROM_SELLER',
      nextStatuses: ['ACCEPTED_IN_RUSSIA_STOCK_MEET', 'ISSUED_REFUND'],
    });
    expect(await move(old, 'ACCEPTED_IN_RUSSIA_STOCK_MEET')).toMatchObject({ moved: true });
  });
});

describe('a status that needs a permission', () => {
  it('an order status with a permission is offered to and accepted from only its holders', async () => {
    const order = await paid();
    await save([{ status: 'AWAITING_SENT_FROM_MEET', permission: 'SETTINGS' }]);
    expect((await unitOf(order, manager)).nextStatuses).not.toContain('AWAITING_SENT_FROM_MEET');
    expect(await move(order, 'AWAITING_SENT_FROM_MEET', manager)).toEqual({ moved: false, code: 'FORBIDDEN' });
    expect((await unitOf(order)).nextStatuses).toContain('AWAITING_SENT_FROM_MEET');
    expect(await move(order, 'AWAITING_SENT_FROM_MEET')).toMatchObject({ moved: true });
  });
});

describe('orderStatusNames', () => {
  it('orderStatusNames returns only the shop’s own status names in the language of the request', async () => {
    await save([
      { status: 'DELIVERED', nameRu: 'У вас' },
      { status: 'PAID_READY_TO_SEND', nameEn: 'Paid for' },
    ]);
    const names = async (language: string) => {
      const answer = await fetch(`${api.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ query: '{ orderStatusNames { status name } }' }),
      });
      return ((await answer.json()) as Answer).data!.orderStatusNames;
    };
    expect(await names('ru')).toEqual([{ status: 'DELIVERED', name: 'У вас' }]);
    expect(await names('en')).toEqual([{ status: 'PAID_READY_TO_SEND', name: 'Paid for' }]);
  });
});
