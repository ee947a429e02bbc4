import pg from 'pg';
import { importRecords } from '../../testing/feeds/import-text.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { until } from '../../testing/until.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;

beforeAll(async () => {
  api = await startTestApi([
    feedProduct('boots', {
      name: 'Ботинки',
      brands: ['Таволга'],
      model: { name: 'Тропа' },
      items: [{ size: '42', price: 10_000 }],
      properties: { material: 'кожа', sole: 'резина' },
    }),
    { kind: 'brand', name: 'Северный ветер' },
    { kind: 'badge', slug: 'hit', title: 'Хит' },
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  manager = await operator(api, 'MANAGER');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;

interface Saved {
  id: string;
  slug: string;
}
const SAVED = `id slug name description active children newArrival meetPrice bonusCalcState sex seasons material model
  category colours brands badgeIds publishedAt sources { source externalId }`;
const save = (dto: object) =>
  manager.admin(`mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { ${SAVED} } }`, { dto });
const saved = async (dto: object) => {
  const { data, errors } = await save(dto);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.saveProduct as Saved;
};
const faultsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields?.map(({ field }) => field);
const FULL = {
  name: 'Кроссовки «Буря»',
  description: '<p onclick="x()">Лёгкие</p><script>alert(1)</script>',
  model: 'Буря',
  brands: ['severnyy-veter', 'tavolga'],
  category: 'sneakers',
  colours: [{ name: 'красно-белый' }, { name: 'мятный лёд', hex: '#aaffcc' }],
  sex: 'FEMALE',
  children: true,
  seasons: ['WINTER', 'SUMMER'],
  material: ['LEATHER'],
  newArrival: true,
  badges: ['hit'],
  sizeGuide: 'Маломерят',
  publishedAt: '2026-02-03T00:00:00.000Z',
  properties: { material: 'кожа', sole: 'резина' },
  seoTags: { title: 'Буря' },
};

it('saveProduct creates a product with the same rows as an import of that record', async () => {
  const made = await saved({ externalId: 'storm-1', ...FULL });
  expect(made).toMatchObject({
    slug: 'krossovki-burya-krasnyy-belyy-myatnyy-led',
    name: 'Кроссовки «Буря»',
    description: '<p>Лёгкие</p>',
    model: 'Буря',
    category: ['shoes', 'sneakers'],
    colours: ['Красный', 'Белый', 'мятный лёд'],
    brands: ['Северный ветер', 'Таволга'],
    sex: 'FEMALE',
    children: true,
    seasons: ['SUMMER', 'WINTER'],
    active: true,
    sources: [{ source: 'api', externalId: 'storm-1' }],
  });
  const { name, description, brands: _, category: __, badges, model, ...rest } = FULL;
  const summary = await importRecords(api.databaseUrl, [
    {
      kind: 'product',
      source: 'api',
      externalId: 'storm-1',
      ...{ name, description, badges, model: { name: model } },
      brands: ['Северный ветер', 'Таволга'],
      category: [
        { name: 'Обувь', slug: 'shoes' },
        { name: 'Кроссовки', slug: 'sneakers' },
      ],
      items: [],
      ...(rest as object),
    },
  ]);
  expect(summary).toMatchObject({ created: 0, updated: 0, unchanged: 1, issues: [] });
});

it('saveProduct changes sent fields, keeps omitted fields and clears fields sent as null', async () => {
  const made = await saved({ externalId: 'storm-2', ...FULL, name: 'Буря 2' });
  expect(await saved({ externalId: 'storm-2' })).toEqual(made);
  expect(await saved({ id: made.id, name: 'Буря, вторая', properties: { sole: null } })).toEqual({
    ...made,
    name: 'Буря, вторая',
  });
  const properties = () => rows(`SELECT "material", "sole" FROM "properties" WHERE "productId" = $1`, [made.id]);
  expect(await properties()).toEqual([{ material: 'кожа', sole: null }]);
  const nothing = { description: null, model: null, brands: null, category: null, colours: null, seasons: null };
  const more = { material: null, badges: null, sizeGuide: null, properties: null, seoTags: null };
  expect(await saved({ id: made.id, ...nothing, ...more })).toEqual({
    ...made,
    ...{ name: 'Буря, вторая', description: '', model: null, brands: [], category: [], colours: [], seasons: [] },
    ...{ material: [], badgeIds: [] },
  });
  expect(await properties()).toEqual([]);
});

it('saveProduct creates slugs as the import does and changes a slug only on request', async () => {
  const [first, second] = [await saved({ name: 'Кеды' }), await saved({ name: 'Кеды' })];
  expect(first.slug).toBe('kedy');
  expect(second.slug).toMatch(/^kedy-[0-9a-f]{8}$/);
  expect((await saved({ id: second.id, name: 'Иначе' })).slug).toBe(second.slug);
  expect((await saved({ id: second.id, slug: 'inache' })).slug).toBe('inache');
  const refused = await save({ id: second.id, slug: 'kedy' });
  expect(refused.errors![0]!.extensions).toMatchObject({ code: 'NAME_TAKEN', id: first.id });
  expect(codeOf(await save({ name: 'Ещё', slug: 'kedy' }))).toBe('NAME_TAKEN');
  expect(await rows(`SELECT FROM "product" WHERE "name" = 'Ещё'`)).toEqual([]);
});

it('saveProduct keeps models apart when their different names produce the same slug', async () => {
  const [vega, latin] = [await saved({ name: 'Вега', model: 'Вега' }), await saved({ name: 'Vega', model: 'Vega' })];
  const again = await saved({ name: 'Vega снова', model: 'vega' });
  const [first, second, third] = (
    await rows<{ modelId: string }>(
      `SELECT "modelId" FROM "product" WHERE "id" = ANY($1) ORDER BY array_position($1::uuid[], "id")`,
      [[vega.id, latin.id, again.id]],
    )
  ).map(({ modelId }) => modelId);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

it('saveProduct keeps a product in its model and adds products with the same model name to it', async () => {
  const [boots] = await rows<{ id: string; modelId: string }>(
    `SELECT "id", "modelId" FROM "product" WHERE "slug" = 'boots'`,
  );
  await saved({ id: boots!.id, model: 'Тропа', brands: ['severnyy-veter'] });
  await saved({ externalId: 'boots-white', name: 'Ботинки белые', model: 'Тропа', brands: ['tavolga'] });
  expect(await rows(`SELECT "slug" FROM "product" WHERE "modelId" = $1 ORDER BY "slug"`, [boots!.modelId])).toEqual([
    { slug: 'boots' },
    { slug: 'botinki-belye' },
  ]);
});

it('saveProduct creates a single product when calls with the same new external id arrive at once', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const calls = ['Раз', 'Два', 'Три'].map((name) => saved({ externalId: `race-${round}`, source: 'erp', name }));
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
    expect(ids.size).toBe(1);
  }
  expect(await rows(`SELECT count(*)::int FROM "product_source" WHERE "source" = 'erp'`)).toEqual([{ count: 5 }]);
});

it('saveProduct and an import of the same external id at once create a single product', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const externalId = `both-${round}`;
    const [{ id }] = await Promise.all([
      saved({ externalId, source: 'erp', name: 'Вместе' }),
      importRecords(api.databaseUrl, [{ ...feedProduct(externalId, { items: [] }), source: 'erp' }]),
    ]);
    expect(await rows(`SELECT "productId" FROM "product_source" WHERE "externalId" = $1`, [externalId])).toEqual([
      { productId: id },
    ]);
  }
});

it('saveProduct refuses the whole product when a field is invalid or refers to something unknown', async () => {
  expect(faultsOf(await save({ externalId: 'none' }))).toEqual(['dto.name']);
  expect(faultsOf(await save({ name: 'Нет', brands: ['none'], category: 'none', badges: ['hit', 'none'] }))).toEqual([
    'dto.brands',
    'dto.badges',
    'dto.category',
  ]);
  expect(faultsOf(await save({ id: manager.id, externalId: 'storm-1' }))).toEqual(['dto.externalId']);
  expect(faultsOf(await save({ name: '', colours: [{ name: 'белый', hex: 'white' }] }))).toEqual([
    'dto.name',
    'dto.colours.0.hex',
  ]);
  expect(faultsOf(await save({ externalId: 'x', source: 'meet', name: 'Нет' }))).toEqual(['dto.source']);
  expect(codeOf(await save({ id: manager.id, name: 'Нет' }))).toBe('PRODUCT_NOT_FOUND');
  expect(await rows(`SELECT FROM "product" WHERE "name" = 'Нет'`)).toEqual([]);
});

it('a saved product appears in listings, search, its page and the audit log without a restart', async () => {
  const { id, slug } = await saved({ externalId: 'storm-shown', ...FULL, name: 'Штормовка Урагановна' });
  await rows(
    `WITH item AS (INSERT INTO "product_item" ("productId", "sizeId", "supplierId", "stock")
       SELECT $1, s."id", u."id", 3 FROM "size" s, "supplier" u LIMIT 1 RETURNING "id")
     INSERT INTO "price_details" ("itemId", "price") SELECT "id", 500000 FROM item`,
    [id],
  );
  const listed = async () => {
    await projectChanges(api.databaseUrl);
    const { data } = await api.ask(`{ filteredProducts { items { slug } } }`);
    return JSON.stringify(data).includes(slug);
  };
  await until(listed);
  const { data } = await api.ask(`{ searchFilteredProducts(dto: { query: "урагановна" }) { items { slug } } }`);
  expect(JSON.stringify(data)).toContain(slug);
  await saved({ id, active: false });
  await until(async () => !(await listed()));
  expect(
    await rows(
      `SELECT "action", "before"->'active' AS "before", "after"->'active' AS "after" FROM "operator_action"
                WHERE "entityId" = $1 ORDER BY "id"`,
      [id],
    ),
  ).toEqual([
    { action: 'saveProduct', before: null, after: true },
    { action: 'saveProduct', before: true, after: false },
  ]);
});

it('a saved product is listed in the back office by its external id', async () => {
  const { data } = await manager.admin(
    '{ products(dto: { externalId: "storm-1" }) { items { sources { externalId } } } }',
  );
  expect(data!.products).toEqual({ items: [{ sources: [{ externalId: 'storm-1' }] }] });
});
