import pg from 'pg';
import { undoChangeSet } from '../../../change-sets/index.js';
import { importRecords } from '../../../testing/feeds/import-text.js';
import { fillCatalogue, projectChanges } from '../../../testing/fill-catalogue.js';
import { operator, type Operator } from '../../../testing/operators.js';
import { codeOf } from '../../../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../../testing/test-api.js';
import type { Merge } from './merge.model.js';

const shoe = (slug: string, brands: string[], colours: string[] = []) =>
  feedProduct(slug, {
    brands,
    colours: colours.map((name) => ({ name })),
    items: [{ size: '42', price: 10_000 }],
  });

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let manager: Operator;

beforeAll(async () => {
  api = await startTestApi(
    [
      shoe('boots', ['Veltrok']),
      shoe('both', ['Veltrok', 'Велтрок Про'], ['синий', 'красный']),
      shoe('target', ['Велтрок Про'], ['синий']),
      {
        kind: 'directory',
        slug: 'menu',
        name: 'Обувь',
        filters: [
          { name: 'Бренд', filterType: 'BRAND', value: 'veltrok' },
          { name: 'Тип', filterType: 'CATEGORY', value: 'sneakers' },
        ],
      },
    ],
    { DATABASE_POOL_SIZE: '8' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  [admin, manager] = await Promise.all([operator(api, 'ADMIN'), operator(api, 'MANAGER')]);
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;
const idOf = async (table: string, slug: string) =>
  (await rows<{ id: string }>(`SELECT "id" FROM "${table}" WHERE "slug" = $1`, [slug]))[0]!.id;

const MERGED = `{ kind version source { slug } target { slug } lost moved { products productsWithBoth categories sizeGrids promocodes
  searchRules menuFilters customFields categoryMappings addresses articles savedViews salesDays } }`;
const preview = async (kind: string, source: string, target: string): Promise<Merge> => {
  const { data, errors } = await manager.admin(
    `query ($dto: MergePreviewInput!) { mergePreview(dto: $dto) ${MERGED} }`,
    { dto: { kind, source, target } },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.mergePreview as Merge;
};
const merge = (by: Operator, call: string, dto: object): Promise<Answer> =>
  by.admin(`mutation ($dto: MergeInput!) { ${call}(dto: $dto) ${MERGED} }`, { dto });
const done = ({ data, errors }: Answer): Merge => {
  if (!data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Merge;
};
const brandsOf = async (slug: string) =>
  (
    await rows<{ slug: string }>(
      `SELECT b."slug" FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId" JOIN "product" p ON p."id" = pb."productId"
       WHERE p."slug" = $1 ORDER BY pb."position"`,
      [slug],
    )
  ).map((row) => row.slug);
const categoriesOf = async (slug: string) =>
  (
    await rows<{ slug: string }>(
      `SELECT c."slug" FROM "product" p JOIN "category" c ON c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")
       WHERE p."slug" = $1 ORDER BY c."level"`,
      [slug],
    )
  ).map((row) => row.slug);
const saveBrand = async (name: string) =>
  ((await admin.admin('mutation ($dto: SaveBrandInput!) { saveBrand(dto: $dto) { id } }', { dto: { name } })).data!
    .saveBrand as { id: string })!.id;
const saveCategory = async (dto: object) =>
  ((await admin.admin('mutation ($dto: SaveCategoryInput!) { saveCategory(dto: $dto) { id } }', { dto })).data!
    .saveCategory as { id: string })!.id;

describe('mergeBrands', () => {
  let source: string;
  let target: string;
  const code = async () =>
    (await rows<{ brandIds: string[] }>(`SELECT "brandIds" FROM "promocode" WHERE "code" = 'VELTROK'`))[0]!.brandIds;

  beforeAll(async () => {
    [source, target] = [await idOf('brand', 'veltrok'), await idOf('brand', 'veltrok-pro')];
    await rows(`INSERT INTO "promocode" ("code", "kind", "value", "brandIds") VALUES ('VELTROK', 'PERCENT', 10, $1)`, [
      [source, target],
    ]);
    await rows(
      `INSERT INTO "search_rule" ("kind", "queries", "brandIds", "inBrandIds") VALUES ('BOOST', '{кеды}', $1, $1)`,
      [[source]],
    );
    await rows(`INSERT INTO "size_grid" ("slug", "sex", "brandId") VALUES ('grid', 'UNISEX', $1)`, [source]);
    await rows(`UPDATE "brand" SET "description" = 'О бренде' WHERE "id" = $1`, [source]);
    await rows(`INSERT INTO "former_slug" ("kind", "slug", "ownerId") VALUES ('BRAND', 'veltrock', $1)`, [source]);
    await rows(
      `INSERT INTO "saved_view" ("operatorId", "room", "name", "query") VALUES ($1, 'GOODS', 'Мои', 'brand=veltrok&days=7')`,
      [admin.id],
    );
    await rows(
      `INSERT INTO "sales_sum" ("dimension", "span", "day", "key", "orders", "revenue", "refunded", "units", "goods", "returned", "goodsReturned")
       SELECT 'BRAND', span::"SalesSpan", '2026-03-01', key, 1, 100, 0, 1, 100, 0, 0
       FROM unnest(ARRAY[$1, $2]::text[]) AS key, unnest(ARRAY['DAY', 'MONTH']) AS span`,
      [source, target],
    );
    const [field] = await rows<{ id: string }>(
      `INSERT INTO "custom_field" ("owner", "code", "name", "type") VALUES ('PRODUCT', 'maker', 'Кто', 'BRAND_REFERENCE') RETURNING "id"`,
    );
    await rows(
      `INSERT INTO "custom_field_value" ("ownerId", "fieldId", "owner", "type", "multiple", "referenceId")
       VALUES ($1, $2, 'PRODUCT', 'BRAND_REFERENCE', false, $3)`,
      [await idOf('product', 'boots'), field!.id, source],
    );
  });

  it('previewing a brand merge shows its consequences and changes nothing', async () => {
    const before = await preview('BRAND', source, target);
    expect(before).toMatchObject({
      source: { slug: 'veltrok' },
      target: { slug: 'veltrok-pro' },
      lost: ['DESCRIPTION'],
      moved: {
        ...{ products: 2, productsWithBoth: 1, sizeGrids: 1, promocodes: 1, searchRules: 1, menuFilters: 1 },
        ...{ customFields: 1, addresses: 2, savedViews: 1, salesDays: 1 },
      },
    });
    expect(await preview('BRAND', source, target)).toEqual(before);
  });

  it('mergeBrands refuses a caller without the right to change codes, a stale version and unknown brands', async () => {
    expect(codeOf(await merge(manager, 'mergeBrands', { source, target }))).toBe('FORBIDDEN');
    const stale = await merge(admin, 'mergeBrands', { source, target, version: 'a'.repeat(16) });
    expect(codeOf(stale)).toBe('CONFLICT');
    expect(codeOf(await merge(admin, 'mergeBrands', { source, target: source }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await merge(admin, 'mergeBrands', { source, target: admin.id }))).toBe('NOT_FOUND');
    expect(await brandsOf('boots')).toEqual(['veltrok']);
  });

  it('mergeBrands moves everything listed in the preview and leaves no reference to the source', async () => {
    const { moved, version } = await preview('BRAND', source, target);
    const merged = done(await merge(admin, 'mergeBrands', { source, target, version, reason: 'Один бренд' }));
    expect(merged.moved).toEqual(moved);
    expect(await brandsOf('boots')).toEqual(['veltrok-pro']);
    expect(await brandsOf('both')).toEqual(['veltrok-pro']);
    expect(await code()).toEqual([target]);
    expect(await rows(`SELECT "brandIds", "inBrandIds" FROM "search_rule"`)).toEqual([
      { brandIds: [target], inBrandIds: [target] },
    ]);
    expect(await rows(`SELECT "brandId" FROM "size_grid" WHERE "slug" = 'grid'`)).toEqual([{ brandId: target }]);
    expect(await rows(`SELECT "referenceId" FROM "custom_field_value"`)).toEqual([{ referenceId: target }]);
    expect(await rows(`SELECT "value" FROM "directory_filter" WHERE "filterType" = 'BRAND'`)).toEqual([
      { value: 'veltrok-pro' },
    ]);
    expect(await rows(`SELECT "query" FROM "saved_view"`)).toEqual([{ query: 'brand=veltrok-pro&days=7' }]);
    expect(
      await rows(`SELECT "span", "key", "revenue"::int FROM "sales_sum" WHERE "dimension" = 'BRAND' ORDER BY "span"`),
    ).toEqual([
      { span: 'DAY', key: target, revenue: 200 },
      { span: 'MONTH', key: target, revenue: 200 },
    ]);
    const trail = await rows(
      `SELECT "entityId", "before"->>'slug' AS "before", "after"->>'slug' AS "after", "after"->'formerNames' AS "names", "reason"
       FROM "operator_action" WHERE "action" = 'mergeBrands' ORDER BY "id"`,
    );
    expect(trail).toEqual([
      { entityId: source, before: 'veltrok', after: null, names: null, reason: 'Один бренд' },
      { entityId: target, before: 'veltrok-pro', after: 'veltrok-pro', names: ['veltrok'], reason: 'Один бренд' },
    ]);
  });

  it('mergeBrands redirects URLs of the source brand and finds its products under the target', async () => {
    await projectChanges(api.databaseUrl);
    for (const slug of ['veltrok', 'veltrock']) {
      const { data } = await api.ask('query ($slug: String!) { brandList(dto: { slug: $slug }) { items { slug } } }', {
        slug,
      });
      expect(data!.brandList).toEqual({ items: [{ slug: 'veltrok-pro' }] });
    }
    const [document] = await rows<{ document: object }>(
      `SELECT "document" FROM "search_document" d JOIN "product" p ON p."id" = d."productId" WHERE p."slug" = 'boots'`,
    );
    expect(JSON.stringify(document!.document)).toContain('"veltrok-pro"');
  });

  it('mergeBrands maps the source’s name in feeds and calls to the target until that name is removed', async () => {
    await fillCatalogue(api.databaseUrl, [
      shoe('fed', ['VELTROK']),
      { kind: 'brand', slug: 'veltrok', name: 'Veltrok' },
      shoe('spelt', ['Vel-Trok', 'Велтрок Про']),
    ]);
    expect([await brandsOf('fed'), await brandsOf('spelt')]).toEqual([['veltrok-pro'], ['veltrok-pro']]);
    const saved = await manager.admin(
      'mutation { saveProduct(dto: { name: "Из 1С", brands: ["veltrok"] }) { slug brandSlugs } }',
    );
    expect(saved.data!.saveProduct).toMatchObject({ brandSlugs: ['veltrok-pro'] });
    expect(await rows(`SELECT FROM "brand" WHERE "slug" = 'veltrok'`)).toEqual([]);

    const listed = await manager.admin(
      '{ formerNames(dto: { kind: BRAND, search: "trok" }) { items { id kind slug name target { slug } } pagination { totalItems } } }',
    );
    const { items } = listed.data!.formerNames as { items: { id: string }[] };
    expect(items).toEqual([
      { id: items[0]!.id, kind: 'BRAND', slug: 'veltrok', name: 'Veltrok', target: { slug: 'veltrok-pro' } },
    ]);
    const remove = (id: string) => manager.admin('mutation ($id: ID!) { removeFormerName(dto: { id: $id }) }', { id });
    expect((await remove(items[0]!.id)).data).toEqual({ removeFormerName: true });
    expect(codeOf(await remove(items[0]!.id))).toBe('NOT_FOUND');
    await fillCatalogue(api.databaseUrl, [shoe('again', ['Veltrok'])]);
    expect(await brandsOf('again')).toEqual(['veltrok']);
  });

  it('mergeBrands loses no product that is saved into the source during the merge', async () => {
    const [from, to] = [await saveBrand('Гонка'), await saveBrand('Финиш')];
    const save = (n: number) =>
      manager.admin('mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { id } }', {
        dto: { name: `Гоночный ${n}`, brands: ['gonka'] },
      });
    const feed = importRecords(api.databaseUrl, [
      ...Array.from({ length: 30 }, (_, n) => shoe(`race-${n}`, ['Гонка'])),
    ]);
    const before = await Promise.all([1, 2, 3].map(save));
    const answers = await Promise.all([
      ...[4, 5, 6].map(save),
      merge(admin, 'mergeBrands', { source: from, target: to }),
      ...[7, 8, 9].map(save),
    ]);
    const imported = await feed;
    expect([...before, ...answers].map(({ errors }) => errors)).toEqual(Array(10).fill(undefined));
    expect(imported).toMatchObject({ created: 30, issues: [] });
    const [counted] = await rows(`SELECT count(*)::int AS "products" FROM "product_brand" WHERE "brandId" = $1`, [to]);
    expect(counted).toEqual({ products: 39 });
    expect(await rows(`SELECT FROM "brand" WHERE "slug" = 'gonka'`)).toEqual([]);
  });

  it('mergeBrands leaves a single brand when two brands are merged into each other at once', async () => {
    const [one, other] = [await saveBrand('Туда'), await saveBrand('Сюда')];
    const answers = await Promise.all([
      merge(admin, 'mergeBrands', { source: one, target: other }),
      merge(admin, 'mergeBrands', { source: other, target: one }),
    ]);
    expect(answers.map((answer) => (answer.data ? 'merged' : codeOf(answer))).sort()).toEqual(['NOT_FOUND', 'merged']);
    expect(await rows(`SELECT FROM "brand" WHERE "id" IN ($1, $2)`, [one, other])).toHaveLength(1);
  });
});

describe('mergeCategories', () => {
  it('mergeCategories moves products, subcategories, menu entries and sales totals, and later imports follow', async () => {
    const target = await saveCategory({ name: 'Кеды и кроссовки', slug: 'trainers', parent: 'shoes' });
    const source = await idOf('category', 'sneakers');
    await saveCategory({ name: 'Беговые', slug: 'running', parent: 'sneakers' });
    await rows(`UPDATE "category" SET "weightGrams" = 900 WHERE "id" = $1`, [source]);
    const shoes = await idOf('category', 'shoes');
    await rows(`INSERT INTO "companion_rule" ("categoryId", "companionIds") VALUES ($1, $3), ($2, $4)`, [
      ...[source, shoes, [shoes]],
      [source, target],
    ]);
    await rows(
      `INSERT INTO "sales_sum" ("dimension", "span", "day", "key", "orders", "revenue", "refunded", "units", "goods", "returned", "goodsReturned")
       VALUES ('CATEGORY', 'DAY', '2026-03-01', $1, 1, 100, 0, 1, 100, 0, 0)`,
      [source],
    );
    const seen = await preview('CATEGORY', source, target);
    expect(seen).toMatchObject({
      lost: ['WEIGHT'],
      moved: { categories: 1, menuFilters: 1, addresses: 1, salesDays: 1 },
    });
    expect(done(await merge(manager, 'mergeCategories', { source, target, version: seen.version })).moved).toEqual(
      seen.moved,
    );
    expect(await categoriesOf('boots')).toEqual(['shoes', 'trainers']);
    const companions = await rows(
      `SELECT "categoryId", "companionIds" FROM "companion_rule" ORDER BY "createdAt", "companionIds" = $1`,
      [[target]],
    );
    expect(companions).toEqual([
      { categoryId: target, companionIds: [shoes] },
      { categoryId: shoes, companionIds: [target] },
    ]);
    expect(await rows(`SELECT "parentId", "level" FROM "category" WHERE "slug" = 'running'`)).toEqual([
      { parentId: target, level: 3 },
    ]);
    expect(await rows(`SELECT "value" FROM "directory_filter" WHERE "filterType" = 'CATEGORY'`)).toEqual([
      { value: 'trainers' },
    ]);
    expect(await rows(`SELECT "key" FROM "sales_sum" WHERE "dimension" = 'CATEGORY'`)).toEqual([{ key: target }]);
    const { data } = await api.ask('{ catalogSection(dto: { path: ["shoes", "sneakers"] }) { path } }');
    expect(data!.catalogSection).toEqual({ path: ['shoes', 'trainers'] });

    await fillCatalogue(api.databaseUrl, [
      shoe('new-boots', ['Veltrok']),
      { kind: 'category', slug: 'sneakers', name: 'Кроссовки', parent: 'shoes' },
      { kind: 'category', slug: 'trail', name: 'Трейл', parent: 'sneakers' },
    ]);
    expect(await categoriesOf('new-boots')).toEqual(['shoes', 'trainers']);
    expect(await rows(`SELECT "parentId" FROM "category" WHERE "slug" = 'trail'`)).toEqual([{ parentId: target }]);
    const saved = await manager.admin(
      'mutation { saveProduct(dto: { name: "Из 1С", category: "sneakers" }) { category } }',
    );
    expect(saved.data!.saveProduct).toEqual({ category: ['shoes', 'trainers'] });
    expect(await rows(`SELECT FROM "category" WHERE "slug" = 'sneakers'`)).toEqual([]);
  });

  it('mergeCategories refuses a target below the source, a fourth level, and equal names within a category', async () => {
    const bags = await saveCategory({ name: 'Сумки' });
    const small = await saveCategory({ name: 'Малые', parent: 'sumki' });
    await saveCategory({ name: 'Клатчи', slug: 'clutches', parent: 'sumki-malye' });
    const other = await saveCategory({ name: 'Рюкзаки' });
    const twin = await saveCategory({ name: 'Малые', parent: 'ryukzaki' });
    const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields?.map(({ field }) => field);
    expect(fieldsOf(await merge(manager, 'mergeCategories', { source: bags, target: small }))).toEqual(['dto.target']);
    const deep = await idOf('category', 'running');
    expect(fieldsOf(await merge(manager, 'mergeCategories', { source: small, target: deep }))).toEqual(['dto.target']);
    const refused = await merge(manager, 'mergeCategories', { source: bags, target: other });
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'NAME_TAKEN', id: twin });
    done(await merge(manager, 'mergeCategories', { source: small, target: twin }));
    done(await merge(manager, 'mergeCategories', { source: bags, target: other }));
    expect(await rows(`SELECT "slug" FROM "category" WHERE "parentId" = $1`, [twin])).toEqual([{ slug: 'clutches' }]);
  });
});

it('an import can be undone after the brand or category it replaced was merged into another', async () => {
  const [shelf, drawer] = [
    { name: 'Полка', slug: 'shelf' },
    { name: 'Ящик', slug: 'drawer' },
  ];
  const lamp = (brand: string, colour: string, category: typeof shelf) =>
    feedProduct('lamp', {
      ...{ brands: [brand], colours: [{ name: colour }], category: [category] },
      items: [{ size: '42', price: 10_000 }],
    });
  await fillCatalogue(api.databaseUrl, [lamp('Ночник', 'жёлтый', shelf)]);
  await fillCatalogue(api.databaseUrl, [lamp('Торшер', 'белый', drawer)]);
  const [night, sconce, chest] = [
    await idOf('brand', 'nochnik'),
    await saveBrand('Бра'),
    await saveCategory({ name: 'Комод' }),
  ];
  const colours = [await idOf('color_pallete', 'yellow'), await idOf('color_pallete', 'white')] as const;
  done(await merge(admin, 'mergeBrands', { source: night, target: sconce }));
  done(await merge(admin, 'mergeCategories', { source: await idOf('category', 'shelf'), target: chest }));
  done(await merge(admin, 'mergeColours', { source: colours[0], target: colours[1] }));
  const [last] = await rows<{ id: string }>(`SELECT "id" FROM "change_set" ORDER BY "startedAt" DESC LIMIT 1`);
  expect(await undoChangeSet(database, last!.id)).toEqual([]);
  expect([await brandsOf('lamp'), await categoriesOf('lamp')]).toEqual([['bra'], ['komod']]);
});

describe('mergeColours', () => {
  it('mergeColours leaves each product with a single colour of both, and feeds map to the target', async () => {
    const { data } = await manager.admin('{ colours { id slug name hex products version } }');
    const colours = data!.colours as { id: string; slug: string; version: string; products: number }[];
    const [blue, red] = ['blue', 'red'].map((slug) => colours.find((colour) => colour.slug === slug)!);
    expect([blue!.products, red!.products]).toEqual([2, 1]);
    const dto = { source: blue!.id, target: red!.id, version: red!.version };
    expect(done(await merge(manager, 'mergeColours', dto)).moved).toMatchObject({ products: 2, productsWithBoth: 1 });
    await fillCatalogue(api.databaseUrl, [shoe('blue-boots', [], ['синий', 'красный'])]);
    const worn = await rows(
      `SELECT c."slug", count(*)::int AS "products" FROM "product_colour" p JOIN "color_pallete" c ON c."id" = p."colourId" GROUP BY 1`,
    );
    expect(worn).toEqual([{ slug: 'red', products: 3 }]);
    expect(await rows(`SELECT FROM "color_pallete" WHERE "slug" = 'blue'`)).toEqual([]);
  });
});

describe('bad input', () => {
  const NOBODY = '00000000-0000-4000-8000-000000000000';
  const texts = ['', ' ', 'x'.repeat(100_000), '\u0000', '\ud800', "' OR 1=1 --", '%_\\', '☃'];
  const ids = [...texts, NOBODY, 'null', '../etc'];
  const each = (field: string, values: readonly unknown[], rest: object) =>
    values.map((value) => ({ ...rest, [field]: value }));
  const pair = { source: NOBODY, target: NOBODY };
  const merged = [
    ...each('source', [...ids, null, 1, {}, []], pair),
    ...each('target', [...ids, null, true], pair),
    ...each('version', texts, pair),
    ...each('reason', texts, pair),
  ];
  const calls: [string, object[]][] = [
    ['mutation ($dto: MergeInput!) { mergeBrands(dto: $dto) { version } }', merged],
    ['mutation ($dto: MergeInput!) { mergeCategories(dto: $dto) { version } }', merged],
    ['mutation ($dto: MergeInput!) { mergeColours(dto: $dto) { version } }', merged],
    [
      'query ($dto: MergePreviewInput!) { mergePreview(dto: $dto) { version } }',
      [
        ...each('source', ids, { ...pair, kind: 'BRAND' }),
        ...each('kind', ['BRAND', 'CATEGORY', 'COLOUR', '', 'PRODUCT', null], pair),
        { kind: 'CATEGORY', source: NOBODY, target: '00000000-0000-4000-8000-000000000001' },
      ],
    ],
    ['query ($dto: FormerNamesInput) { formerNames(dto: $dto) { items { id } } }', each('search', texts, {})],
    ['mutation ($dto: RemoveInput!) { removeFormerName(dto: $dto) }', each('id', ids, {})],
  ];

  it.each(calls)('%s returns no internal server error for any bad input', async (query, inputs) => {
    for (const dto of inputs) {
      const { errors = [] } = await admin.admin(query, { dto });
      expect([JSON.stringify(dto).slice(0, 80), ...errors.map(({ extensions }) => extensions.code)]).not.toContain(
        'INTERNAL_SERVER_ERROR',
      );
    }
  });
});
