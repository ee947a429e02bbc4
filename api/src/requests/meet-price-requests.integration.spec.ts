import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { checkedUpload, offersOf, type Offer } from '../testing/delivered.js';
import { agreeOn, askForPrice, days, meetPriceRequests } from '../testing/meet-price.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, someAddress, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

const OWN = `{ userMeetPriceRequestList { items { id state answer personalPrice { itemId price units used active sizeName } }
  pagination { totalItems } } }`;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const SHOP_MAIL = 'prices@shop.example';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let admin: Operator;
let boots: Offer[];
let shoes: Offer[];
let mailboxes = 0;
const newMailbox = () => `meet-price-${(mailboxes += 1)}@example.com`;

beforeAll(async () => {
  api = await startTestApi(
    [
      feedProduct('boots', {
        name: 'Ботинки',
        items: [
          { size: '41', price: 1_000_000, stock: 50 },
          { size: '42', price: 1_000_000, loyaltyPrice: 900_000, stock: 50 },
        ],
      }),
      feedProduct('shoes', { name: 'Туфли', items: [{ size: '42', price: 500_000, stock: 50 }] }),
    ],
    { REQUESTS_MAIL: SHOP_MAIL },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  manager = await operator(api, 'MANAGER');
  admin = await operator(api, 'ADMIN');
  const offers = await offersOf(database);
  [boots, shoes] = [offers.boots!, offers.shoes!];
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(async () => {
  await database.query('DELETE FROM "personal_price"');
  await database.query('TRUNCATE "outbox_event", "throttle_counter", "one_time_code"');
  await database.query('DELETE FROM "meet_price_request"');
  api.app.get(PrintedMessages).messages.length = 0;
});

const guest = (from = someAddress()): Pick<Shopper, 'ask'> => ({
  ask: (query, given) => api.ask(query, given, { from }),
});
const about = (changes: object = {}) => ({
  ...{ productId: boots[0]!.productId, link: 'https://other.example/boots?size=41', text: 'Там дешевле' },
  ...changes,
});
async function sentTo(address: string): Promise<{ subject: string; text: string }[]> {
  await api.app.get(OutboxWorker).run();
  return api.app.get(PrintedMessages).messages.filter(({ to }) => to === address);
}
const own = async (by: Shopper) =>
  ((await by.ask(OWN)).data!.userMeetPriceRequestList as { items: Record<string, unknown>[] }).items;

describe('createMeetPriceRequest', () => {
  it('createMeetPriceRequest queues a guest’s request with a phone number and e-mails the shop', async () => {
    const made = await askForPrice(guest(), about({ phone: '8 916 700 02 02', itemId: boots[0]!.id }));
    expect(made).toMatchObject({
      phone: '+79167000202',
      userId: null,
      state: 'NEW',
      imageUrls: [],
      text: 'Там дешевле',
    });
    expect(await meetPriceRequests(manager)).toMatchObject([
      { id: made.id, productName: 'Ботинки', itemId: boots[0]!.id, link: 'https://other.example/boots?size=41' },
    ]);
    expect((await sentTo(SHOP_MAIL)).map(({ subject }) => subject)).toEqual(['Новая заявка «Нашли дешевле?»']);
    expect(JSON.stringify(api.app.get(PrintedMessages).messages)).not.toContain('other.example');
  });

  it('createMeetPriceRequest saves a shopper’s request with their phone number and pictures', async () => {
    const phone = somePhone();
    const maria = await signIn(api, phone);
    const uploads = [
      await checkedUpload(database, maria, 'PRICE_MATCH_PHOTO'),
      await checkedUpload(database, maria, 'PRICE_MATCH_PHOTO'),
    ];
    const made = await askForPrice(maria, about({ uploadIds: uploads.map(({ id }) => id) }));
    expect(made).toMatchObject({ phone, userId: maria.id, imageUrls: uploads.map(({ key }) => key) });
    expect(await own(maria)).toMatchObject([{ id: made.id, state: 'NEW', personalPrice: null }]);
    expect(await own(await signIn(api, somePhone()))).toEqual([]);
    const { rows } = await database.query(`SELECT FROM "storage_reference" WHERE "key" = $1`, [uploads[0]!.key]);
    expect(rows).toHaveLength(1);
  });

  it('createMeetPriceRequest with a picture of the price needs no link', async () => {
    const maria = await signIn(api, somePhone());
    const picture = await checkedUpload(database, maria, 'PRICE_MATCH_PHOTO');
    const made = await askForPrice(maria, about({ link: undefined, uploadIds: [picture.id] }));
    expect(made).toMatchObject({ link: null, imageUrls: [picture.key] });
  });

  it('createMeetPriceRequest without a phone number requires an account with a phone number', async () => {
    expect(codeOf(await askRaw(guest(), about()))).toBe('BAD_USER_INPUT');
    expect(codeOf(await askRaw(await signIn(api, newMailbox()), about()))).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['an unknown product', { productId: NOBODY }, 'PRODUCT_NOT_FOUND'],
    ['an offer of another product', () => ({ itemId: shoes[0]!.id }), 'ITEM_NOT_FOUND'],
    ['neither an address nor a picture', { link: null }, 'BAD_USER_INPUT'],
    ['no address', { link: 'дешевле там' }, 'BAD_USER_INPUT'],
    ['an address that is a script', { link: 'javascript:alert(1)//https://other.example' }, 'BAD_USER_INPUT'],
    ['an address without a scheme', { link: 'other.example/boots' }, 'BAD_USER_INPUT'],
    ['a landline', { phone: '+74951234567' }, 'BAD_USER_INPUT'],
    ['too long a text', { text: 'я'.repeat(2001) }, 'BAD_USER_INPUT'],
    ['an unknown upload', { uploadIds: [NOBODY] }, 'UPLOAD_NOT_USABLE'],
  ])('createMeetPriceRequest with %s is refused and not saved', async (_, changes, code) => {
    const dto = about({ phone: somePhone(), ...(typeof changes === 'function' ? changes() : changes) });
    expect(codeOf(await askRaw(guest(), dto))).toBe(code);
    expect(await meetPriceRequests(manager)).toEqual([]);
  });

  it('createMeetPriceRequest refuses another shopper’s uploads and uploads for other purposes', async () => {
    const [maria, boris] = [await signIn(api, somePhone()), await signIn(api, somePhone())];
    for (const { id } of [
      await checkedUpload(database, boris, 'PRICE_MATCH_PHOTO'),
      await checkedUpload(database, maria, 'REVIEW_PHOTO'),
    ])
      expect(codeOf(await askRaw(maria, about({ uploadIds: [id] })))).toBe('UPLOAD_NOT_USABLE');
    expect(await meetPriceRequests(manager)).toEqual([]);
  });

  it('ten equal simultaneous price-match requests create one request and one e-mail to the shop', async () => {
    const dto = about({ phone: somePhone() });
    const made = await Promise.all(Array.from({ length: 10 }, () => askForPrice(guest(), dto)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await sentTo(SHOP_MAIL)).toHaveLength(1);
    await database.query('TRUNCATE "throttle_counter"');
    await askForPrice(guest(), { ...dto, text: 'И ещё' });
    expect(await meetPriceRequests(manager)).toHaveLength(2);
  });

  it('price-match requests are limited by IP address and phone number', async () => {
    const from = someAddress();
    for (let n = 0; n < 10; n += 1) await askForPrice(guest(from), about({ phone: somePhone() }));
    expect(codeOf(await askRaw(guest(from), about({ phone: somePhone() })))).toBe('TOO_MANY_REQUESTS');
    const phone = somePhone();
    for (let n = 0; n < 10; n += 1) await askForPrice(guest(), about({ phone, text: String(n) }));
    expect(codeOf(await askRaw(guest(), about({ phone })))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('an answer', () => {
  it('«Цена согласована» is announced by one SMS and one e-mail even if the price changes again', async () => {
    const [phone, email] = [somePhone(), newMailbox()];
    const maria = await signIn(api, phone);
    await database.query(`UPDATE "user_account" SET "email" = $2 WHERE "id" = $1`, [maria.id, email]);
    const { id } = await askForPrice(maria, about({ itemId: boots[0]!.id }));
    api.app.get(PrintedMessages).messages.length = 0;
    for (const price of [800_000, 790_000, 780_000]) await agreeOn(admin, { id, price });
    const [sms, ...others] = await sentTo(phone);
    expect(others).toEqual([]);
    expect(sms!.text.replace(/\s/g, ' ')).toContain('Цена согласована: Ботинки, размер 41, за 7 800 ₽ до');
    expect((await sentTo(email)).map(({ subject }) => subject)).toEqual(['Цена согласована: Ботинки']);
    expect(await own(maria)).toMatchObject([
      {
        state: 'AGREED',
        personalPrice: { itemId: boots[0]!.id, price: 780_000, units: 1, used: 0, active: true, sizeName: '41' },
      },
    ]);
  });

  it('the answer to a guest’s price-match request comes by SMS, and applies after signing in with that number', async () => {
    const phone = somePhone();
    const { id } = await askForPrice(guest(), about({ phone, itemId: boots[0]!.id }));
    await agreeOn(admin, { id, price: 800_000 });
    expect(await sentTo(phone)).toHaveLength(1);
    expect(await own(await signIn(api, somePhone()))).toEqual([]);
    expect(await own(await signIn(api, phone))).toMatchObject([{ id, personalPrice: { price: 800_000 } }]);
  });

  it('the answer to a price-match request is not sent by SMS to a shopper who opted out', async () => {
    const phone = somePhone();
    const maria = await signIn(api, phone);
    await maria.ask('mutation { editUser(dto: { notifyBySms: false }) { id } }');
    const { id } = await askForPrice(maria, about({ itemId: boots[0]!.id }));
    api.app.get(PrintedMessages).messages.length = 0;
    await agreeOn(admin, { id, price: 800_000 });
    expect(await sentTo(phone)).toEqual([]);
  });

  it('declining a price-match request sends an e-mail and withdraws an agreed price', async () => {
    const email = newMailbox();
    const maria = await signIn(api, email);
    const { id } = await askForPrice(maria, about({ phone: somePhone(), itemId: boots[0]!.id }));
    await agreeOn(admin, { id, price: 800_000 });
    expect(await decline(manager, id)).toMatchObject({ state: 'DECLINED', answer: 'Там другая модель' });
    const [letter] = await sentTo(email);
    expect(letter).toMatchObject({ subject: 'Ответ на вопрос о цене: Ботинки' });
    expect(letter!.text).toContain('Там другая модель');
    expect(await own(maria)).toMatchObject([{ state: 'DECLINED', personalPrice: { active: false } }]);
    expect(await decline(manager, id)).toMatchObject({ code: 'REQUEST_CLOSED' });
    expect(codeOf(await agreeOn(admin, { id, price: 700_000 }, false))).toBe('REQUEST_CLOSED');
  });

  it('agreeing a price requires an offer of the product, a lower price and a future end date', async () => {
    const { id } = await askForPrice(guest(), about({ phone: somePhone() }));
    const refused = async (changes: object) => codeOf(await agreeOn(admin, { id, price: 1, ...changes }, false));
    const itemId = boots[0]!.id;
    expect(await refused({ price: 800_000 })).toBe('BAD_USER_INPUT');
    expect(await refused({ price: 800_000, itemId: shoes[0]!.id })).toBe('ITEM_NOT_FOUND');
    for (const price of [1_000_000, 1_000_001]) expect(await refused({ itemId, price })).toBe('PRICE_NOT_LOWER');
    expect(await refused({ itemId: boots[1]!.id, price: 900_000 })).toBe('PRICE_NOT_LOWER');
    for (const price of [0, -1, 1.5]) expect(await refused({ itemId, price })).toBe('BAD_USER_INPUT');
    for (const expiresAt of [days(-1), days(61)])
      expect(await refused({ itemId, price: 800_000, expiresAt })).toBe('BAD_USER_INPUT');
    for (const units of [0, 11]) expect(await refused({ itemId, price: 800_000, units })).toBe('BAD_USER_INPUT');
    expect(await refused({ id: NOBODY, itemId, price: 800_000 })).toBe('REQUEST_NOT_FOUND');
    expect((await meetPriceRequests(manager))[0]).toMatchObject({ state: 'NEW', personalPrice: null });
  });

  it('administrators agree prices, managers see the queue, and shoppers can do neither', async () => {
    const { id } = await askForPrice(guest(), about({ phone: somePhone(), itemId: boots[0]!.id }));
    expect(codeOf(await agreeOn(manager, { id, price: 800_000 }, false))).toBe('FORBIDDEN');
    const shopper = await operator(api, 'USER');
    expect(codeOf(await shopper.admin('{ meetPriceRequests { items { id } } }'))).toBe('FORBIDDEN');
    const taken = await manager.admin('mutation ($id: ID!) { takeUpMeetPriceRequest(dto: { id: $id }) { state } }', {
      id,
    });
    expect(taken.data!.takeUpMeetPriceRequest).toEqual({ state: 'IN_WORK' });
    expect(await meetPriceRequests(manager, { state: 'NEW' })).toEqual([]);
    expect(await meetPriceRequests(manager, { search: 'ботинки' })).toHaveLength(1);
    expect(await meetPriceRequests(manager, { productId: shoes[0]!.productId })).toEqual([]);
  });

  it('the audit log records answers to price-match requests without the shopper’s text', async () => {
    const phone = somePhone();
    const { id } = await askForPrice(guest(), about({ phone, itemId: boots[0]!.id }));
    await agreeOn(admin, { id, price: 800_000 });
    await decline(manager, id);
    const { rows } = await database.query<{ action: string }>(
      `SELECT "action", "before", "after" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
      [id],
    );
    expect(rows).toMatchObject([
      {
        action: 'agreeMeetPrice',
        before: { state: 'NEW', price: null },
        after: { price: { price: 800_000, used: 0 } },
      },
      { action: 'declineMeetPrice', before: { state: 'AGREED' }, after: { state: 'DECLINED' } },
    ]);
    for (const words of [phone, 'other.example', 'Там дешевле']) expect(JSON.stringify(rows)).not.toContain(words);
  });
});

it('export and deletion of an account include its price-match requests and those of its phone number', async () => {
  const phone = somePhone();
  await askForPrice(guest(), about({ phone, text: 'Как гость', itemId: boots[0]!.id }));
  const [asked] = await meetPriceRequests(manager);
  await agreeOn(admin, { id: asked!.id, price: 800_000 });
  const maria = await signIn(api, phone);
  const uploadIds = [(await checkedUpload(database, maria, 'PRICE_MATCH_PHOTO')).id];
  await askForPrice(maria, about({ text: 'Из профиля', uploadIds }));
  await askForPrice(guest(), about({ phone: somePhone(), text: 'Чужая' }));
  const { meetPriceRequests: exported } = JSON.parse(
    (await maria.ask('{ exportAccount }')).data!.exportAccount as string,
  ) as { meetPriceRequests: object[] };
  expect(exported).toMatchObject([
    { text: 'Как гость', personalPrice: { price: 800_000 } },
    { text: 'Из профиля', imageUrls: [expect.any(String)] },
  ]);
  await database.query('TRUNCATE "one_time_code"');
  const code = await freshCode(api, phone, maria.accessToken);
  await maria.ask(
    'mutation ($phone: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $phone, code: $code }) }',
    { phone, code },
  );
  expect((await meetPriceRequests(manager)).map(({ text }) => text)).toEqual(['Чужая']);
  const { rows } = await database.query(
    `SELECT "userId", "phone", "requestId", "revokedAt" IS NOT NULL AS "revoked" FROM "personal_price"`,
  );
  expect(rows).toEqual([{ userId: null, phone: null, requestId: null, revoked: true }]);
});

const askRaw = (by: Pick<Shopper, 'ask'>, dto: object) =>
  by.ask('mutation ($dto: CreateMeetPriceRequestInput!) { createMeetPriceRequest(dto: $dto) { id } }', { dto });

async function decline(by: Operator, id: string) {
  const { data, errors } = await by.admin(
    'mutation ($dto: DeclineMeetPriceInput!) { declineMeetPrice(dto: $dto) { state answer } }',
    { dto: { id, answer: 'Там другая модель' } },
  );
  return data?.declineMeetPrice ?? errors![0]!.extensions;
}
