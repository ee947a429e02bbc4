import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { delivered, offersOf } from '../testing/delivered.js';
import { projectChanges } from '../testing/fill-catalogue.js';
import { openConnections } from '../testing/open-connections.js';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { SendSearchNews } from './send-search-news.js';

const SAVE = `mutation ($dto: SaveSearchInput!) { search: saveSearch(dto: $dto) { id name query notify } }`;
const EDIT = `mutation ($dto: EditSavedSearchInput!) { search: editSavedSearch(dto: $dto) { id name notify } }`;
const LIST = `{ list: savedSearchList { id name query notify section { value name } values { kind value name }
  mySize priceMin priceMax customFields { code } } }`;
const STOP = `mutation ($token: String!) { stopped: stopSearchNotices(dto: { token: $token }) }`;

let api: TestApi;
let database: pg.Pool;
let mailboxes = 0;

beforeAll(async () => {
  const items = (stock: number) => [
    { size: '41', price: 10_000, stock },
    { size: '42', price: 12_000, stock },
  ];
  api = await startTestApi([
    feedProduct('boots', { name: 'Ботинки Буря', brands: ['Таволга'], items: items(5) }),
    feedProduct('shoes', { name: 'Кеды Ветер', brands: ['Кедр'], items: items(5) }),
    feedProduct('sold', { name: 'Кеды Полночь', brands: ['Кедр'], items: items(0) }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(async () => {
  await database.query('TRUNCATE "throttle_counter", "one_time_code", "saved_search", "search_subscriber", "restock"');
  await database.query(`UPDATE "outbox_event" SET "doneAt" = now()`);
  await database.query(`UPDATE "product" SET "publishedAt" = now() - interval '60 days'`);
  await database.query(`UPDATE "product_item" SET "createdAt" = now() - interval '60 days'`);
  await setStock('sold', 0);
  await database.query('TRUNCATE "restock"');
});

async function withMailbox(): Promise<{ shopper: Shopper; email: string }> {
  const email = `finder${(mailboxes += 1)}@example.com`;
  return { shopper: await signIn(api, email), email };
}
async function save(by: Shopper, dto: object): Promise<{ id: string; notify: boolean }> {
  const { data, errors } = await by.ask(SAVE, { dto: { name: 'Поиск', ...dto } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.search as { id: string; notify: boolean };
}
const list = async (by: Shopper) => (await by.ask(LIST)).data!.list as Record<string, unknown>[];
const setStock = (slug: string, stock: number, size = '%') =>
  database.query(
    `UPDATE "product_item" SET "stock" = $2 WHERE "productId" = (SELECT "id" FROM "product" WHERE "slug" = $1)
       AND "sizeId" IN (SELECT "id" FROM "size" WHERE "name" LIKE $3)`,
    [slug, stock, size],
  );
/** Has happened a while ago what has changed since the searches were saved, and shoppers are due again. */
async function later(): Promise<void> {
  await projectChanges(api.databaseUrl);
  await database.query(`UPDATE "saved_search" SET "seenUntil" = "seenUntil" - interval '10 minutes'`);
  await database.query(`UPDATE "restock" SET "backAt" = "backAt" - interval '1 minute'`);
  await database.query(`UPDATE "search_subscriber" SET "dueAfter" = now()`);
}
const look = () => api.app.get(SendSearchNews).run();
async function letters(to: string) {
  while (await api.app.get(OutboxWorker).run());
  return api.app.get(PrintedMessages).messages.filter((message) => message.to === to && /новые/.test(message.subject));
}

describe('saved searches', () => {
  it('saved searches are listed newest first with the names of their filter values, if known', async () => {
    const { shopper } = await withMailbox();
    await save(shopper, {
      name: 'Кеды  Кедра',
      query: 'кеды',
      filter: { brand: ['кедр'], size: ['42'], sort: 'CHEAP_FIRST' },
    });
    await save(shopper, {
      filter: { brand: ['kedr', 'gone'], season: ['WINTER'], price: { min: 100_000, max: 200_000 } },
    });
    const [second, first] = await list(shopper);
    expect(first).toMatchObject({ name: 'Кеды Кедра', query: 'кеды', notify: false, section: null });
    expect(first!.values).toContainEqual({ kind: 'size', value: '42', name: '42' });
    expect(second).toMatchObject({ query: null, priceMin: 100_000, priceMax: 200_000 });
    expect(second!.values).toEqual(
      expect.arrayContaining([
        { kind: 'brand', value: 'gone', name: null },
        { kind: 'season', value: 'WINTER', name: 'Зима' },
      ]),
    );
  });

  it('a saved search keeps the filter for the shopper’s own size, and treats false as absent', async () => {
    const { shopper } = await withMailbox();
    await save(shopper, { query: 'кеды', filter: { mySize: true } });
    await save(shopper, { query: 'кеды', filter: { mySize: false } });
    await save(shopper, { query: 'кеды' });
    expect((await list(shopper)).map(({ mySize }) => mySize)).toEqual([false, true]);
  });

  it('saving the same search again in another order keeps one saved search with the newer name', async () => {
    const { shopper } = await withMailbox();
    const first = await save(shopper, { query: 'Кеды', filter: { size: ['41', '42'], sex: 'ANY' } });
    const again = await save(shopper, { name: 'Другое', query: 'кеды', filter: { size: ['42', '41'], brand: [] } });
    expect(again).toMatchObject({ id: first.id, name: 'Другое' });
    expect(await list(shopper)).toHaveLength(1);
  });

  it('a saved search without words and filters, or with an invalid filter or section, is refused', async () => {
    const { shopper } = await withMailbox();
    const refused = async (dto: object) => codeOf(await shopper.ask(SAVE, { dto: { name: 'Поиск', ...dto } }));
    expect(await refused({})).toBe('SAVED_SEARCH_EMPTY');
    expect(await refused({ query: ' ', filter: { brand: [], sort: 'NEW_FIRST' } })).toBe('SAVED_SEARCH_EMPTY');
    expect(await refused({ filter: { price: { min: 2, max: 1 } } })).toBe('BAD_USER_INPUT');
    expect(await refused({ name: ' ', query: 'кеды' })).toBe('BAD_USER_INPUT');
    expect(await refused({ name: 'я'.repeat(81), query: 'кеды' })).toBe('BAD_USER_INPUT');
    expect(await refused({ filter: { section: 'nowhere' } })).toBe('SECTION_NOT_FOUND');
    const brand = Array.from({ length: 100 }, (_, n) => `${'b'.repeat(100)}${n}`);
    expect(await refused({ filter: { brand } })).toBe('BAD_USER_INPUT');
    expect(await list(shopper)).toEqual([]);
  });

  it('a shopper has at most twenty saved searches, ten with notifications, even with simultaneous calls', async () => {
    const { shopper } = await withMailbox();
    const codes = await Promise.all(
      Array.from({ length: 25 }, async (_, n) =>
        codeOf(await shopper.ask(SAVE, { dto: { name: 'Поиск', query: `кеды ${n}`, notify: n % 2 === 0 } })),
      ),
    );
    const saved = (await list(shopper)) as { id: string; notify: boolean }[];
    expect(saved.length).toBeLessThanOrEqual(20);
    expect(saved.filter(({ notify }) => notify).length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => !code)).toHaveLength(saved.length);
    while ((await list(shopper)).length < 20) await save(shopper, { query: `ещё ${Math.random()}` });
    expect(codeOf(await shopper.ask(SAVE, { dto: { name: 'Поиск', query: 'лишний' } }))).toBe('SAVED_SEARCHES_FULL');
    const quiet = ((await list(shopper)) as typeof saved).filter(({ notify }) => !notify);
    const switched = await Promise.all(
      quiet.map(async ({ id }) => codeOf(await shopper.ask(EDIT, { dto: { id, notify: true } }))),
    );
    expect(switched).toContain('SEARCH_NOTICES_FULL');
    expect(((await list(shopper)) as typeof saved).filter(({ notify }) => notify)).toHaveLength(10);
  });

  it('a saved search with notifications requires an account with an e-mail address', async () => {
    const shopper = await signIn(api, somePhone());
    const dto = { name: 'Поиск', query: 'кеды', notify: true };
    expect(codeOf(await shopper.ask(SAVE, { dto }))).toBe('MAILBOX_NEEDED');
    const { id } = await save(shopper, { query: 'кеды' });
    expect(codeOf(await shopper.ask(EDIT, { dto: { id, notify: true } }))).toBe('MAILBOX_NEEDED');
  });

  it('saved searches are included in the export of an account and deleted with the account', async () => {
    const { shopper, email } = await withMailbox();
    await save(shopper, { query: 'кеды', notify: true });
    const exported = JSON.parse((await shopper.ask('{ exportAccount }')).data!.exportAccount as string) as object;
    expect(exported).toMatchObject({ savedSearches: [{ name: 'Поиск', query: 'кеды' }] });
    await database.query('TRUNCATE "one_time_code"');
    const code = await freshCode(api, email, shopper.accessToken);
    await shopper.ask(
      'mutation ($email: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $email, code: $code }) }',
      { email, code },
    );
    const { rows } = await database.query(
      `SELECT "id" FROM "saved_search" UNION ALL SELECT "id" FROM "search_subscriber"`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a letter about saved searches', () => {
  it('the saved-search e-mail lists new and restocked products once, at most one e-mail a day', async () => {
    const { shopper, email } = await withMailbox();
    await save(shopper, { query: 'кеды', notify: true });
    await save(shopper, { filter: { size: ['42'] }, notify: true });
    await later();
    expect([await look(), await letters(email)]).toEqual([0, []]);

    await setStock('sold', 3);
    await database.query(`UPDATE "product" SET "publishedAt" = now() - interval '1 minute' WHERE "slug" = 'boots'`);
    await later();
    expect(await look()).toBe(1);
    const [letter, ...others] = await letters(email);
    expect([letter!.subject, others]).toEqual(['Появились новые: 2', []]);
    expect(letter!.text).toContain('Кеды Полночь');
    expect(letter!.text).toContain('Ботинки Буря');
    expect(letter!.text).not.toContain('Кеды Ветер');
    expect(letter!.text).toMatch(/\/search-notices\/[\w.-]+/);
    const { rows } = await database.query<{ rests: boolean }>(
      `SELECT "dueAfter" > now() + interval '23 hours' AS "rests" FROM "search_subscriber"`,
    );
    expect(rows).toEqual([{ rests: true }]);
    await database.query(`UPDATE "search_subscriber" SET "dueAfter" = now()`);
    expect(await look()).toBe(0);
  });

  it('the e-mail about a restocked size goes only to a shopper whose saved search filters this size', async () => {
    const [any, other, right] = [await withMailbox(), await withMailbox(), await withMailbox()];
    await save(any.shopper, { query: 'кеды', notify: true });
    await save(other.shopper, { query: 'кеды', filter: { size: ['41'] }, notify: true });
    await save(right.shopper, { query: 'кеды', filter: { size: ['42'] }, notify: true });
    await setStock('shoes', 0, '42');
    await setStock('shoes', 5, '42');
    await later();
    expect(await look()).toBe(1);
    expect([(await letters(any.email)).length, (await letters(other.email)).length]).toEqual([0, 0]);
    expect(await letters(right.email)).toHaveLength(1);
  });

  it('the e-mail about a restocked size goes to shoppers who filter by own size and wear that size', async () => {
    const { shopper, email } = await withMailbox();
    const { shoes } = await offersOf(database);
    await delivered(database, shopper, [shoes!.find(({ size }) => size === '42')!]);
    await save(shopper, { query: 'кеды', filter: { mySize: true }, notify: true });
    // One unit of the shopper's size is in the order.
    for (const [size, soldOut, expected] of [
      ['41', 0, 0],
      ['42', 1, 1],
    ] as const) {
      await setStock('shoes', soldOut, size);
      await setStock('shoes', 5, size);
      await later();
      expect([await look(), (await letters(email)).length]).toEqual([expected, expected]);
    }
  });

  it('a shopper gets one saved-search e-mail when ten processes look at the same time', async () => {
    const { shopper, email } = await withMailbox();
    await save(shopper, { query: 'кеды', notify: true });
    await setStock('sold', 3);
    await later();
    await openConnections(api, 10);
    const added = await Promise.all(Array.from({ length: 10 }, look));
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await letters(email)).toHaveLength(1);
  });

  it('the saved-search e-mail is sent by another process when the first has died', async () => {
    const { shopper, email } = await withMailbox();
    await save(shopper, { query: 'кеды', notify: true });
    await setStock('sold', 3);
    await later();
    await database.query(`UPDATE "search_subscriber" SET "dueAfter" = now() + interval '1 hour'`);
    expect(await look()).toBe(0);
    await database.query(`UPDATE "search_subscriber" SET "dueAfter" = now()`);
    expect(await look()).toBe(1);
    expect(await letters(email)).toHaveLength(1);
  });

  it('no saved-search e-mail is sent after notifications were switched off in any of three ways', async () => {
    const [off, quiet, ended] = [await withMailbox(), await withMailbox(), await withMailbox()];
    const { id } = await save(off.shopper, { query: 'кеды', notify: true });
    for (const { shopper } of [quiet, ended]) await save(shopper, { query: 'кеды', notify: true });
    await off.shopper.ask(EDIT, { dto: { id, notify: false } });
    await setStock('sold', 3);
    await later();
    expect(await look()).toBe(2);
    await quiet.shopper.ask('mutation { editUser(dto: { notifyByEmail: false }) { id } }');
    const [letter] = await letters(ended.email);
    const [, token] = /search-notices\/([\w.-]+)/.exec(letter!.text)!;
    expect((await api.ask(STOP, { token: `${token!.slice(0, -4)}AAAA` })).data!.stopped).toBe(false);
    expect((await api.ask(STOP, { token })).data!.stopped).toBe(true);
    expect((await api.ask(STOP, { token })).data!.stopped).toBe(false);
    expect(await list(ended.shopper)).toMatchObject([{ notify: false }]);
    for (const { email } of [off, quiet]) expect(await letters(email)).toEqual([]);
  });

  it('the saved-search e-mail leaves out products that arrived while notifications were off', async () => {
    const { shopper } = await withMailbox();
    const { id } = await save(shopper, { query: 'кеды' });
    await setStock('sold', 3);
    await later();
    await shopper.ask(EDIT, { dto: { id, notify: true } });
    expect(await look()).toBe(0);
  });
});
