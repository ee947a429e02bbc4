import { importText } from '../../testing/feeds/import-text.js';
import { operator, type Operator } from '../../testing/operators.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { undoChangeSet } from '../../change-sets/index.js';
import pg from 'pg';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;

beforeAll(async () => {
  const items = [{ size: '40', price: 1_000_000 }];
  api = await startTestApi([
    feedProduct('shoes', { items, brands: ['Лань'] }),
    feedProduct('other', { items, brands: ['Лань обувь'] }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function idOf(sql: string): Promise<string> {
  return (await database.query<{ id: string }>(sql)).rows[0]!.id;
}

interface Entry {
  kind: string;
  actor: string | null;
  size: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  source: string | null;
  undone: boolean;
}
async function historyOf(id: string): Promise<Entry[]> {
  const { data, errors } = await admin.admin(
    'query ($id: ID!) { productHistory(dto: { id: $id }) { kind actor size before after source undone } }',
    { id },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.productHistory as Entry[];
}

const yml = (
  price: number,
  stock: number,
) => `<?xml version="1.0"?><yml_catalog date="2026-11-26"><shop><name>Лавка</name>
<categories><category id="1">Кеды</category></categories><offers>
<offer id="k1"><price>${price}</price><currencyId>RUB</currencyId><categoryId>1</categoryId><name>Кеды Рысь</name><vendor>Рысь</vendor>
<count>${stock}</count><param name="Размер">42</param></offer></offers></shop></yml_catalog>`;

it('the history of a product tells what operators have changed of it and of its sizes, and the merge of its brand', async () => {
  const id = await idOf(`SELECT "id" FROM "product" WHERE "slug" = 'shoes'`);
  const [item, source, target] = [
    await idOf(`SELECT i."id" FROM "product_item" i WHERE i."productId" = '${id}'`),
    await idOf(`SELECT "id" FROM "brand" WHERE "name" = 'Лань обувь'`),
    await idOf(`SELECT "id" FROM "brand" WHERE "name" = 'Лань'`),
  ];
  await admin.admin('mutation ($dto: EditProductInput!) { editProduct(dto: $dto) { id } }', {
    dto: { id, active: false },
  });
  await admin.admin('mutation ($dto: SetStockInput!) { setStock(dto: $dto) { id } }', {
    dto: { items: [{ id: item, stock: 9 }] },
  });
  const { data } = await admin.admin('query ($dto: MergePreviewInput!) { mergePreview(dto: $dto) { version } }', {
    dto: { kind: 'BRAND', source, target },
  });
  const { version } = data!.mergePreview as { version: string };
  await admin.admin('mutation ($dto: MergeInput!) { mergeBrands(dto: $dto) { version } }', {
    dto: { source, target, version },
  });
  const history = (await historyOf(id)).filter(({ kind }) => kind !== 'RUN');
  expect(history).toMatchObject([
    { kind: 'BRAND', after: { brand: 'Лань', merged: 'Лань обувь' } },
    { kind: 'SIZE', size: '40', after: { stock: 9 } },
    { kind: 'PRODUCT', before: { active: true }, after: { active: false } },
  ]);
  expect(history.every(({ actor }) => actor !== null)).toBe(true);
});

it('the history of a product tells the prices and stock that imports have changed, and that an import was undone', async () => {
  await importText(api.databaseUrl, 'yml', yml(7990, 3), { source: 'lavka' });
  const { changeSet } = await importText(api.databaseUrl, 'yml', yml(7490, 5), { source: 'lavka' });
  const id = await idOf(`SELECT "id" FROM "product" WHERE "name" = 'Кеды Рысь'`);
  const imports = async () => (await historyOf(id)).filter(({ kind }) => kind === 'RUN');
  const changed = {
    before: { prices: { 42: 799_000 }, stock: { 42: 3 } },
    after: { prices: { 42: 749_000 }, stock: { 42: 5 } },
  };
  expect(await imports()).toMatchObject([
    { ...changed, source: 'lavka', actor: null, undone: false },
    { before: null, source: 'lavka' },
  ]);
  await undoChangeSet(database, changeSet!);
  expect((await imports())[0]).toMatchObject({ ...changed, undone: true });
});
