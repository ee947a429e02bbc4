import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;

beforeAll(async () => {
  api = await startTestApi([
    feedProduct('boots', { brands: ['Таволга'], items: [{ size: '42', price: 10_000 }] }),
    feedProduct('sandals', {
      category: [
        { name: 'Обувь', slug: 'shoes' },
        { name: 'Летняя', slug: 'summer' },
        { name: 'Сандалии', slug: 'sandals' },
      ],
      items: [{ size: '40', price: 5_000 }],
    }),
    {
      kind: 'directory',
      slug: 'menu',
      name: 'Обувь',
      filters: [
        { name: 'Бренд', filterType: 'BRAND', value: 'tavolga' },
        { name: 'Тип', filterType: 'CATEGORY', value: 'sneakers' },
      ],
    },
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

interface Brand {
  id: string;
  slug: string;
  name: string;
}
interface Category extends Brand {
  parent: string | null;
  level: number;
}

const saveBrand = (dto: object) =>
  manager.admin(
    'mutation ($dto: SaveBrandInput!) { saveBrand(dto: $dto) { id slug name positionScore logoUrl description } }',
    { dto },
  );
const saveCategory = (dto: object) =>
  manager.admin(
    'mutation ($dto: SaveCategoryInput!) { saveCategory(dto: $dto) { id slug name parent level position weightGrams } }',
    { dto },
  );
const brand = ({ data, errors }: Answer) => {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.saveBrand as Brand;
};
const category = ({ data, errors }: Answer) => {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.saveCategory as Category;
};
const remove = (call: string, id: string) => manager.admin(`mutation ($id: ID!) { ${call}(dto: { id: $id }) }`, { id });
const takenBy = ({ data, errors }: Answer) => {
  if (errors?.[0]?.extensions.code !== 'NAME_TAKEN') throw new Error(JSON.stringify(data ?? errors));
  return errors[0].extensions.id;
};
const faultsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields?.map(({ field }) => field);

describe('saveBrand', () => {
  it('saveBrand creates a brand, finds it by id or slug, and changes only the sent fields', async () => {
    const made = brand(await saveBrand({ name: 'Северный ветер', positionScore: 7 }));
    expect(made).toMatchObject({ slug: 'severnyy-veter', positionScore: 7, logoUrl: null, description: '' });
    const text = '<p>О бренде</p><script>alert(1)</script>';
    expect(brand(await saveBrand({ slug: made.slug, description: text }))).toEqual({
      ...made,
      description: '<p>О бренде</p>',
    });
    expect(brand(await saveBrand({ id: made.id, description: null }))).toEqual(made);
    expect(brand(await saveBrand({ id: made.id, name: 'Ветер', slug: 'veter' }))).toEqual({
      ...made,
      name: 'Ветер',
      slug: 'veter',
    });
    const { data } = await manager.admin(
      '{ brands(dto: { search: "ВЕТ" }) { items { slug } pagination { totalItems } } }',
    );
    expect(data!.brands).toEqual({ items: [{ slug: 'veter' }], pagination: { totalItems: 1 } });
  });

  it('saveBrand creates a single brand when two calls send the same new name at once', async () => {
    const [first, second] = await Promise.all([saveBrand({ name: 'Гонка' }), saveBrand({ name: 'Гонка' })]);
    const [made, refused] = first.data ? [first, second] : [second, first];
    expect(takenBy(refused)).toBe(brand(made).id);
  });

  it('saveBrand never updates a brand found only by its name or by a slug derived from it', async () => {
    const veltrok = brand(await saveBrand({ name: 'Veltrok' }));
    expect(takenBy(await saveBrand({ name: 'Велтрок' }))).toBe(veltrok.id);
    expect(takenBy(await saveBrand({ name: 'VELTROK', positionScore: 3 }))).toBe(veltrok.id);
    expect(takenBy(await saveBrand({ name: 'Veltrok', slug: 'another' }))).toBe(veltrok.id);
    const beside = brand(await saveBrand({ name: 'Велтрок', slug: 'veltrok-ru' }));
    expect(takenBy(await saveBrand({ id: beside.id, name: 'veltrok' }))).toBe(veltrok.id);
    expect(await rows(`SELECT "name" FROM "brand" WHERE "slug" LIKE 'veltrok%' ORDER BY "slug"`)).toEqual([
      { name: 'Veltrok' },
      { name: 'Велтрок' },
    ]);
  });

  it('saveBrand renames a brand in the menu filters and on its products', async () => {
    const [found] = await rows<Brand>(`SELECT "id" FROM "brand" WHERE "slug" = 'tavolga'`);
    brand(await saveBrand({ id: found!.id, slug: 'tavolga-new', name: 'Новая Таволга' }));
    const filters = await rows(`SELECT "value" FROM "directory_filter" WHERE "filterType" = 'BRAND'`);
    expect(filters).toEqual([{ value: 'tavolga-new' }]);
    await projectChanges(api.databaseUrl);
    const [document] = await rows<{ card: object }>(
      `SELECT "card" FROM "search_document" d JOIN "product" p ON p."id" = d."productId" WHERE p."slug" = 'boots'`,
    );
    expect(JSON.stringify(document!.card)).toContain('Новая Таволга');
  });

  it('saveBrand refuses an unknown brand, a slug in use, and a new brand without a name', async () => {
    const { id } = brand(await saveBrand({ name: 'Другой' }));
    expect(codeOf(await saveBrand({ id: manager.id, name: 'Нет' }))).toBe('NOT_FOUND');
    const [tavolga] = await rows<Brand>(`SELECT "id" FROM "brand" WHERE "slug" = 'tavolga-new'`);
    expect(takenBy(await saveBrand({ id, slug: 'tavolga-new' }))).toBe(tavolga!.id);
    expect(faultsOf(await saveBrand({ slug: 'not-there' }))).toEqual(['dto.name']);
    expect(faultsOf(await saveBrand({ id, slug: 'Не слаг', name: '' }))).toEqual(['dto.slug', 'dto.name']);
  });

  it('saveBrand records creations and changes of a brand in the audit log', async () => {
    const { id } = brand(await saveBrand({ name: 'След' }));
    await saveBrand({ id, positionScore: 3 });
    expect(
      await rows(
        `SELECT "action", "before"->'positionScore' AS "before", "after"->'positionScore' AS "after"
                  FROM "operator_action" WHERE "entity" = 'BRAND' AND "entityId" = $1 ORDER BY "id"`,
        [id],
      ),
    ).toEqual([
      { action: 'saveBrand', before: null, after: 0 },
      { action: 'saveBrand', before: 0, after: 3 },
    ]);
  });
});

describe('saveCategory', () => {
  it('saveCategory creates nested categories with the same slugs that an import would give them', async () => {
    const outer = category(await saveCategory({ name: 'Одежда', weightGrams: 400 }));
    expect(outer).toMatchObject({ slug: 'odezhda', parent: null, level: 1, position: 0, weightGrams: 400 });
    const inner = category(await saveCategory({ name: 'Куртки', parent: outer.slug }));
    expect(inner).toMatchObject({ slug: 'odezhda-kurtki', parent: 'odezhda', level: 2 });
    expect(takenBy(await saveCategory({ name: 'Куртки', parent: outer.slug, position: 4 }))).toBe(inner.id);
    expect(takenBy(await saveCategory({ name: 'Kurtki', parent: outer.slug }))).toBe(inner.id);
    expect(takenBy(await saveCategory({ name: 'куртки', slug: 'jackets', parent: outer.slug }))).toBe(inner.id);
    expect(category(await saveCategory({ slug: inner.slug, parent: outer.slug, position: 4 }))).toEqual({
      ...inner,
      position: 4,
    });
    expect(category(await saveCategory({ slug: outer.slug, weightGrams: null }))).toMatchObject({ weightGrams: null });
  });

  it('saveCategory moves a category with its subcategories and products, also on the storefront', async () => {
    category(await saveCategory({ name: 'Лето', slug: 'leto' }));
    const { id } = category(await saveCategory({ slug: 'summer', parent: null }));
    const path = async () => {
      const { data } = await api.ask(
        '{ product(dto: { slug: "sandals" }) { productCategory { slug } productType { slug } productSubType { slug } } }',
      );
      return Object.values(data!.product as Record<string, { slug: string } | null>).map((one) => one?.slug ?? null);
    };
    expect(await path()).toEqual(['summer', 'sandals', null]);
    expect(category(await saveCategory({ id, parent: 'leto' }))).toMatchObject({ parent: 'leto', level: 2 });
    expect(await path()).toEqual(['leto', 'summer', 'sandals']);
    await projectChanges(api.databaseUrl);
    const [document] = await rows<{ document: object }>(
      `SELECT "document" FROM "search_document" d JOIN "product" p ON p."id" = d."productId" WHERE p."slug" = 'sandals'`,
    );
    expect(JSON.stringify(document!.document)).toContain('"leto"');
  });

  it('saveCategory refuses a cycle, a fourth level and an unknown parent category', async () => {
    const refused = async (dto: object) => faultsOf(await saveCategory(dto));
    expect(await refused({ slug: 'leto', parent: 'leto' })).toEqual(['dto.parent']);
    expect(await refused({ slug: 'leto', parent: 'sandals' })).toEqual(['dto.parent']);
    expect(await refused({ slug: 'leto', parent: 'shoes' })).toEqual(['dto.parent']);
    expect(await refused({ name: 'Сланцы', parent: 'sandals' })).toEqual(['dto.parent']);
    expect(await refused({ name: 'Сланцы', parent: 'not-there' })).toEqual(['dto.parent']);
    expect(await refused({ slug: 'no-name' })).toEqual(['dto.name']);
    expect(codeOf(await saveCategory({ id: manager.id, name: 'Нет' }))).toBe('NOT_FOUND');
  });

  it('saveCategory leaves no cycle when two categories are moved below each other at once', async () => {
    const [a, b] = [category(await saveCategory({ name: 'А' })), category(await saveCategory({ name: 'Б' }))];
    const answers = await Promise.all([
      saveCategory({ id: a.id, parent: b.slug }),
      saveCategory({ id: b.id, parent: a.slug }),
    ]);
    expect(answers.filter(({ errors }) => errors).map(codeOf)).toEqual(['BAD_USER_INPUT']);
  });

  it('saveCategory updates the menu filters when the slug of a category changes', async () => {
    const [found] = await rows<Category>(`SELECT "id" FROM "category" WHERE "slug" = 'sneakers'`);
    category(await saveCategory({ id: found!.id, slug: 'krossovki' }));
    const filters = await rows(`SELECT "value" FROM "directory_filter" WHERE "filterType" = 'CATEGORY'`);
    expect(filters).toEqual([{ value: 'krossovki' }]);
  });
});

describe('removing', () => {
  it('removing a brand or category in use is refused, with a list of what uses it', async () => {
    const [used] = await rows<Brand>(`SELECT "id" FROM "brand" WHERE "slug" = 'tavolga-new'`);
    const answer = await remove('removeBrand', used!.id);
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'STILL_USED', products: 1, menuFilters: 1 });
    const [shoes] = await rows<Category>(`SELECT "id" FROM "category" WHERE "slug" = 'shoes'`);
    const kept = await remove('removeCategory', shoes!.id);
    expect(kept.errors![0]!.extensions).toMatchObject({ code: 'STILL_USED', products: 1, categories: 1 });
  });

  it('removing an unused brand or category succeeds once, and a second call returns NOT_FOUND', async () => {
    const { id } = brand(await saveBrand({ name: 'Ненадолго' }));
    expect((await remove('removeBrand', id)).data).toEqual({ removeBrand: true });
    expect(codeOf(await remove('removeBrand', id))).toBe('NOT_FOUND');
    const made = category(await saveCategory({ name: 'Ненадолго' }));
    expect((await remove('removeCategory', made.id)).data).toEqual({ removeCategory: true });
    const { data } = await manager.admin('{ categories { slug } }');
    expect(data!.categories).not.toContainEqual({ slug: made.slug });
  });
});

describe('a renamed thing', () => {
  const SHOWN = `query ($category: String!, $brand: String!, $product: String!) {
    catalogSection(dto: { path: [$category] }) { slug path }
    filteredProducts(dto: { section: $category }) { pagination { totalItems } }
    brandList(dto: { slug: $brand }) { items { slug } }
    product(dto: { slug: $product }) { slug } }`;

  it('a renamed brand, category or product is found by its former slugs until they are reused', async () => {
    const outer = category(await saveCategory({ name: 'Сумки', slug: 'bags' }));
    const inner = category(await saveCategory({ name: 'Рюкзаки', slug: 'rucksacks', parent: 'bags' }));
    const [known] = await rows<{ brandId: string; brand: string; productId: string; product: string }>(
      `SELECT b."id" AS "brandId", b."slug" AS "brand", p."id" AS "productId", p."slug" AS "product" FROM "brand" b
       JOIN "product_brand" pb ON pb."brandId" = b."id" JOIN "product" p ON p."id" = pb."productId" LIMIT 1`,
    );
    for (const slug of ['backpacks', 'packs']) category(await saveCategory({ id: inner.id, slug }));
    category(await saveCategory({ id: outer.id, slug: 'all-bags' }));
    brand(await saveBrand({ id: known!.brandId, slug: 'renamed-brand' }));
    await rows(`UPDATE "product" SET "slug" = 'renamed-product' WHERE "id" = $1`, [known!.productId]);

    for (const former of ['rucksacks', 'backpacks', 'packs']) {
      const { data } = await api.ask(SHOWN, { category: former, brand: known!.brand, product: known!.product });
      expect(data).toEqual({
        catalogSection: { slug: 'packs', path: ['all-bags', 'packs'] },
        filteredProducts: { pagination: { totalItems: 0 } },
        brandList: { items: [{ slug: 'renamed-brand' }] },
        product: { slug: 'renamed-product' },
      });
    }
    const path = ['bags', 'rucksacks'];
    const below = await api.ask('query ($path: [String!]!) { catalogSection(dto: { path: $path }) { path } }', {
      path,
    });
    expect(below.data).toEqual({ catalogSection: { path: ['all-bags', 'packs'] } });

    category(await saveCategory({ name: 'Ранцы', slug: 'rucksacks' }));
    const { data } = await api.ask(`{ catalogSection(dto: { path: ["rucksacks"] }) { slug path } }`);
    expect(data).toEqual({ catalogSection: { slug: 'rucksacks', path: ['rucksacks'] } });
    // Back under its first name, it does not look for itself for ever.
    await rows(`UPDATE "product" SET "slug" = $2 WHERE "id" = $1`, [known!.productId, known!.product]);
    await rows(`UPDATE "product" SET "active" = false WHERE "id" = $1`, [known!.productId]);
    const gone = await api.ask('query ($slug: String!) { product(dto: { slug: $slug }) { slug } }', {
      slug: known!.product,
    });
    expect(gone.errors?.[0]?.extensions.code).toBe('PRODUCT_NOT_FOUND');
  });
});

it('a shopper may neither save nor remove brands and categories', async () => {
  const shopper = await operator(api, 'USER');
  expect(codeOf(await shopper.admin('mutation { saveBrand(dto: { name: "Моя" }) { id } }'))).toBe('FORBIDDEN');
  expect(codeOf(await shopper.admin('mutation { saveCategory(dto: { name: "Моя" }) { id } }'))).toBe('FORBIDDEN');
});
