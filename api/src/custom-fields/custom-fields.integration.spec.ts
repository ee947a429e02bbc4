import { jest } from '@jest/globals';
import pg from 'pg';
import { Statements } from '../platform/database/statements.js';
import { ListingFollower } from '../search/index.js';
import { projectChanges } from '../testing/fill-catalogue.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { importRecords } from '../testing/feeds/import-text.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;

const BOOTS = feedProduct('boots', {
  name: 'Ботинки',
  brands: ['Таволга'],
  items: [
    { size: '42', price: 10_000 },
    { size: '43', price: 11_000 },
  ],
});

beforeAll(async () => {
  api = await startTestApi([BOOTS, feedProduct('sandals', { items: [{ size: '40', price: 5_000 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  manager = await operator(api, 'MANAGER');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;
const idOf = async (slug: string) =>
  (await rows<{ id: string }>(`SELECT "id" FROM "product" WHERE "slug" = $1`, [slug]))[0]!.id;

const FIELD =
  'owner code name nameEn type multiple unit min max visibility filterable searchable position options { slug name nameEn }';
const declare = (dto: object) =>
  manager.admin(`mutation ($dto: SaveCustomFieldInput!) { saveCustomField(dto: $dto) { ${FIELD} } }`, { dto });
const remove = (dto: object) =>
  manager.admin('mutation ($dto: RemoveCustomFieldInput!) { removeCustomField(dto: $dto) }', { dto });
const VALUES = `customFields { type code name ... on CustomText { text } ... on CustomNumber { number unit }
  ... on CustomFlag { flag } ... on CustomList { options { slug } } ... on CustomReference { reference { slug name } } }`;
const save = async (slug: string, customFields: object[]) =>
  manager.admin(`mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { ${VALUES} } }`, {
    dto: { id: await idOf(slug), customFields },
  });
const declared = async (dto: object) => {
  const answer = await declare(dto);
  expect(answer.errors).toBeUndefined();
  return answer.data!.saveCustomField as object;
};
const saved = async (slug: string, values: object[]) => {
  const answer = await save(slug, values);
  expect(answer.errors).toBeUndefined();
  return (answer.data!.saveProduct as { customFields: object[] }).customFields;
};
const read = async (slug: string) => {
  const { data } = await api.ask(`{ product(dto: { slug: "${slug}" }) { ${VALUES} items { id ${VALUES} } } }`);
  return data!.product as { customFields: object[]; items: { id: string; customFields: object[] }[] };
};
const faultsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields?.map(({ field }) => field);
const PUBLIC = { owner: 'PRODUCT', visibility: 'PUBLIC' };
const OPTIONS = [
  { slug: 'road', name: 'Асфальт' },
  { slug: 'trail', name: 'Тропа', nameEn: 'Trail' },
];

describe('declarations', () => {
  it('saving a custom field creates it by owner and code or changes the sent fields, with audit entries', async () => {
    const made = await declared({ ...PUBLIC, code: 'drop', name: 'Перепад', type: 'NUMBER', unit: 'мм', min: 0 });
    expect(made).toEqual({
      ...{ owner: 'PRODUCT', code: 'drop', name: 'Перепад', nameEn: null, type: 'NUMBER', multiple: false, unit: 'мм' },
      ...{ min: 0, max: null, visibility: 'PUBLIC', filterable: false, searchable: false, position: 0, options: [] },
    });
    expect(await declared({ owner: 'PRODUCT', code: 'drop', nameEn: 'Drop', max: 20 })).toEqual({
      ...made,
      nameEn: 'Drop',
      max: 20,
    });
    const trail = await rows(
      `SELECT "action", "before"->'max' AS "before", "after"->'max' AS "after" FROM "operator_action"
       WHERE "entity" = 'CUSTOM_FIELD' ORDER BY "id"`,
    );
    expect(trail).toEqual([
      { action: 'saveCustomField', before: null, after: null },
      { action: 'saveCustomField', before: null, after: 20 },
    ]);
    const { data } = await manager.admin('{ customFields(dto: { owner: PRODUCT }) { code } }');
    expect(data!.customFields).toEqual([{ code: 'drop' }]);
  });

  it('a custom field keeps an option’s English name when it is omitted, and removes it for null', async () => {
    const list = { owner: 'PRODUCT', code: 'kept-name', name: 'Материал', type: 'LIST' };
    const options = async (changes: object) =>
      ((await declared({ ...list, options: [{ slug: 'felt', name: 'Войлок', ...changes }] })) as { options: object[] })
        .options;
    expect(await options({ nameEn: 'Felt' })).toMatchObject([{ nameEn: 'Felt' }]);
    expect(await options({})).toMatchObject([{ nameEn: 'Felt' }]);
    expect(await options({ nameEn: null })).toMatchObject([{ nameEn: null }]);
    expect((await remove({ owner: 'PRODUCT', code: 'kept-name' })).errors).toBeUndefined();
  });

  it('two simultaneous calls that create the same custom field create it once', async () => {
    const dto = { owner: 'COLLECTION', code: 'at-once', name: 'Гонка', type: 'FLAG' };
    const [first, second] = await Promise.all([declare(dto), declare(dto)]);
    expect(first).toEqual(second);
    expect(first.errors).toBeUndefined();
  });

  it.each([
    [{ code: 'drop', type: 'TEXT' }, ['dto.type']],
    [{ code: 'drop', min: 30 }, ['dto.max']],
    [{ code: 'new', type: 'TEXT' }, ['dto.name']],
    [{ code: 'new', name: 'Без типа' }, ['dto.type']],
    [{ code: 'new', name: 'Без вариантов', type: 'LIST' }, ['dto.options']],
    [{ code: 'new', name: 'Лишнее', type: 'FLAG', unit: 'мм', options: OPTIONS }, ['dto.unit', 'dto.options']],
    [{ code: 'new', name: 'Чужое', type: 'TEXT', visibility: 'OWNER' }, ['dto.visibility']],
    [{ code: 'Не слаг', name: 'Слаг', type: 'TEXT' }, ['dto.code']],
  ])('saving the custom field %j is refused', async (dto, places) => {
    expect(faultsOf(await declare({ owner: 'PRODUCT', ...dto }))).toEqual(places);
  });

  it('an owner type such as orders or collections can have at most fifty custom fields', async () => {
    await rows(
      `INSERT INTO "custom_field" ("owner", "code", "name", "type")
       SELECT 'ORDER', 'filler' || n, 'Поле', 'FLAG' FROM generate_series(1, 50) n`,
    );
    expect(faultsOf(await declare({ owner: 'ORDER', code: 'fifty-first', name: 'Лишнее', type: 'FLAG' }))).toEqual([
      'dto.code',
    ]);
    expect((await declare({ owner: 'ORDER', code: 'filler7', name: 'Седьмое' })).errors).toBeUndefined();
  });
});

describe('values', () => {
  beforeAll(async () => {
    await declared({ ...PUBLIC, code: 'care', name: 'Уход', type: 'TEXT', position: 1 });
    await declared({ ...PUBLIC, code: 'vegan', name: 'Без кожи', type: 'FLAG', position: 2 });
    const surface = { ...PUBLIC, code: 'surface', name: 'Покрытие', type: 'LIST', multiple: true, position: 3 };
    await declared({ ...surface, options: OPTIONS });
    for (const type of ['PRODUCT', 'BRAND', 'CATEGORY'])
      await declared({ ...PUBLIC, code: type.toLowerCase(), name: type, type: `${type}_REFERENCE`, position: 4 });
    await declared({ owner: 'PRODUCT', code: 'margin', name: 'Маржа', type: 'NUMBER', position: 9 });
    await declared({ owner: 'OFFER', visibility: 'PUBLIC', code: 'lot', name: 'Партия', type: 'TEXT' });
  });

  it('values of every field type are saved and returned in the order of the fields; operators see all of them', async () => {
    const given = [
      { code: 'margin', number: 0.35 },
      { code: 'brand', reference: 'tavolga' },
      { code: 'product', reference: await idOf('sandals') },
      { code: 'category', reference: 'sneakers' },
      { code: 'surface', options: ['trail', 'road'] },
      { code: 'vegan', flag: false },
      { code: 'care', text: ' Мыть\nводой ' },
      { code: 'drop', number: 8 },
    ];
    const shown = [
      { type: 'NUMBER', code: 'drop', name: 'Перепад', number: 8, unit: 'мм' },
      { type: 'TEXT', code: 'care', name: 'Уход', text: 'Мыть\nводой' },
      { type: 'FLAG', code: 'vegan', name: 'Без кожи', flag: false },
      { type: 'LIST', code: 'surface', name: 'Покрытие', options: [{ slug: 'road' }, { slug: 'trail' }] },
      expect.objectContaining({ code: 'brand', reference: { slug: 'tavolga', name: 'Таволга' } }),
      expect.objectContaining({ code: 'category', reference: expect.objectContaining({ slug: 'sneakers' }) }),
      expect.objectContaining({ code: 'product', reference: expect.objectContaining({ slug: 'sandals' }) }),
    ];
    expect(await saved('boots', given)).toEqual([...shown, expect.objectContaining({ code: 'margin', number: 0.35 })]);
    expect((await read('boots')).customFields).toEqual(shown);
  });

  it('setting custom-field values keeps absent ones, removes null ones, and leaves audit log entries', async () => {
    await saved('boots', [
      { code: 'care', text: null },
      { code: 'surface', options: ['trail'] },
    ]);
    const codes = (await read('boots')).customFields.map((value) => (value as { code: string }).code);
    expect(codes).toEqual(['drop', 'vegan', 'surface', 'brand', 'category', 'product']);
    const [last] = await rows<{ before: object; after: object }>(
      `SELECT "before"->'customFields' AS "before", "after"->'customFields' AS "after" FROM "operator_action"
       WHERE "action" = 'saveProduct' ORDER BY "id" DESC LIMIT 1`,
    );
    expect(last!.before).toMatchObject({ care: ['Мыть\nводой'], surface: ['road', 'trail'] });
    expect(last!.after).toMatchObject({ surface: ['trail'] });
    expect(last!.after).not.toHaveProperty('care');
  });

  it('each offer has its own custom-field values', async () => {
    const { items } = await read('boots');
    const admin = await operator(api, 'ADMIN');
    for (const { id } of items) {
      const { data } = await admin.admin(
        `mutation ($dto: SaveProductItemInput!) { saveProductItem(dto: $dto) { ${VALUES} } }`,
        { dto: { id, customFields: [{ code: 'lot', text: `Л-${id}` }] } },
      );
      expect(data!.saveProductItem).toEqual({ customFields: [expect.objectContaining({ text: `Л-${id}` })] });
    }
    expect((await read('boots')).items.map(({ customFields }) => customFields)).toEqual(
      items.map(({ id }) => [{ type: 'TEXT', code: 'lot', name: 'Партия', text: `Л-${id}` }]),
    );
  });

  describe('cost one statement', () => {
    /** How many statements read values of custom fields while a query is answered. */
    const statementsOf = async (query: string) => {
      const rows = jest.spyOn(api.app.get(Statements, { strict: false }), 'rows');
      const { data, errors } = await api.ask(query);
      const count = rows.mock.calls.filter(([{ name }]) => name === 'custom-field-values').length;
      rows.mockRestore();
      expect(errors).toBeUndefined();
      return { data: data!, count };
    };

    it('custom fields of a page of product cards take a single SQL statement, or none if not requested', async () => {
      await saved('sandals', [{ code: 'drop', number: 4 }]);
      const { data, count } = await statementsOf(
        `{ filteredProducts(dto: {}) { items { slug ${VALUES.replace('customFields', 'customFields(codes: ["drop"])')} } } }`,
      );
      const { items } = data.filteredProducts as { items: { slug: string; customFields: object[] }[] };
      const drop = (number: number) => [{ type: 'NUMBER', code: 'drop', name: 'Перепад', number, unit: 'мм' }];
      expect(Object.fromEntries(items.map(({ slug, customFields }) => [slug, customFields]))).toEqual({
        boots: drop(8),
        sandals: drop(4),
      });
      expect(count).toBe(1);
      expect((await statementsOf('{ filteredProducts(dto: {}) { items { slug } } }')).count).toBe(0);
      await saved('sandals', [{ code: 'drop', number: null }]);
    });

    it('custom fields of a product and its offers take a single SQL statement', async () => {
      const query = `{ product(dto: { slug: "boots" }) { ${VALUES} items { ${VALUES} } } }`;
      expect((await statementsOf(query)).count).toBe(1);
    });
  });

  it('feed imports keep custom-field values, and saving an unchanged value writes nothing', async () => {
    const before = await read('boots');
    await importRecords(api.databaseUrl, [{ ...BOOTS, name: 'Ботинки, новые' }]);
    expect(await read('boots')).toEqual(before);
    const written = () => rows(`SELECT xmin::text, "fieldId" FROM "custom_field_value" ORDER BY "fieldId", "ownerId"`);
    const first = await written();
    await saved('boots', [
      { code: 'drop', number: 8 },
      { code: 'surface', options: ['trail'] },
    ]);
    expect(await written()).toEqual(first);
  });

  it('invalid custom-field values are refused all together, each with its position', async () => {
    const before = await read('boots');
    const refused = async (...values: object[]) => faultsOf(await save('boots', values));
    expect(await refused({ code: 'drop', number: 9 }, { code: 'none', text: 'а' })).toEqual([
      'dto.customFields.1.code',
    ]);
    expect(await refused({ code: 'drop', number: 21 })).toEqual(['dto.customFields.0.number']);
    expect(await refused({ code: 'drop', text: '8' }, { code: 'vegan' })).toEqual([
      'dto.customFields.0',
      'dto.customFields.1',
    ]);
    expect(await refused({ code: 'surface', options: ['sea'] })).toEqual(['dto.customFields.0.options']);
    expect(await refused({ code: 'drop', number: 1 }, { code: 'drop', number: 2 })).toEqual([
      'dto.customFields.1.code',
    ]);
    expect(await refused({ code: 'brand', reference: 'gone' })).toEqual(['dto.customFields.0.reference']);
    expect(await refused({ code: 'care', text: 'ы'.repeat(5001) })).toEqual(['dto.customFields.0.text']);
    expect(await read('boots')).toEqual(before);
  });

  it('reference fields show only objects that shoppers may see', async () => {
    const codes = async () => (await read('boots')).customFields.map((value) => (value as { code: string }).code);
    expect(await codes()).toContain('product');
    await rows(`UPDATE "product" SET "active" = false WHERE "slug" = 'sandals'`);
    expect(await codes()).not.toContain('product');
    await rows(`UPDATE "product" SET "active" = true WHERE "slug" = 'sandals'`);
  });
});

describe('the database refuses', () => {
  const field = async (code: string) =>
    (
      await rows<{ id: string }>(`SELECT "id" FROM "custom_field" WHERE "owner" = 'PRODUCT' AND "code" = $1`, [code])
    )[0]!.id;
  const insert = async (code: string, type: string, column: string, value: unknown, owner = 'PRODUCT') =>
    rows(
      `INSERT INTO "custom_field_value" ("ownerId", "fieldId", "owner", "type", "multiple", "${column}")
       SELECT "id", $1, $2::"CustomFieldOwner", $3::"CustomFieldType", $4, $5 FROM "product" WHERE "slug" = 'sandals'`,
      [await field(code), owner, type, code === 'surface', value],
    );

  it.each([
    [
      'a type that is not the field’s',
      'drop',
      'TEXT',
      'text',
      'восемь',
      'custom_field_value_fieldId_owner_type_multiple_fkey',
    ],
    ['a part that is not the type’s', 'drop', 'NUMBER', 'text', 'восемь', 'custom_field_value_content_check'],
    ['an option that is not declared', 'surface', 'LIST', 'option', 'sea', 'custom_field_value_fieldId_option_fkey'],
    [
      'a reference to what is not there',
      ...(['brand', 'BRAND_REFERENCE', 'referenceId', '00000000-0000-4000-8000-000000000000'] as const),
      'custom_field_value_brandId_fkey',
    ],
  ] as const)('the database refuses custom-field data: %s', async (_, code, type, column, value, constraint) => {
    await expect(insert(code, type, column, value)).rejects.toMatchObject({ constraint });
  });

  it('the database refuses a custom-field value on another kind of owner', async () => {
    await expect(insert('drop', 'NUMBER', 'number', 8, 'ORDER')).rejects.toMatchObject({
      constraint: 'custom_field_value_fieldId_owner_type_multiple_fkey',
    });
  });
});

describe('removing', () => {
  it('removing a custom field is refused while it has values, unless they are removed too', async () => {
    const used = await remove({ owner: 'PRODUCT', code: 'drop' });
    expect(used.errors![0]!.extensions).toMatchObject({ code: 'STILL_USED', values: 1 });
    expect((await remove({ owner: 'PRODUCT', code: 'drop', removeValues: true })).data).toEqual({
      removeCustomField: true,
    });
    expect(codeOf(await remove({ owner: 'PRODUCT', code: 'drop' }))).toBe('NOT_FOUND');
  });

  it('removing a used option of a custom field is refused, and a field with several values stays multiple', async () => {
    await saved('sandals', [{ code: 'surface', options: ['road', 'trail'] }]);
    const surface = { owner: 'PRODUCT', code: 'surface' };
    expect(faultsOf(await declare({ ...surface, multiple: false }))).toEqual(['dto.multiple']);
    const left = { ...surface, options: [OPTIONS[1]] };
    expect((await declare(left)).errors![0]!.extensions).toMatchObject({ code: 'STILL_USED', values: 1 });
    await declared({ ...left, removeValues: true });
    expect((await read('sandals')).customFields).toMatchObject([{ options: [{ slug: 'trail' }] }]);
  });

  it('deleting an object also deletes custom-field references to it', async () => {
    const { data } = await manager.admin('mutation { saveBrand(dto: { name: "Ненадолго" }) { id } }');
    await saved('sandals', [{ code: 'brand', reference: 'nenadolgo' }]);
    await manager.admin('mutation ($id: ID!) { removeBrand(dto: { id: $id }) }', {
      id: (data!.saveBrand as { id: string }).id,
    });
    expect((await read('sandals')).customFields).toHaveLength(1);
  });

  it('removing a custom field while a value is being written leaves no orphaned value', async () => {
    for (let round = 0; round < 8; round += 1) {
      await declared({ ...PUBLIC, code: 'race', name: 'Гонка', type: 'FLAG' });
      const [written, removed] = await Promise.all([
        save('sandals', [{ code: 'race', flag: true }]),
        remove({ owner: 'PRODUCT', code: 'race', removeValues: round % 2 === 1 }),
      ]);
      const left = await rows(`SELECT FROM "custom_field_value" v JOIN "custom_field" f ON f."id" = v."fieldId"
        WHERE f."code" = 'race'`);
      if (written.errors) expect(faultsOf(written)).toEqual(['dto.customFields.0.code']);
      if (removed.errors) {
        expect(codeOf(removed)).toBe('STILL_USED');
        expect(left).toHaveLength(1);
        await remove({ owner: 'PRODUCT', code: 'race', removeValues: true });
      } else expect(left).toHaveLength(0);
    }
  });
});

describe('search', () => {
  const finds = async (query: string) => {
    await projectChanges(api.databaseUrl);
    await api.app.get(ListingFollower, { strict: false }).catchUp();
    const { data } = await api.ask(
      `{ searchFilteredProducts(dto: { query: "${query}", exact: true }) { items { slug } understood { nearest } } }`,
    );
    const { items, understood } = data!.searchFilteredProducts as {
      items: { slug: string }[];
      understood: { nearest: boolean };
    };
    return understood.nearest ? [] : items.map(({ slug }) => slug);
  };

  it('the product search finds searchable custom-field values of products and offers, and follows changes', async () => {
    const membrane = { ...PUBLIC, code: 'membrane', name: 'Мембрана', type: 'LIST', searchable: true };
    await declared({ ...membrane, options: [{ slug: 'storm', name: 'Штормовка', nameEn: 'Stormtex' }] });
    await declared({
      owner: 'OFFER',
      visibility: 'PUBLIC',
      code: 'made',
      name: 'Где сшито',
      type: 'TEXT',
      searchable: true,
    });
    await saved('sandals', [{ code: 'membrane', options: ['storm'] }]);
    expect(await finds('штормовка')).toEqual(['sandals']);
    expect(await finds('stormtex')).toEqual(['sandals']);
    const admin = await operator(api, 'ADMIN');
    const [item] = (await read('boots')).items;
    await admin.admin('mutation ($dto: SaveProductItemInput!) { saveProductItem(dto: $dto) { id } }', {
      dto: { id: item!.id, customFields: [{ code: 'made', text: 'Кимрский комбинат' }] },
    });
    expect(await finds('кимрский')).toEqual(['boots']);

    await declared({ ...membrane, options: [{ slug: 'storm', name: 'Бурелом' }] });
    expect(await finds('штормовка')).toEqual([]);
    expect(await finds('бурелом')).toEqual(['sandals']);
    await declared({ owner: 'OFFER', code: 'made', searchable: false });
    expect(await finds('кимрский')).toEqual([]);
    await remove({ owner: 'PRODUCT', code: 'membrane', removeValues: true });
    expect(await finds('бурелом')).toEqual([]);
  });

  it('the product search ignores other custom fields; only public TEXT and LIST fields of products and offers can be searchable', async () => {
    await saved('boots', [{ code: 'care', text: 'Полировать бархоткой' }]);
    expect(await finds('бархоткой')).toEqual([]);
    for (const dto of [
      { owner: 'PRODUCT', code: 'margin' },
      { owner: 'PRODUCT', code: 'vegan' },
      { owner: 'COLLECTION', code: 'at-once' },
    ])
      expect(faultsOf(await declare({ ...dto, searchable: true }))).toEqual(['dto.searchable']);
    await declared({ owner: 'PRODUCT', code: 'care', searchable: true });
    expect(faultsOf(await declare({ owner: 'PRODUCT', code: 'care', visibility: 'OPERATORS' }))).toEqual([
      'dto.searchable',
    ]);
  });
});

describe('filters', () => {
  const COUNTS = 'customFields { code type unit options { value count } min max }';
  const listed = async (customFields: object[], query?: string) => {
    await projectChanges(api.databaseUrl);
    await api.app.get(ListingFollower, { strict: false }).catchUp();
    const { data, errors } = query
      ? await api.ask(
          `query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) { items { slug } filterList { ${COUNTS} } } }`,
          { dto: { query, exact: true, customFields } },
        )
      : await api.ask(
          `query ($dto: FilteredProductsInput!) { filteredProducts(dto: $dto) { items { slug } } filterList(dto: $dto) { ${COUNTS} } }`,
          { dto: { customFields } },
        );
    if (errors) throw new Error(JSON.stringify(errors));
    const found = data as Record<string, { items: { slug: string }[]; filterList: object; customFields: object[] }>;
    const { items, filterList = found.filterList } = (found.searchFilteredProducts ?? found.filteredProducts)!;
    return {
      slugs: items.map(({ slug }) => slug).sort(),
      counts: (filterList as { customFields: object[] }).customFields,
    };
  };
  const count = (value: string, n: number) => ({ value, count: n });

  it('product lists and searches filter by custom fields of products and offers with current counts', async () => {
    await declared({ ...PUBLIC, code: 'season-of', name: 'Сезон', type: 'LIST', options: OPTIONS, filterable: true });
    await declared({
      ...PUBLIC,
      code: 'weight',
      name: 'Вес',
      type: 'NUMBER',
      unit: 'г',
      filterable: true,
      position: 1,
    });
    const width = {
      owner: 'OFFER',
      visibility: 'PUBLIC',
      code: 'wide',
      name: 'Широкая',
      type: 'FLAG',
      filterable: true,
    };
    await declared({ ...width, position: 2 });
    await saved('boots', [
      { code: 'season-of', options: ['road'] },
      { code: 'weight', number: 400 },
    ]);
    await saved('sandals', [
      { code: 'season-of', options: ['trail'] },
      { code: 'weight', number: 200 },
    ]);
    const admin = await operator(api, 'ADMIN');
    const [first, second] = (await read('boots')).items;
    for (const [item, flag] of [
      [first, true],
      [second, false],
    ] as const)
      await admin.admin('mutation ($dto: SaveProductItemInput!) { saveProductItem(dto: $dto) { id } }', {
        dto: { id: item!.id, customFields: [{ code: 'wide', flag }] },
      });

    const all = await listed([]);
    expect(all.slugs).toEqual(['boots', 'sandals']);
    expect(all.counts).toEqual([
      expect.objectContaining({ code: 'season-of', options: [count('road', 1), count('trail', 1)] }),
      { code: 'weight', type: 'NUMBER', unit: 'г', options: [], min: 200, max: 400 },
      expect.objectContaining({ code: 'wide', options: [count('true', 1), count('false', 1)] }),
    ]);
    expect((await listed([{ code: 'season-of', options: ['road', 'trail'] }])).slugs).toEqual(['boots', 'sandals']);
    const light = await listed([{ code: 'weight', max: 300 }]);
    expect(light.slugs).toEqual(['sandals']);
    expect(light.counts[0]).toMatchObject({ options: [count('road', 0), count('trail', 1)] });
    expect(light.counts[1]).toMatchObject({ min: 200, max: 400 });
    expect(
      (
        await listed([
          { code: 'wide', flag: true },
          { code: 'season-of', options: ['road'] },
        ])
      ).slugs,
    ).toEqual(['boots']);
    expect(
      (
        await listed([
          { code: 'wide', flag: true },
          { code: 'weight', max: 300 },
        ])
      ).slugs,
    ).toEqual([]);
    expect((await listed([{ code: 'wide', options: ['true'] }])).slugs).toEqual(['boots']);
    expect((await listed([{ code: 'nothing', flag: true }])).slugs).toEqual([]);

    const found = await listed([{ code: 'weight', min: 300 }], 'ботинки');
    expect(found.slugs).toEqual(['boots']);
    expect(found.counts).toContainEqual(
      expect.objectContaining({ code: 'wide', options: [count('true', 1), count('false', 1)] }),
    );

    await declared({ owner: 'PRODUCT', code: 'weight', unit: 'кг' });
    expect((await listed([])).counts[1]).toMatchObject({ unit: 'кг' });
    await declared({ owner: 'PRODUCT', code: 'weight', filterable: false });
    await remove({ owner: 'PRODUCT', code: 'season-of', removeValues: true });
    expect((await listed([])).counts).toEqual([expect.objectContaining({ code: 'wide' })]);
  });

  it('filters by reference fields show the current names of objects visible to shoppers', async () => {
    const named = 'customFields { code type options { value name count } }';
    const filters = async () => {
      await listed([]);
      const { data } = await api.ask(`{ filterList { ${named} } }`);
      const found = (data!.filterList as { customFields: { code: string; type: string; options: object[] }[] })
        .customFields;
      return Object.fromEntries(
        found.filter(({ code }) => code.startsWith('of-')).map((one) => [one.code, one.options]),
      );
    };
    const filtered = async (code: string, value: string) => (await listed([{ code, options: [value] }])).slugs;
    const option = (value: string, name: string, n: number) => ({ value, name, count: n });
    for (const [position, type] of ['PRODUCT', 'BRAND', 'CATEGORY', 'COLLECTION', 'ARTICLE'].entries())
      await declared({
        ...{ ...PUBLIC, code: `of-${type.toLowerCase()}`, name: type, type: `${type}_REFERENCE` },
        ...{ filterable: true, position: 10 + position },
      });
    const offers = { owner: 'OFFER', visibility: 'PUBLIC', code: 'of-maker', name: 'Фабрика', type: 'BRAND_REFERENCE' };
    await declared({ ...offers, filterable: true, position: 20 });
    await rows(`INSERT INTO "category" ("slug", "name", "level") VALUES ('trails', 'Тропы', 1)`);
    await rows(`INSERT INTO "brand" ("slug", "name") VALUES ('north', 'Север')`);
    await rows(`INSERT INTO "collection" ("slug", "title", "active") VALUES ('first', 'Первая', true)`);
    const [entry] = await rows<{ id: string }>(
      `INSERT INTO "content_entry" ("kind", "slug") VALUES ('ARTICLE', 'how-to') RETURNING "id"`,
    );
    const article = (number: number, title: string, publishAt: string | null) =>
      rows(
        `INSERT INTO "content_revision" ("entryId", "number", "title", "markdown", "html", "renderer", "readingMinutes", "publishAt", "authorId")
         VALUES ($1, $2, $3, '-', '-', 1, 1, now() + $4::interval, $5)`,
        [entry!.id, number, title, publishAt, manager.id],
      );
    await article(1, 'Черновик', null);
    for (const slug of ['boots', 'sandals'])
      await saved(slug, [
        { code: 'of-product', reference: 'sandals' },
        ...(slug === 'boots'
          ? [
              { code: 'of-brand', reference: 'north' },
              { code: 'of-category', reference: 'trails' },
              { code: 'of-collection', reference: 'first' },
              { code: 'of-article', reference: 'how-to' },
            ]
          : []),
      ]);
    const [offer] = (await read('boots')).items;
    const admin = await operator(api, 'ADMIN');
    const { errors } = await admin.admin(
      'mutation ($dto: SaveProductItemInput!) { saveProductItem(dto: $dto) { id } }',
      { dto: { id: offer!.id, customFields: [{ code: 'of-maker', reference: 'north' }] } },
    );
    expect(errors).toBeUndefined();

    const [{ name: sandals }] = (await rows(`SELECT "name" FROM "product" WHERE "slug" = 'sandals'`)) as [
      { name: string },
    ];
    const all = {
      'of-product': [option('sandals', sandals, 2)],
      'of-brand': [option('north', 'Север', 1)],
      'of-category': [option('trails', 'Тропы', 1)],
      'of-collection': [option('first', 'Первая', 1)],
      'of-maker': [option('north', 'Север', 1)],
    };
    expect(await filters()).toEqual(all);
    for (const [code, [one]] of Object.entries(all))
      expect(await filtered(code, one!.value)).toEqual(code === 'of-product' ? ['boots', 'sandals'] : ['boots']);
    expect(await filtered('of-brand', 'south')).toEqual([]);
    expect(await filtered('of-article', 'how-to')).toEqual([]);

    await rows(`UPDATE "brand" SET "name" = 'Южный', "slug" = 'south' WHERE "slug" = 'north'`);
    await rows(`UPDATE "category" SET "name" = 'Горы' WHERE "slug" = 'trails'`);
    await rows(`UPDATE "product" SET "name" = 'Сандалии' WHERE "slug" = 'sandals'`);
    await rows(`UPDATE "collection" SET "finishAt" = now() + interval '1 hour' WHERE "slug" = 'first'`);
    await article(2, 'Как бегать', '-1 minute');
    await article(3, 'Как бегать зимой', '1 day');
    expect(await filters()).toEqual({
      'of-product': [option('sandals', 'Сандалии', 2)],
      'of-brand': [option('south', 'Южный', 1)],
      'of-category': [option('trails', 'Горы', 1)],
      'of-collection': [option('first', 'Первая', 1)],
      'of-article': [option('how-to', 'Как бегать', 1)],
      'of-maker': [option('south', 'Южный', 1)],
    });
    expect(await filtered('of-brand', 'south')).toEqual(['boots']);

    // Nothing is written when the time of a collection or of an article is over.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
    try {
      expect(Object.keys(await filters())).not.toContain('of-collection');
      expect(await filtered('of-collection', 'first')).toEqual([]);
    } finally {
      clock.mockRestore();
    }
    await rows(`UPDATE "product" SET "active" = false WHERE "slug" = 'sandals'`);
    await rows(`UPDATE "collection" SET "active" = false`);
    await rows(`UPDATE "content_entry" SET "finishAt" = now()`);
    await rows(`DELETE FROM "category" WHERE "slug" = 'trails'`);
    expect(Object.keys(await filters()).sort()).toEqual(['of-brand', 'of-maker']);
    await rows(`UPDATE "product" SET "active" = true WHERE "slug" = 'sandals'`);
    expect((await filters())['of-product']).toEqual([option('sandals', 'Сандалии', 2)]);
  });

  it('filters by custom fields of offers must match one and the same offer, together with the size', async () => {
    const by = (size: string) =>
      api.ask(
        `{ filteredProducts(dto: { size: ["${size}"], customFields: [{ code: "wide", flag: true }] }) { items { slug } } }`,
      );
    expect((await by('42')).data!.filteredProducts).toEqual({ items: [{ slug: 'boots' }] });
    expect((await by('43')).data!.filteredProducts).toEqual({ items: [] });
  });

  it('a custom-field filter is refused for unsuitable fields, a repeated code, or without a value', async () => {
    expect(faultsOf(await declare({ owner: 'PRODUCT', code: 'margin', filterable: true }))).toEqual(['dto.filterable']);
    const same = { ...PUBLIC, code: 'wide', name: 'Широкая', type: 'FLAG', filterable: true };
    expect(faultsOf(await declare(same))).toEqual(['dto.filterable']);
    const ask = (customFields: string) =>
      api.ask(`{ filteredProducts(dto: { customFields: [${customFields}] }) { items { slug } } }`);
    expect(faultsOf(await ask('{ code: "wide" }'))).toEqual(['dto.customFields.0']);
    expect(faultsOf(await ask('{ code: "wide", flag: true, min: 1 }'))).toEqual(['dto.customFields.0']);
    expect(faultsOf(await ask('{ code: "wide", flag: true }, { code: "wide", flag: false }'))).toEqual([
      'dto.customFields',
    ]);
    expect(faultsOf(await ask('{ code: "weight", min: 5, max: 1 }'))).toEqual(['dto.customFields.0.max']);
  });
});

it('a shopper cannot define or set custom fields', async () => {
  const shopper = await operator(api, 'USER');
  expect(codeOf(await shopper.admin('{ customFields { code } }'))).toBe('FORBIDDEN');
});
