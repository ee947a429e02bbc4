import { jest } from '@jest/globals';
import pg from 'pg';
import { MESSENGERS, PrintedMessages, type Messengers } from '../messaging/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { offersOf, type Offer } from '../testing/delivered.js';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, someAddress, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { SendNotices } from './send-notices.js';

const CREATE = `mutation ($dto: CreateStockNoticeInput!) {
  notice: createStockNotice(dto: $dto) { id kind channel productSlug size { name } price } }`;
const MINE = '{ stockNoticeList { id kind productSlug size { name } price } }';
const REMOVE = 'mutation ($id: ID!) { removeStockNotice(dto: { id: $id }) }';

let api: TestApi;
let database: pg.Pool;
let offers: Record<string, Offer[]>;
let sizes: Record<string, string>;
let mailboxes = 0;

beforeAll(async () => {
  api = await startTestApi([
    feedProduct('boots', {
      name: 'Ботинки',
      items: [
        { size: '41', price: 1_000_000, stock: 0 },
        { size: '42', price: 1_000_000, stock: 5 },
      ],
    }),
    feedProduct('shoes', { name: 'Кеды', items: [{ size: '42', price: 500_000, stock: 5 }] }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  offers = await offersOf(database);
  const { rows } = await database.query<{ name: string; id: string }>(`SELECT "name", "id" FROM "size"`);
  sizes = Object.fromEntries(rows.map(({ name, id }) => [name, id]));
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(async () => {
  await database.query('TRUNCATE "throttle_counter", "one_time_code", "stock_notice"');
  await database.query(`UPDATE "outbox_event" SET "doneAt" = now()`);
  await setStock(offers.boots![0]!, 0);
  await setPrice(offers.boots![1]!, 1_000_000);
});

const setStock = (offer: Offer, stock: number) =>
  database.query(`UPDATE "product_item" SET "stock" = $2 WHERE "id" = $1`, [offer.id, stock]);
const setPrice = (offer: Offer, price: number) =>
  database.query(`UPDATE "price_details" SET "price" = $2 WHERE "itemId" = $1`, [offer.id, price]);
const sweep = () => api.app.get(SendNotices).run();
const boots = (size: string, changes: object = {}) => ({
  productId: offers.boots![0]!.productId,
  sizeId: sizes[size],
  ...changes,
});
const newMailbox = () => `waits${(mailboxes += 1)}@example.com`;
const waiting = async () => (await database.query('SELECT FROM "stock_notice"')).rowCount;

/** Looks for what is due, sends it, and returns the subjects of the letters to this mailbox. */
async function letters(to: string): Promise<string[]> {
  while (await api.app.get(OutboxWorker).run());
  const { messages } = api.app.get(PrintedMessages);
  return messages.filter((message) => message.to === to && !/код/.test(message.subject)).map(({ subject }) => subject);
}

/** Looks for what is due, sends it, and returns the texts of the SMS to this telephone. */
async function textsTo(phone: string): Promise<string[]> {
  while (await api.app.get(OutboxWorker).run());
  const { messages } = api.app.get(PrintedMessages);
  return messages.flatMap(({ to, text }) => (to === phone && !/код/.test(text) ? [text] : []));
}

/** Adds a confirmed telephone to the account and returns it. */
async function addPhone(shopper: Shopper): Promise<string> {
  const phone = somePhone();
  await database.query(`UPDATE "user_account" SET "phone" = $2 WHERE "id" = $1`, [shopper.id, phone]);
  return phone;
}

/** Adds seven goods that are in stock, and a notice of each for the shopper. */
const manyFor = ({ id }: Shopper, bySms: boolean) =>
  database.query(
    `WITH made AS (
       INSERT INTO "product" ("slug", "name") SELECT 'much-' || gen_random_uuid(), 'Вещь ' || n FROM generate_series(1, 7) n
       RETURNING "id"
     ), item AS (
       INSERT INTO "product_item" ("productId", "sizeId", "supplierId", "stock")
       SELECT made."id", $2, (SELECT "id" FROM "supplier" LIMIT 1), 3 FROM made RETURNING "id", "productId"
     ), priced AS (INSERT INTO "price_details" ("itemId", "price") SELECT "id", 1000 FROM item)
     INSERT INTO "stock_notice" ("kind", "productId", "sizeId", "userId", "bySms", "expiresAt")
     SELECT 'BACK_IN_STOCK', "productId", $2, $1, $3, now() + interval '1 day' FROM item`,
    [id, sizes['41'], bySms],
  );

async function withMailbox(): Promise<{ shopper: Shopper; email: string }> {
  const email = newMailbox();
  return { shopper: await signIn(api, email), email };
}

async function asGuest(email: string, changes: object = {}) {
  const code = await freshCode(api, email);
  return api.ask(CREATE, { dto: boots('41', { email, code, ...changes }) }, { from: someAddress() });
}

describe('«Сообщить о поступлении»', () => {
  it('a stock notice sends one e-mail when the size is back, despite concurrent workers', async () => {
    const { shopper, email } = await withMailbox();
    expect((await shopper.ask(CREATE, { dto: boots('41') })).data!.notice).toMatchObject({
      ...{ kind: 'BACK_IN_STOCK', productSlug: 'boots', size: { name: '41' } },
    });
    expect(await sweep()).toBe(0);
    await setStock(offers.boots![0]!, 1);
    const found = await Promise.all(Array.from({ length: 10 }, sweep));
    expect(found.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await letters(email)).toEqual(['Снова в наличии: Ботинки']);
    await setStock(offers.boots![0]!, 0);
    await setStock(offers.boots![0]!, 1);
    expect(await sweep()).toBe(0);
    expect([await letters(email), await waiting()]).toEqual([['Снова в наличии: Ботинки'], 0]);
  });

  it('a stock notice is refused for an available size, an unknown size or an unknown product', async () => {
    const { shopper } = await withMailbox();
    expect(codeOf(await shopper.ask(CREATE, { dto: boots('42') }))).toBe('SIZE_AVAILABLE');
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const wrong of [{ sizeId: nobody }, { productId: nobody }, { productId: offers.shoes![0]!.productId }])
      expect(codeOf(await shopper.ask(CREATE, { dto: boots('41', wrong) }))).toBe('SIZE_NOT_FOUND');
    for (const wrong of [{ sizeId: '41' }, { productId: "'; --" }])
      expect(codeOf(await shopper.ask(CREATE, { dto: boots('41', wrong) }))).toBe('BAD_USER_INPUT');
    expect(await waiting()).toBe(0);
  });

  it('fifty simultaneous requests for the same stock notice create it once', async () => {
    const { shopper } = await withMailbox();
    const answers = await Promise.all(Array.from({ length: 50 }, () => shopper.ask(CREATE, { dto: boots('41') })));
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect(await waiting()).toBe(1);
    expect(codeOf(await shopper.ask(CREATE, { dto: boots('41') }))).toBe('TOO_MANY_REQUESTS');
  });

  it('three hundred subscribers each get one stock e-mail, although ten workers run at once', async () => {
    await database.query(
      `INSERT INTO "stock_notice" ("kind", "productId", "sizeId", "email", "recipientHash", "expiresAt")
       SELECT 'BACK_IN_STOCK', $1, $2, 'many' || n || '@example.com', sha256(n::text::bytea), now() + interval '1 day'
       FROM generate_series(1, 300) n`,
      [boots('41').productId, sizes['41']],
    );
    await setStock(offers.boots![0]!, 1);
    const found = await Promise.all(Array.from({ length: 10 }, sweep));
    expect(found.reduce((sum, one) => sum + one, 0)).toBe(300);
    const { rows } = await database.query<{ events: number; notices: number }>(
      `SELECT count(*)::int AS "events", count(DISTINCT "payload"->>'noticeId')::int AS "notices" FROM "outbox_event"
       WHERE "topic" = 'stock.notice' AND "doneAt" IS NULL`,
    );
    expect(rows).toEqual([{ events: 300, notices: 300 }]);
  });

  it('a stock notice stays open if the size sells out before the e-mail is sent', async () => {
    const { shopper, email } = await withMailbox();
    await shopper.ask(CREATE, { dto: boots('41') });
    await setStock(offers.boots![0]!, 1);
    expect(await sweep()).toBe(1);
    await setStock(offers.boots![0]!, 0);
    expect(await letters(email)).toEqual([]);
    await setStock(offers.boots![0]!, 2);
    expect(await sweep()).toBe(1);
    expect(await letters(email)).toHaveLength(1);
  });

  it('a stock e-mail is retried after a provider failure and sent once', async () => {
    const { shopper, email } = await withMailbox();
    await shopper.ask(CREATE, { dto: boots('41') });
    await setStock(offers.boots![0]!, 1);
    await sweep();
    const { mail } = api.app.get<Messengers>(MESSENGERS);
    const fails = jest.spyOn(mail, 'deliver').mockResolvedValueOnce(false);
    expect(await letters(email)).toEqual([]);
    fails.mockRestore();
    await database.query(`UPDATE "outbox_event" SET "runAt" = now() WHERE "doneAt" IS NULL`);
    expect([await sweep(), await letters(email)]).toEqual([0, ['Снова в наличии: Ботинки']]);
  });

  it('a stock notice can be listed and removed only by its owner', async () => {
    const [{ shopper, email }, other] = [await withMailbox(), await withMailbox()];
    const { id } = (await shopper.ask(CREATE, { dto: boots('41') })).data!.notice as { id: string };
    expect((await shopper.ask(MINE)).data!.stockNoticeList).toMatchObject([{ id, size: { name: '41' } }]);
    expect((await other.shopper.ask(MINE)).data!.stockNoticeList).toEqual([]);
    expect((await other.shopper.ask(REMOVE, { id })).data!.removeStockNotice).toBe(false);
    expect(codeOf(await api.ask(REMOVE, { id }))).toBe('UNAUTHORIZED');
    expect((await shopper.ask(REMOVE, { id })).data!.removeStockNotice).toBe(true);
    await setStock(offers.boots![0]!, 1);
    expect([await sweep(), await letters(email)]).toEqual([0, []]);
  });

  it('an expired stock notice is deleted', async () => {
    const { shopper } = await withMailbox();
    await shopper.ask(CREATE, { dto: boots('41') });
    await database.query(`UPDATE "stock_notice" SET "expiresAt" = now() - interval '1 second'`);
    await setStock(offers.boots![0]!, 1);
    expect([await sweep(), await waiting()]).toEqual([0, 0]);
  });
});

describe('a guest', () => {
  it('a guest’s stock notice goes to the e-mail address confirmed by a code and is then deleted', async () => {
    const email = newMailbox();
    expect((await asGuest(email)).data!.notice).toMatchObject({ productSlug: 'boots' });
    await setStock(offers.boots![0]!, 1);
    await sweep();
    expect(await letters(email)).toEqual(['Снова в наличии: Ботинки']);
    expect(await waiting()).toBe(0);
  });

  it('a guest’s stock notice is refused without a code or with a wrong, used or foreign one', async () => {
    const [email, other] = [newMailbox(), newMailbox()];
    const ask = (changes: object) => api.ask(CREATE, { dto: boots('41', changes) }, { from: someAddress() });
    expect(codeOf(await ask({}))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask({ email }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask({ email: 'no mailbox', code: '1234' }))).toBe('BAD_USER_INPUT');
    const code = await freshCode(api, email);
    expect(codeOf(await ask({ email: other, code }))).toBe('CODE_INVALID');
    expect(codeOf(await ask({ email, code: String((Number(code) + 1) % 10_000).padStart(4, '0') }))).toBe(
      'CODE_INVALID',
    );
    expect(await waiting()).toBe(0);
    expect((await ask({ email, code })).errors).toBeUndefined();
    expect(codeOf(await ask({ email, code }))).toBe('CODE_INVALID');
    expect(await waiting()).toBe(1);
  });

  it('a guest’s code stays valid if the notice is refused because the size is available', async () => {
    const email = newMailbox();
    const code = await freshCode(api, email);
    const ask = (size: string) => api.ask(CREATE, { dto: boots(size, { email, code }) }, { from: someAddress() });
    expect(codeOf(await ask('42'))).toBe('SIZE_AVAILABLE');
    expect((await ask('41')).errors).toBeUndefined();
  });

  it('two spellings of one e-mail address count as one recipient of notices', async () => {
    await asGuest('some.body@gmail.com');
    await database.query('TRUNCATE "one_time_code"');
    await asGuest('somebody+boots@gmail.com');
    expect(await waiting()).toBe(1);
  });
});

describe('the way of a notice', () => {
  it('an account with a telephone alone is told by SMS, once', async () => {
    const phone = somePhone();
    const shopper = await signIn(api, phone);
    expect((await shopper.ask(CREATE, { dto: boots('41') })).data!.notice).toMatchObject({ channel: 'SMS' });
    await setStock(offers.boots![0]!, 1);
    expect(await sweep()).toBe(1);
    const [sms, ...others] = await textsTo(phone);
    expect(sms).toMatch(/^Meet\. Снова в наличии: Ботинки, размер 41\. https?:\S+\/product\/boots$/);
    expect(others).toEqual([]);
    expect([await sweep(), await waiting()]).toEqual([0, 0]);
  });

  it('an account with both is told by a letter unless it chooses an SMS, and asked again goes the new way', async () => {
    const { shopper, email } = await withMailbox();
    const phone = await addPhone(shopper);
    expect((await shopper.ask(CREATE, { dto: boots('41') })).data!.notice).toMatchObject({ channel: 'EMAIL' });
    const bySms = await shopper.ask(CREATE, { dto: boots('41', { channel: 'SMS' }) });
    expect(bySms.data!.notice).toMatchObject({ channel: 'SMS' });
    await setStock(offers.boots![0]!, 1);
    expect(await sweep()).toBe(1);
    expect([await letters(email), (await textsTo(phone)).length]).toEqual([[], 1]);
  });

  it('a way that the account does not have is refused', async () => {
    const { shopper } = await withMailbox();
    expect(codeOf(await shopper.ask(CREATE, { dto: boots('41', { channel: 'SMS' }) }))).toBe('PHONE_NEEDED');
    const other = await signIn(api, somePhone());
    expect(codeOf(await other.ask(CREATE, { dto: boots('41', { channel: 'EMAIL' }) }))).toBe('MAILBOX_NEEDED');
    expect(codeOf(await asGuest(newMailbox(), { channel: 'SMS' }))).toBe('BAD_USER_INPUT');
    expect(await waiting()).toBe(0);
  });

  it('a shopper who opted out of SMS gets no notice by SMS', async () => {
    const phone = somePhone();
    const shopper = await signIn(api, phone);
    await shopper.ask(CREATE, { dto: boots('41') });
    await shopper.ask('mutation { editUser(dto: { notifyBySms: false }) { id } }');
    await setStock(offers.boots![0]!, 1);
    await sweep();
    expect([await textsTo(phone), await waiting()]).toEqual([[], 0]);
  });

  it('an SMS is sent again after a provider’s failure', async () => {
    const phone = somePhone();
    const shopper = await signIn(api, phone);
    await shopper.ask(CREATE, { dto: boots('41') });
    await setStock(offers.boots![0]!, 1);
    await sweep();
    const { sms } = api.app.get<Messengers>(MESSENGERS);
    const fails = jest.spyOn(sms, 'deliver').mockResolvedValueOnce(false);
    expect(await textsTo(phone)).toEqual([]);
    fails.mockRestore();
    await database.query(`UPDATE "outbox_event" SET "runAt" = now() WHERE "doneAt" IS NULL`);
    expect(await textsTo(phone)).toHaveLength(1);
  });
});

describe('a notice of a lower price', () => {
  const cheaper = (changes: object = {}) => boots('42', { kind: 'PRICE_DROP', ...changes });

  it('a price-drop notice is sent once when the size costs less than at the time of the request', async () => {
    const { shopper, email } = await withMailbox();
    expect((await shopper.ask(CREATE, { dto: cheaper() })).data!.notice).toMatchObject({ price: 1_000_000 });
    expect(await sweep()).toBe(0);
    await setPrice(offers.boots![1]!, 1_100_000);
    expect(await sweep()).toBe(0);
    await setPrice(offers.boots![1]!, 899_000);
    expect(await sweep()).toBe(1);
    expect(await letters(email)).toEqual(['Цена ниже: Ботинки']);
    const [letter] = api.app.get(PrintedMessages).messages.filter(({ to }) => to === email);
    expect(letter!.text.replace(/\s/g, ' ')).toContain('Подешевело: Ботинки, размер 42. Цена сейчас: 8 990 ₽.');
    await setPrice(offers.boots![1]!, 500_000);
    expect(await sweep()).toBe(0);
  });

  it('a price-drop notice is not sent for a size that cannot be bought', async () => {
    const { shopper, email } = await withMailbox();
    await shopper.ask(CREATE, { dto: cheaper() });
    await setPrice(offers.boots![1]!, 1);
    await setStock(offers.boots![1]!, 0);
    expect([await sweep(), await letters(email)]).toEqual([0, []]);
    await setStock(offers.boots![1]!, 5);
    expect(await sweep()).toBe(1);
  });
});

describe('the budgets of messages', () => {
  it('five notices by SMS a day go to one telephone, others wait a day', async () => {
    const phone = somePhone();
    const shopper = await signIn(api, phone);
    await manyFor(shopper, true);
    expect(await sweep()).toBe(7);
    expect(await textsTo(phone)).toHaveLength(5);
    expect(await waiting()).toBe(2);
    expect(await sweep()).toBe(0);
  });

  it('an address gets five stock notices a day, others wait until tomorrow, and codes are still sent', async () => {
    const { shopper, email } = await withMailbox();
    await manyFor(shopper, false);
    expect(await sweep()).toBe(7);
    expect(await letters(email)).toHaveLength(5);
    const { rows } = await database.query<{ later: boolean }>(
      `SELECT "queuedAt" IS NULL AND "dueAfter" > now() + interval '20 hours' AS "later" FROM "stock_notice"`,
    );
    expect(rows).toEqual([{ later: true }, { later: true }]);
    expect(await sweep()).toBe(0);
    await database.query('TRUNCATE "one_time_code"');
    expect(await freshCode(api, email)).toMatch(/\d{4}/);
  });
});

it('a guest’s notices to an account’s address are exported and deleted with the account', async () => {
  const email = newMailbox();
  await asGuest(email);
  await database.query('TRUNCATE "one_time_code"');
  const shopper = await signIn(api, email);
  const exported = (await shopper.ask('{ exportAccount }')).data!.exportAccount as string;
  expect((JSON.parse(exported) as { stockNotices: object[] }).stockNotices).toMatchObject([{ productSlug: 'boots' }]);
  await database.query('TRUNCATE "one_time_code"');
  const code = await freshCode(api, email, shopper.accessToken);
  await shopper.ask(
    'mutation ($email: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $email, code: $code }) }',
    { email, code },
  );
  expect(await waiting()).toBe(0);
});

it('a shopper who opted out of e-mail gets no notices; waiting ones are exported and deleted with the account', async () => {
  const { shopper, email } = await withMailbox();
  await shopper.ask(CREATE, { dto: boots('41') });
  const exported = JSON.parse((await shopper.ask('{ exportAccount }')).data!.exportAccount as string) as {
    stockNotices: { productSlug: string }[];
  };
  expect(exported.stockNotices).toMatchObject([{ productSlug: 'boots' }]);
  await shopper.ask('mutation { editUser(dto: { notifyByEmail: false }) { id } }');
  await setStock(offers.boots![0]!, 1);
  await sweep();
  expect(await letters(email)).toEqual([]);
  await setStock(offers.boots![0]!, 0);
  await shopper.ask('mutation { editUser(dto: { notifyByEmail: true }) { id } }');
  await shopper.ask(CREATE, { dto: boots('41') });
  await database.query('TRUNCATE "one_time_code"');
  const code = await freshCode(api, email, shopper.accessToken);
  await shopper.ask(
    'mutation ($email: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $email, code: $code }) }',
    {
      ...{ email, code },
    },
  );
  expect(await waiting()).toBe(0);
});
