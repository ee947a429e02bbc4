import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let admin: Operator;
let productIds: string[];

beforeAll(async () => {
  const items = [{ size: '40', price: 1_000_000 }];
  api = await startTestApi([feedProduct('boots', { items }), feedProduct('shoes', { items })]);
  admin = await operator(api, 'ADMIN');
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  productIds = (await client.query<{ id: string }>(`SELECT "id" FROM "product" ORDER BY "slug" DESC`)).rows.map(
    ({ id }) => id,
  );
  await client.end();
});
afterAll(() => api.close());

async function call(kind: string, dto: object): Promise<string> {
  const answer = await admin.admin(
    `mutation ($dto: ${kind[0]!.toUpperCase()}${kind.slice(1)}Input!) { ${kind}(dto: $dto) }`,
    { dto },
  );
  if (!answer.data) throw new Error(codeOf(answer) ?? JSON.stringify(answer.errors));
  return String(Object.values(answer.data)[0]);
}

const remove = (name: string, id: string) => admin.admin(`mutation ($id: ID!) { ${name}(dto: { id: $id }) }`, { id });

it('a collection can be created with ordered products, changed, shown in the shop and removed', async () => {
  const made = { slug: 'winter', title: 'Зима', productIds };
  const id = await call('saveCollection', made);
  const shown = async () =>
    (await api.ask('{ collectionBundle { slug title products { slug } } }')).data!.collectionBundle;
  expect(await shown()).toEqual([{ slug: 'winter', title: 'Зима', products: [{ slug: 'shoes' }, { slug: 'boots' }] }]);
  await call('saveCollection', { id, slug: 'winter', title: 'Зима близко' });
  expect(await shown()).toMatchObject([{ title: 'Зима близко', products: [{ slug: 'shoes' }, { slug: 'boots' }] }]);
  const again = await admin.admin('mutation ($dto: SaveCollectionInput!) { saveCollection(dto: $dto) }', { dto: made });
  expect(again.errors![0]!.extensions).toMatchObject({ code: 'NAME_TAKEN', id });
  await expect(call('saveCollection', { ...made, slug: 'other', productIds: [admin.id] })).rejects.toThrow('NOT_FOUND');
  await expect(call('saveCollection', { ...made, slug: 'Not a slug' })).rejects.toThrow('BAD_USER_INPUT');
  await expect(call('saveCollection', { ...made, title: 'Зима\nблизко' })).rejects.toThrow('BAD_USER_INPUT');
  expect((await remove('removeCollection', id)).data).toEqual({ removeCollection: true });
  expect(codeOf(await remove('removeCollection', id))).toBe('NOT_FOUND');
  expect(await shown()).toEqual([]);
  const { data } = await admin.admin(
    `query ($id: ID!) { operatorActions(dto: { entityId: $id }) { items { action before after } } }`,
    { id },
  );
  expect((data!.operatorActions as { items: unknown[] }).items).toMatchObject([
    { action: 'removeCollection', before: { title: 'Зима близко' }, after: null },
    { action: 'saveCollection', before: { title: 'Зима' }, after: { title: 'Зима близко' } },
    { action: 'saveCollection', before: null, after: { title: 'Зима', products: productIds } },
  ]);
});

it('a badge shows on its products and disappears from them when it is removed', async () => {
  const id = await call('saveBadge', { slug: 'hit', title: 'Хит', textColour: '#ffffff', backgroundColour: '#cc0000' });
  await admin.admin(`mutation ($dto: EditProductInput!) { editProduct(dto: $dto) { id } }`, {
    dto: { id: productIds[0], badgeIds: [id] },
  });
  const badges = async () => (await api.ask('{ product(dto: { slug: "shoes" }) { badges { title } } }')).data!.product;
  expect(await badges()).toEqual({ badges: [{ title: 'Хит' }] });
  await remove('removeBadge', id);
  expect(await badges()).toEqual({ badges: [] });
});

it('a menu entry can be created, changed and removed together with its filters', async () => {
  const filters = [
    { name: 'Женское', filterType: 'SEX', value: 'FEMALE' },
    { name: 'Скидки', filterType: 'SALE' },
  ];
  const id = await call('saveDirectory', { slug: 'women', name: 'Женское', position: 1, filters });
  const menu = async () =>
    (await api.ask('{ directoryList { slug name filters { filterType value } } }')).data!.directoryList;
  expect(await menu()).toEqual([
    {
      slug: 'women',
      name: 'Женское',
      filters: [
        { filterType: 'SEX', value: 'FEMALE' },
        { filterType: 'SALE', value: null },
      ],
    },
  ]);
  const { data } = await admin.admin(
    '{ showcase { directories { id filters { name } } badges { id } collections { id publishAt } } }',
  );
  expect(data!.showcase).toEqual({
    directories: [{ id, filters: [{ name: 'Женское' }, { name: 'Скидки' }] }],
    badges: [],
    collections: [],
  });
  await remove('removeDirectory', id);
  expect(await menu()).toEqual([]);
});

it('a menu entry with a link of its own is in the menu, and no section of the catalogue', async () => {
  const link = { slug: 'to-delivery', name: 'Доставка', href: '/delivery', filters: [] };
  const id = await call('saveDirectory', link);
  expect((await api.ask('{ directoryList { slug href } }')).data!.directoryList).toEqual([
    { slug: 'to-delivery', href: '/delivery' },
  ]);
  const listed = await api.ask('{ filteredProducts(dto: { section: "to-delivery" }) { items { slug } } }');
  expect(codeOf(listed)).toBe('SECTION_NOT_FOUND');
  for (const href of ['javascript:alert(1)', '//evil.example', 'http://shop.example'])
    await expect(call('saveDirectory', { ...link, id, href })).rejects.toThrow('BAD_USER_INPUT');
  await call('saveDirectory', { ...link, id, href: null });
  expect((await api.ask('{ directoryList { href } }')).data!.directoryList).toEqual([{ href: null }]);
  await remove('removeDirectory', id);
});
