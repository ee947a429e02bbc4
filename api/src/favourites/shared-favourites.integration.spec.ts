import pg from 'pg';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

const SHARE = `mutation ($dto: ShareFavouritesInput!) { link: shareFavourites(dto: $dto) { token name } }`;
const LINK = '{ link: favouritesLink { token name } }';
const STOP = 'mutation { stopped: stopSharingFavourites }';
const LIST = `query ($token: ID!, $pagination: PaginationInput) {
  list: sharedFavourites(dto: { token: $token }, pagination: $pagination) {
    name missing products { slug item { id } } pagination { totalItems totalPages } } }`;
const TOGGLE = `mutation ($productId: ID!) { toggleFavourite(dto: { productId: $productId, isFavourite: true }) { count } }`;

interface Link {
  token: string;
  name: string | null;
}

let api: TestApi;
let database: pg.Pool;
let ids: Record<string, string>;

beforeAll(async () => {
  const items = [{ size: '42', price: 10_000 }];
  api = await startTestApi([
    ...['boots', 'shoes', 'hidden', 'removed'].map((slug) => feedProduct(slug, { items })),
    feedProduct('sold', { items: [{ size: '42', price: 10_000, stock: 0 }] }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const { rows } = await database.query<{ slug: string; id: string }>(`SELECT "slug", "id" FROM "product"`);
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function someone(...slugs: string[]): Promise<Shopper> {
  const shopper = await signIn(api, somePhone());
  for (const slug of slugs) await shopper.ask(TOGGLE, { productId: ids[slug] });
  return shopper;
}
async function share(by: Shopper, dto: { name?: string | null } = {}): Promise<Link> {
  const { data, errors } = await by.ask(SHARE, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.link as Link;
}
const open = (token: string, pagination?: object) => api.ask(LIST, { token, pagination });

it('a shared list shows the favourites to a guest without any data of the shopper', async () => {
  const maria = await someone('boots', 'sold', 'shoes');
  await maria.ask('mutation { editUser(dto: { name: "Марфа" }) { id } }');
  const { token, name } = await share(maria);
  expect([token, name]).toEqual([expect.stringMatching(/^[\w-]{22}$/), null]);
  const answer = await open(token);
  expect(answer.data!.list).toMatchObject({ name: null, missing: 0, pagination: { totalItems: 3 } });
  const { products } = answer.data!.list as { products: { slug: string; item: object | null }[] };
  expect(products.map(({ slug, item }) => [slug, item !== null])).toEqual([
    ['shoes', true],
    ['sold', false],
    ['boots', true],
  ]);
  const { rows } = await database.query<{ phone: string }>(`SELECT "phone" FROM "user_account" WHERE "id" = $1`, [
    maria.id,
  ]);
  for (const secret of [maria.id, 'Марфа', rows[0]!.phone]) expect(JSON.stringify(answer)).not.toContain(secret);
  const second = (await open(token, { page: 2, limit: 2 })).data!.list as { products: { slug: string }[] };
  expect(second.products.map(({ slug }) => slug)).toEqual(['boots']);
});

it('a shared list omits hidden or removed products and returns their number', async () => {
  const maria = await someone('boots', 'hidden', 'removed');
  const { token } = await share(maria);
  await database.query(`UPDATE "product" SET "active" = false WHERE "slug" = 'hidden'`);
  await database.query(`UPDATE "product" SET "deletedAt" = now() WHERE "slug" = 'removed'`);
  expect((await open(token)).data!.list).toMatchObject({
    ...{ missing: 2, products: [{ slug: 'boots' }], pagination: { totalItems: 1 } },
  });
});

it('sharing favourites again changes the name and keeps the link', async () => {
  const maria = await someone('boots');
  const { token } = await share(maria, { name: '  На\u00a0новоселье ' });
  expect((await open(token)).data!.list).toMatchObject({ name: 'На новоселье' });
  expect(await share(maria)).toEqual({ token, name: 'На новоселье' });
  expect(await share(maria, { name: 'Подарки' })).toEqual({ token, name: 'Подарки' });
  expect((await maria.ask(LINK)).data!.link).toEqual({ token, name: 'Подарки' });
  expect(await share(maria, { name: null })).toEqual({ token, name: null });
  const tooLong = { name: 'я'.repeat(61) };
  expect(codeOf(await maria.ask(SHARE, { dto: tooLong }))).toBe('BAD_USER_INPUT');
});

it('a shared list returns FAVOURITES_NOT_SHARED after sharing stops, and a new share gets another link', async () => {
  const maria = await someone('boots');
  const first = await share(maria, { name: 'Подарки' });
  expect((await maria.ask(STOP)).data!.stopped).toBe(true);
  expect((await maria.ask(STOP)).data!.stopped).toBe(false);
  expect((await maria.ask(LINK)).data!.link).toBeNull();
  expect(codeOf(await open(first.token))).toBe('FAVOURITES_NOT_SHARED');
  const second = await share(maria);
  expect([second.token === first.token, second.name]).toEqual([false, null]);
  expect(codeOf(await open(first.token))).toBe('FAVOURITES_NOT_SHARED');
  expect((await open(second.token)).errors).toBeUndefined();
});

it('a shared list returns FAVOURITES_NOT_SHARED for an unknown token and for a blocked account', async () => {
  const maria = await someone('boots');
  const { token } = await share(maria);
  expect(codeOf(await open(`${token.slice(0, -2)}AA`))).toBe('FAVOURITES_NOT_SHARED');
  for (const wrong of ['', 'a'.repeat(65)]) expect(codeOf(await open(wrong))).toBe('BAD_USER_INPUT');
  await database.query(`UPDATE "user_account" SET "blockedAt" = now(), "blockReason" = 'Обман' WHERE "id" = $1`, [
    maria.id,
  ]);
  expect(codeOf(await open(token))).toBe('FAVOURITES_NOT_SHARED');
});

it('sharing favourites twenty times at once creates a single link', async () => {
  const maria = await someone('boots');
  const links = await Promise.all(Array.from({ length: 20 }, () => share(maria)));
  expect(new Set(links.map(({ token }) => token)).size).toBe(1);
});

it('the shared link is in the account’s export and stops working when the account is deleted', async () => {
  const phone = somePhone();
  const maria = await signIn(api, phone);
  const { token } = await share(maria, { name: 'Подарки' });
  const exported = JSON.parse((await maria.ask('{ exportAccount }')).data!.exportAccount as string) as object;
  expect(exported).toMatchObject({ favouritesLink: { token, name: 'Подарки' } });
  await database.query('TRUNCATE "one_time_code"');
  const code = await freshCode(api, phone, maria.accessToken);
  const { errors } = await maria.ask(
    'mutation ($phone: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $phone, code: $code }) }',
    { phone, code },
  );
  expect(errors).toBeUndefined();
  expect(codeOf(await open(token))).toBe('FAVOURITES_NOT_SHARED');
  const { rows } = await database.query(`SELECT FROM "favourites_link" WHERE "userId" = $1`, [maria.id]);
  expect(rows).toEqual([]);
});
