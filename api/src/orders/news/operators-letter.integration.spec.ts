import pg from 'pg';
import { PrintedMessages } from '../../messaging/index.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { operator } from '../../testing/operators.js';
import { atTheSandbox, CREATE, guest, orderOf, REQUEST } from '../../testing/orders.js';
import { lastCode, sendCode, someAddress, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const MAIL = 'orders@shop.example';
const CONFIRM = 'mutation ($dto: ConfirmOrderPhoneInput!) { confirmOrderPhone(dto: $dto) { status } }';
const SAVE =
  'mutation ($dto: SaveShopSettingsInput!) { saveShopSettings(dto: $dto) { settings { name value source } } }';
/** What a stranger types. */
const NAME = 'Промокод Здесь';

let api: TestApi;
let database: pg.Pool;
let offer: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 300_000, stock: 50 }] })], {
    ...{
      PAYMENT_PROVIDER: 'sandbox',
      ORDERS_MAIL: MAIL,
      OUTBOX_POLL_SECONDS: '0',
      ORDER_SWEEP_SECONDS: '0',
      DESK_URL: 'https://desk.example',
    },
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  const { rows } = await database.query<typeof offer>(
    'SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"',
  );
  offer = rows[0]!;
}, 60_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

/** Letters to the shop since the last call. */
async function letters() {
  const printed = api.app.get(PrintedMessages);
  printed.messages.length = 0;
  while (await api.app.get(OutboxWorker).run());
  return printed.messages.filter(({ to }) => to === MAIL);
}

interface Order {
  uuid: string;
  number: number;
  paymentLink: string;
}

async function placed(call: string, phone: string, changes: object = {}) {
  const from = someAddress();
  const by = guest(api, from);
  const contact = { name: NAME, phone, email: null };
  const answer: Answer = await by.ask(call, { dto: orderOf([offer], { contact, ...changes }) });
  const order = Object.values(answer.data ?? {})[0] as Order | undefined;
  if (!order) throw new Error(JSON.stringify(answer.errors));
  const confirm = async () => {
    await sendCode(api, phone, { from });
    return by.ask(CONFIRM, { dto: { uuid: order.uuid, code: lastCode(api, phone)! } });
  };
  return { ...order, confirm };
}

it('operators get an e-mail about an order after its payment, without any text from the shopper', async () => {
  const order = await placed(CREATE, somePhone());
  expect(await letters()).toEqual([]);
  await atTheSandbox(api, order.paymentLink, 'PAY');
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter!.subject).toBe(`Новый заказ ${order.number}`);
  expect(letter!.text).toContain(`https://desk.example/orders/${order.number}`);
  expect(JSON.stringify(letter)).not.toContain(NAME);
});

it('operators get an e-mail about an order request once its phone number is confirmed', async () => {
  const request = await placed(REQUEST, somePhone());
  expect(await letters()).toEqual([]);
  await request.confirm();
  expect((await letters()).map(({ text }) => text)).toEqual([expect.stringContaining('ждёт звонка')]);
});

it('payment on delivery is enabled by a setting, and operators are notified of the confirmed order', async () => {
  const admin = await operator(api, 'ADMIN');
  const phone = somePhone();
  await expect(placed(REQUEST, phone, { paymentType: 'ON_DELIVERY' })).rejects.toThrow('ON_DELIVERY_UNAVAILABLE');
  const wrong = await admin.admin(SAVE, { dto: { settings: [{ name: 'ON_DELIVERY', value: 'да' }] } });
  expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const saved = await admin.admin(SAVE, { dto: { settings: [{ name: 'ON_DELIVERY', value: 'true' }] } });
  expect(saved.errors).toBeUndefined();
  const order = await placed(REQUEST, phone, { paymentType: 'ON_DELIVERY' });
  await order.confirm();
  expect((await letters()).map(({ text }) => text)).toEqual([expect.stringContaining('при получении заплатят')]);
});
