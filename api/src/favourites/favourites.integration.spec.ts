import pg from 'pg';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

const TOGGLE = `mutation ($dto: ToggleFavouriteInput!) { toggleFavourite(dto: $dto) { productId isFavourite count } }`;
const MERGE = `mutation ($dto: MergeFavouritesInput!) { favourites: mergeFavourites(dto: $dto) { productIds } }`;
const LIST = `query ($pagination: PaginationInput) { favouriteList(pagination: $pagination) {
  userId productIds products { slug item { id } } pagination { page limit totalPages totalItems } } }`;
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface List {
  userId: string;
  productIds: string[];
  products: { slug: string; item: object | null }[];
  pagination: { totalItems: number; totalPages: number };
}

let api: TestApi;
let database: pg.Pool;
let ids: Record<string, string>;

beforeAll(async () => {
  const items = [{ size: '42', price: 10_000 }];
  api = await startTestApi([
    ...['boots', 'shoes', 'slippers', 'hidden'].map((slug) => feedProduct(slug, { items })),
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

async function list(by: Shopper, pagination?: object): Promise<List> {
  const { data, errors } = await by.ask(LIST, { pagination });
  if (!data?.favouriteList) throw new Error(JSON.stringify(errors));
  return data.favouriteList as List;
}
const toggle = (by: Shopper, productId: string, isFavourite?: boolean) =>
  by.ask(TOGGLE, { dto: { productId, isFavourite } });
const someone = () => signIn(api, somePhone());
const times = (count: number, work: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

it('toggleFavourite adds or removes a product and returns the number of favourites', async () => {
  const maria = await someone();
  expect((await toggle(maria, ids.boots!)).data!.toggleFavourite).toEqual({
    ...{ productId: ids.boots, isFavourite: true, count: 1 },
  });
  expect((await toggle(maria, ids.shoes!)).data!.toggleFavourite).toMatchObject({ isFavourite: true, count: 2 });
  expect((await toggle(maria, ids.boots!)).data!.toggleFavourite).toMatchObject({ isFavourite: false, count: 1 });
  for (const wanted of [true, true, false, false])
    expect((await toggle(maria, ids.shoes!, wanted)).data!.toggleFavourite).toMatchObject({
      ...{ isFavourite: wanted, count: wanted ? 1 : 0 },
    });
});

it('each shopper has separate favourites, of products on sale only', async () => {
  expect(codeOf(await api.ask(TOGGLE, { dto: { productId: ids.boots } }))).toBe('UNAUTHORIZED');
  const maria = await someone();
  await database.query(`UPDATE "product" SET "active" = false WHERE "slug" = 'hidden'`);
  for (const productId of [NOBODY, ids.hidden!]) {
    expect(codeOf(await toggle(maria, productId))).toBe('PRODUCT_NOT_FOUND');
    expect((await toggle(maria, productId, false)).data!.toggleFavourite).toMatchObject({ isFavourite: false });
  }
  for (const productId of ['boots', "' OR 1=1 --", ''])
    expect(codeOf(await toggle(maria, productId))).toBe('BAD_USER_INPUT');
  expect((await list(maria)).productIds).toEqual([]);
});

it('favouriteList returns pages, most recently added first, sold-out products without an offer, and all ids', async () => {
  const maria = await someone();
  for (const slug of ['boots', 'sold', 'shoes']) await toggle(maria, ids[slug]!);
  const all = await list(maria);
  expect(all.products.map(({ slug, item }) => [slug, item !== null])).toEqual([
    ...[
      ['shoes', true],
      ['sold', false],
      ['boots', true],
    ],
  ]);
  expect(all).toMatchObject({ userId: maria.id, pagination: { totalItems: 3 } });
  const second = await list(maria, { page: 2, limit: 2 });
  expect(second.products.map(({ slug }) => slug)).toEqual(['boots']);
  expect([second.productIds.length, second.pagination.totalPages]).toEqual([3, 2]);
  expect((await list(await someone())).products).toEqual([]);
});

it('a guest’s favourites are merged after sign-in in their order, without wrong ids; merging again changes nothing', async () => {
  const maria = await someone();
  await toggle(maria, ids.boots!);
  const productIds = [ids.slippers!, NOBODY, 'no id', ids.shoes!, ids.shoes!, ids.boots!];
  const merged = async () => ((await maria.ask(MERGE, { dto: { productIds } })).data!.favourites as List).productIds;
  const first = await merged();
  expect([...first].sort()).toEqual([ids.boots, ids.shoes, ids.slippers].sort());
  expect(first.indexOf(ids.slippers!)).toBeLessThan(first.indexOf(ids.shoes!));
  expect(await merged()).toEqual(first);
  const tooMany = Array.from({ length: 501 }, () => ids.boots);
  expect(codeOf(await maria.ask(MERGE, { dto: { productIds: tooMany } }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await api.ask(MERGE, { dto: { productIds } }))).toBe('UNAUTHORIZED');
});

it('a shopper never has more than 500 favourites under concurrent calls', async () => {
  const maria = await someone();
  await database.query(
    `WITH made AS (
       INSERT INTO "product" ("slug", "name") SELECT 'many-' || n, 'Много' FROM generate_series(1, 520) n RETURNING "id"
     ), kept AS (SELECT "id", row_number() OVER () AS n FROM made)
     INSERT INTO "favourite" ("userId", "productId") SELECT $1, "id" FROM kept WHERE n <= 495`,
    [maria.id],
  );
  const { rows } = await database.query<{ id: string }>(
    `SELECT "id" FROM "product" p WHERE "slug" LIKE 'many-%' AND NOT EXISTS (SELECT FROM "favourite" f WHERE f."productId" = p."id")`,
  );
  const answers = await times(20, (n) => toggle(maria, rows[n]!.id));
  expect(answers.filter((answer) => codeOf(answer) === 'FAVOURITES_FULL')).toHaveLength(15);
  await maria.ask(MERGE, { dto: { productIds: rows.map(({ id }) => id) } });
  expect((await list(maria)).productIds).toHaveLength(500);
});

it.each([50, 51])(
  '%d simultaneous favourite toggles by one shopper all take effect without duplicates',
  async (count) => {
    const maria = await someone();
    const answers = await times(count, () => toggle(maria, ids.boots!));
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const added = answers.filter(({ data }) => (data!.toggleFavourite as { isFavourite: boolean }).isFavourite);
    expect(added).toHaveLength(Math.ceil(count / 2));
    expect((await list(maria)).productIds).toEqual(count % 2 ? [ids.boots] : []);
  },
);

it('fifty equal favourite toggles and merges at the same time create one favourite', async () => {
  const maria = await someone();
  const answers = await times(50, (n) =>
    n % 5 ? toggle(maria, ids.boots!, true) : maria.ask(MERGE, { dto: { productIds: [ids.boots, ids.shoes] } }),
  );
  expect(answers.filter(({ errors }) => errors)).toEqual([]);
  expect([...(await list(maria)).productIds].sort()).toEqual([ids.boots, ids.shoes].sort());
});

it('an account’s export contains its favourites, and deleting the account deletes them', async () => {
  const phone = somePhone();
  const maria = await signIn(api, phone);
  await toggle(maria, ids.boots!);
  const exported = JSON.parse((await maria.ask('{ exportAccount }')).data!.exportAccount as string) as {
    favourites: { product: { slug: string } }[];
  };
  expect(exported.favourites.map(({ product }) => product.slug)).toEqual(['boots']);
  await database.query('TRUNCATE "one_time_code"');
  const code = await freshCode(api, phone, maria.accessToken);
  await maria.ask(
    'mutation ($phone: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $phone, code: $code }) }',
    {
      phone,
      code,
    },
  );
  expect((await database.query('SELECT FROM "favourite" WHERE "userId" = $1', [maria.id])).rowCount).toBe(0);
});
