import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { createApp } from '../create-app.js';
import { PrintedMessages } from '../messaging/index.js';
import { ListingFollower } from '../search/index.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf, CREATE, guest, MOSCOW, orderOf, place } from '../testing/orders.js';
import { signIn, somePhone } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { SETTING_NAMES } from './setting-rules.js';

/** What is promised of a change: every process has it by then. */
const EVERYWHERE_MS = 10_000;

let api: TestApi;
/** A second process on the same database; its answers are kept in memory, as in a shop. */
let other: TestApi;
let second: NestFastifyApplication;
let database: pg.Pool;
let admin: Operator;
let pair: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '41', price: 1_000_000, stock: 50 }] })], {
    SHOP_PHONE: '+7 495 000-00-00',
    SHOP_HOURS: '',
    SETTINGS_POLL_SECONDS: '0.5',
    ANSWER_MEMORY_MB: '8',
  });
  second = await createApp();
  await second.listen(0, '127.0.0.1');
  while (!second.get(ListingFollower).ready) await sleep(25);
  const origin = (await second.getUrl()).replace('[::1]', '127.0.0.1');
  other = {
    ...api,
    origin,
    ask: async (query, variables = {}) => {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await answer.json()) as Answer;
    },
  };
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
  const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item"`);
  pair = { id: rows[0]!.id, price: 1_000_000 };
});
afterEach(async () => {
  await database.query(`DELETE FROM "shop_setting"`);
  await save(admin, { SHOP_HOURS: null });
});
afterAll(async () => {
  await database?.end();
  await second?.close();
  await api?.close();
});

const LIST = `version settings { name value source withoutValue withoutSource fault unit least most }`;
const SAVE = `mutation ($dto: SaveShopSettingsInput!) { saveShopSettings(dto: $dto) { ${LIST} } }`;

interface Listed {
  name: string;
  value: string | null;
  source: string;
  withoutValue: string | null;
  withoutSource: string;
  fault: string | null;
}

function save(by: Operator, values: Record<string, string | null>, version?: string): Promise<Answer> {
  const settings = Object.entries(values).map(([name, value]) => ({ name, value }));
  return by.admin(SAVE, { dto: { settings, version } });
}

async function read(): Promise<{ version: string; of: Record<string, Listed> }> {
  const { data } = await admin.admin(`{ shopSettings { ${LIST} } }`);
  const { version, settings } = data!.shopSettings as { version: string; settings: Listed[] };
  return { version, of: Object.fromEntries(settings.map((setting) => [setting.name, setting])) };
}

const stored = async () =>
  (await database.query<{ name: string; value: string }>(`SELECT "name", "value" FROM "shop_setting" ORDER BY 1`)).rows;

/** Resolves once the answer of a process is as wanted; fails after ten seconds. */
async function within(look: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const until = Date.now() + EVERYWHERE_MS;
  let seen = await look();
  while (JSON.stringify(seen) !== JSON.stringify(wanted) && Date.now() < until) {
    await sleep(50);
    seen = await look();
  }
  expect(seen).toEqual(wanted);
}

const shopOf = (at: TestApi) => async () => (await at.ask('{ shop { name phone returnDays } }')).data!.shop;

describe('shopSettings', () => {
  it('shopSettings returns the current value of each setting and its source', async () => {
    await save(admin, { SHOP_NAME: 'Кедровка' });
    const { of } = await read();
    expect(Object.keys(of)).toEqual(SETTING_NAMES);
    expect(of.SHOP_NAME).toMatchObject({
      value: 'Кедровка',
      source: 'DATABASE',
      withoutValue: 'Meet',
      withoutSource: 'DEFAULT',
    });
    expect(of.SHOP_PHONE).toMatchObject({ value: '+7 495 000-00-00', source: 'ENVIRONMENT' });
    expect(of.SHOP_INN).toMatchObject({ value: null, source: 'DEFAULT' });
    expect(of.PAYMENT_MINUTES).toMatchObject({
      value: '30',
      source: 'DEFAULT',
      unit: 'MINUTES',
      least: 5,
      most: 10_080,
    });
  });

  it('shop settings are refused to an operator without the permission to change them', async () => {
    const manager = await operator(api, 'MANAGER');
    expect(codeOf(await manager.admin('{ shopSettings { version } }'))).toBe('FORBIDDEN');
    expect(codeOf(await save(manager, { SHOP_NAME: 'Чужое' }))).toBe('FORBIDDEN');
    expect(await stored()).toEqual([]);
  });
});

describe('saveShopSettings', () => {
  it('saveShopSettings changes every process within ten seconds, and null restores the environment’s value', async () => {
    const former = { name: 'Meet', phone: '+7 495 000-00-00', returnDays: 14 };
    // What the test before has set is still on its way back.
    await within(shopOf(other), former);
    for (let n = 0; n < 30; n += 1) for (const at of [api, other]) expect(await shopOf(at)()).toEqual(former);
    const answer = await save(admin, {
      SHOP_NAME: 'Кедровка',
      SHOP_PHONE: '8 800 555-35-35',
      RETURN_WINDOW_DAYS: '30',
    });
    expect(answer.errors).toBeUndefined();
    const wanted = { name: 'Кедровка', phone: '8 800 555-35-35', returnDays: 30 };
    expect(await shopOf(api)()).toEqual(wanted);
    await within(shopOf(other), wanted);
    await save(admin, { SHOP_PHONE: null, RETURN_WINDOW_DAYS: null });
    const kept = { ...former, name: 'Кедровка' };
    expect(await shopOf(api)()).toEqual(kept);
    await within(shopOf(other), kept);
  });

  it('saveShopSettings keeps settings that are not listed and removes settings set to null', async () => {
    await save(admin, { SHOP_NAME: 'Кедровка', SHOP_HOURS: 'с 10 до 20' });
    await save(admin, { SHOP_HOURS: null, SHOP_INN: '7707083893' });
    expect(await stored()).toEqual([
      { name: 'SHOP_INN', value: '7707083893' },
      { name: 'SHOP_NAME', value: 'Кедровка' },
    ]);
  });

  it.each([
    ['SHOP_NAME', 'Очень длинное название магазина, которое нигде не поместится'],
    ['SHOP_PHONE', 'звоните'],
    ['SHOP_EMAIL', 'почта'],
    ['SHOP_INN', '123'],
    ['SHOP_OGRN', '12345'],
    ['SHOP_APP_STORE_URL', 'http://apps.apple.com/shop'],
    ['SHOP_SOCIAL', 'Telegram'],
    ['SHOP_HOURS', 'с 10\nдо 20'],
    ['DELIVERY_ZONES', '700:290+40:2-4,100:190+20:1-2'],
    ['DELIVERY_FREE_FROM', '-5'],
    ['PAYMENT_MINUTES', '2'],
    ['ORDER_LINES', '2.5'],
    ['HELD_SHARE_PERCENT', '101'],
  ])('saveShopSettings refuses %s with the value %s and changes no other setting', async (name, value) => {
    const { errors } = await save(admin, { SHOP_LEGAL_NAME: 'ООО «Кедр»', [name]: value });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'dto.settings.1.value' }],
    });
    expect(await stored()).toEqual([]);
  });

  it('saveShopSettings refuses a setting named twice or set only by the environment', async () => {
    const twice = [1, 2].map((n) => ({ name: 'SHOP_NAME', value: `Имя ${n}` }));
    expect(codeOf(await admin.admin(SAVE, { dto: { settings: twice } }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await save(admin, { SECRET_KEY: 'x'.repeat(40) }))).toBe('BAD_USER_INPUT');
    expect(await stored()).toEqual([]);
  });

  it('saveShopSettings accepts one of two simultaneous changes, the other gets CONFLICT with both states', async () => {
    const { version } = await read();
    const answers = await Promise.all(['Первое', 'Второе'].map((name) => save(admin, { SHOP_NAME: name }, version)));
    const [refused, ...others] = answers.filter(({ errors }) => errors);
    expect(others).toEqual([]);
    const [{ value: won } = { value: '' }] = await stored();
    expect(refused!.errors![0]!.extensions).toMatchObject({
      code: 'CONFLICT',
      version: (await read()).version,
      current: { SHOP_NAME: won },
      given: { SHOP_NAME: won === 'Первое' ? 'Второе' : 'Первое' },
    });
  });

  it('saveShopSettings is recorded in the audit log with the settings before and after', async () => {
    await save(admin, { SHOP_NAME: 'Кедровка' });
    await save(admin, { SHOP_NAME: 'Синий кит' });
    const { rows } = await database.query(
      `SELECT "actorId", "entity", "before", "after" FROM "operator_action" WHERE "action" = 'saveShopSettings' ORDER BY "id" DESC LIMIT 1`,
    );
    const states = { before: { SHOP_NAME: 'Кедровка' }, after: { SHOP_NAME: 'Синий кит' } };
    expect(rows).toEqual([{ actorId: admin.id, entity: 'SHOP_SETTINGS', ...states }]);
  });
});

describe('a price of delivery that changes', () => {
  const QUOTE = `query ($dto: QuoteInput!) { quote(dto: $dto) { deliveryPrice totalPrice } }`;
  const quoteAt = (at: TestApi) => guest(at).ask(QUOTE, { dto: { items: [pair.id], delivery: { cityId: MOSCOW } } });
  const priceOf = async (uuid: string) =>
    (await database.query(`SELECT "deliveryPrice", "totalPrice" FROM "shop_order" WHERE "uuid" = $1`, [uuid])).rows[0];

  it('a changed delivery price leaves placed orders as they are and refuses an outdated total', async () => {
    const shopper = await signIn(api, somePhone());
    const seen = (await quoteAt(api)).data!.quote as { deliveryPrice: number; totalPrice: number };
    const placed = await place(shopper, orderOf([pair], { totalPrice: seen.totalPrice }));
    const before = await priceOf(placed.uuid);
    expect(before).toEqual({ deliveryPrice: String(seen.deliveryPrice), totalPrice: String(seen.totalPrice) });

    await save(admin, { DELIVERY_ZONES: '20000:777+10:1-2', DELIVERY_COURIER_EXTRA: '0' });
    const dearer = { deliveryPrice: 77_700, totalPrice: 1_077_700 };
    await within(async () => (await quoteAt(api)).data!.quote, dearer);
    await within(async () => (await quoteAt(other)).data!.quote, dearer);
    for (const at of [api, other]) {
      const late = await guest(at).ask(CREATE, { dto: orderOf([pair], { totalPrice: seen.totalPrice }) });
      expect(late.errors![0]!.extensions).toMatchObject({ code: 'TOTAL_CHANGED', totalPrice: 1_077_700 });
    }
    expect(await priceOf(placed.uuid)).toEqual(before);
  });
});

it('changed limits, points and shop name apply without a restart', async () => {
  await save(admin, { OPEN_ORDERS_PER_PHONE: '1', REGISTRATION_BONUS: '777', SHOP_NAME: 'Кедровка' });
  const contact = { name: 'Мария', surname: 'Иванова', phone: somePhone(), email: 'maria@example.com' };
  await place(guest(api), orderOf([pair], { contact }));
  const another = await guest(api).ask(CREATE, { dto: orderOf([pair], { contact }) });
  expect(another.errors![0]!.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'OPEN_ORDERS' });

  const shopper = await signIn(api, 'new@example.com');
  const { rows } = await database.query<{ amount: number; pending: number }>(
    `SELECT "amount", "pending" FROM "points_entry" WHERE "userId" = $1 AND "kind" = 'REGISTRATION'`,
    [shopper.id],
  );

  expect(Math.max(rows[0]!.amount, rows[0]!.pending)).toBe(777);
  const letter = api.app.get(PrintedMessages).messages.find(({ to }) => to === 'new@example.com');
  expect(letter?.subject).toContain('Кедровка');
});

describe('the database', () => {
  it('an invalid setting value in the database is reported and not used', async () => {
    await database.query(
      `INSERT INTO "shop_setting" ("name", "value") VALUES ('PAYMENT_MINUTES', 'полчаса'), ('OF_ANOTHER_RELEASE', '1')`,
    );
    const { of } = await read();
    expect(of.PAYMENT_MINUTES).toMatchObject({ value: '30', source: 'DEFAULT', fault: expect.stringMatching(/\S/) });
  });

  it.each([
    ['SMTP_PASSWORD', 'x'],
    ['SECRET_KEY', 'x'],
    ['DADATA_TOKEN', 'x'],
    ['shop_name', 'x'],
    ['SHOP_NAME', ''],
    ['SHOP_NAME', 'две\nстроки'],
  ])('the database refuses the setting %s with the value %j', async (name, value) => {
    const adding = database.query(`INSERT INTO "shop_setting" ("name", "value") VALUES ($1, $2)`, [name, value]);
    await expect(adding).rejects.toMatchObject({ code: '23514' });
  });
});
