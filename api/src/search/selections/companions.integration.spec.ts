import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { openPostgres, type Shop } from '../../testing/search-shop.js';
import { feedProduct, type FeedRecordInput } from '../../testing/test-api.js';

const path = (...names: [name: string, slug: string][]) => names.map(([name, slug]) => ({ name, slug }));
const CLOTHES: [string, string] = ['Одежда', 'clothes'];
const TEES = path(CLOTHES, ['Футболки', 'tees']);
const JEANS = path(CLOTHES, ['Джинсы', 'jeans']);
const SOCKS = path(CLOTHES, ['Носки', 'socks']);
const BAGS = path(['Сумки', 'bags'], ['Рюкзаки', 'backpacks']);
const BLACK = [{ name: 'Чёрный' }];

/** Products with more units sold are more popular. */
const goods = (slug: string, category: typeof TEES, unitSold: number, changes: object = {}) =>
  feedProduct(slug, {
    ...{ name: slug, category, unitSold, sex: 'MALE', colours: BLACK, items: [{ size: '42', price: 100_000 }] },
    ...changes,
  });

const CATALOGUE: FeedRecordInput[] = [
  feedProduct('runner', {
    ...{ name: 'Бегун', model: { name: 'Бегун' }, sex: 'MALE', colours: [{ name: 'Красный' }], seasons: ['SUMMER'] },
    items: [{ size: '42', price: 500_000 }],
  }),
  feedProduct('runner-black', {
    name: 'Бегун',
    model: { name: 'Бегун' },
    sex: 'MALE',
    items: [{ size: '42', price: 500_000 }],
  }),
  feedProduct('other-runner', { sex: 'MALE', unitSold: 99, items: [{ size: '42', price: 500_000 }] }),
  goods('sock', SOCKS, 5),
  goods('sock-best', SOCKS, 50),
  goods('sock-green', SOCKS, 90, { colours: [{ name: 'Зелёный', hex: '#00a000' }] }),
  goods('sock-winter', SOCKS, 91, { seasons: ['WINTER'] }),
  goods('sock-women', SOCKS, 92, { sex: 'FEMALE' }),
  goods('sock-children', SOCKS, 93, { children: true }),
  goods('sock-gone', SOCKS, 94, { items: [{ size: '42', price: 1, stock: 0 }] }),
  goods('denim', JEANS, 10),
  goods('tee', TEES, 20, { model: { name: 'Тройка' } }),
  goods('tee-white', TEES, 19, { model: { name: 'Тройка' }, colours: [{ name: 'Белый' }] }),
  goods('backpack', BAGS, 1),
];

const RULE = 'id version categoryId productId companionIds createdAt';
interface Rule {
  id: string;
  version: string;
  [field: string]: unknown;
}

let shop: Shop;
let merchant: Operator;
let ids: Record<string, string>;
beforeAll(async () => {
  shop = await openPostgres(CATALOGUE);
  merchant = await operator(shop.api, 'MANAGER');
  const rows = await shop.query<{ slug: string; id: string }>(
    `SELECT "slug", "id" FROM "product" UNION SELECT "slug", "id" FROM "category"`,
  );
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
});
afterAll(() => shop?.close());
afterEach(async () => {
  await shop.query('DELETE FROM "companion_rule"');
  await shop.query('DELETE FROM "bought_together"');
});

async function companions(slug: string): Promise<string[]> {
  const { data, errors } = await shop.api.ask(
    `query ($id: ID!) { complementaryProducts(dto: { productId: $id }) { slug item { id } } }`,
    { id: ids[slug] },
  );
  expect(errors).toBeUndefined();
  const cards = data!.complementaryProducts as { slug: string; item: object | null }[];
  expect(cards.every(({ item }) => item !== null)).toBe(true);
  return cards.map((card) => card.slug);
}
const boughtTogether = (one: string, other: string, orders: number) =>
  shop.query(`INSERT INTO "bought_together" VALUES ('${ids[one]}', '${ids[other]}', ${orders})`);

async function done<Result>(query: string, dto: object): Promise<Result> {
  const { data, errors } = await merchant.admin(query, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.answer as Result;
}
const SAVE = `mutation ($dto: SaveCompanionRuleInput!) { answer: saveCompanionRule(dto: $dto) { ${RULE} } }`;
const save = (dto: object) => done<Rule>(SAVE, dto);
const undo = (id: string) =>
  done<Rule | null>(`mutation ($dto: CompanionRuleIdInput!) { answer: undoCompanionRule(dto: $dto) { ${RULE} } }`, {
    id,
  });
const remove = (id: string) => done(`mutation ($dto: RemoveInput!) { answer: removeCompanionRule(dto: $dto) }`, { id });
const named = (...slugs: string[]) => slugs.map((slug) => ids[slug]);

describe('complementaryProducts', () => {
  it('complementaryProducts without rules alternates available product kinds worn together, for the same people and season', async () => {
    // Socks, then jeans, then t-shirts, then backpacks; of the socks quiet colours first, green against red last.
    expect(await companions('runner')).toEqual(['sock-best', 'denim', 'tee', 'backpack', 'sock', 'sock-green']);
  });

  it('complementaryProducts shows each model once and leaves out the product’s own model and kind', async () => {
    const first = ['sock-winter', 'denim', 'tee', 'backpack'];
    expect(await companions('runner-black')).toEqual([...first, 'sock-green', 'sock-best', 'sock']);
  });

  it('complementaryProducts puts products bought together first in their kind, without other shoes', async () => {
    await boughtTogether('runner', 'sock', 4);
    await boughtTogether('runner', 'other-runner', 40);
    expect(await companions('runner')).toEqual(['sock', 'denim', 'tee', 'backpack', 'sock-best', 'sock-green']);
    await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    expect(await companions('runner')).toEqual(['denim', 'sock']);
  });

  it('complementaryProducts returns an empty list for an unknown product', async () => {
    const { data } = await shop.api.ask(
      '{ complementaryProducts(dto: { productId: "00000000-0000-4000-8000-000000000000" }) { slug } }',
    );
    expect(data!.complementaryProducts).toEqual([]);
  });

  it('complementaryProducts also returns products for a sold-out product', async () => {
    expect(await companions('sock-gone')).toEqual(expect.arrayContaining(['other-runner', 'denim']));
  });
});

describe('rules of the merchant', () => {
  it('the companion rule of a category sets kinds and order, also for subcategories without a rule', async () => {
    await save({ categoryId: ids.shoes, companionIds: named('backpacks', 'tees') });
    expect(await companions('runner')).toEqual(['backpack', 'tee']);
    await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    expect(await companions('runner')).toEqual(['denim']);
  });

  it('a companion rule without companions makes complementaryProducts empty', async () => {
    await save({ categoryId: ids.sneakers, companionIds: [] });
    expect(await companions('runner')).toEqual([]);
  });

  it('hand-picked companions come first in their order without sold-out products, and rules fill the rest', async () => {
    await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    await save({ productId: ids.runner, companionIds: named('sock-women', 'sock-gone', 'backpack') });
    expect(await companions('runner')).toEqual(['sock-women', 'backpack', 'denim']);
  });

  it('saving a companion rule again replaces the rule of the same category', async () => {
    const made = await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    const changed = await save({ categoryId: ids.sneakers, companionIds: named('socks', 'jeans') });
    expect(changed).toMatchObject({ id: made.id, productId: null, companionIds: named('socks', 'jeans') });
    const one = `query ($dto: CompanionRuleIdInput!) { answer: companionRule(dto: $dto) { ${RULE} } }`;
    expect(await done(one, { id: made.id })).toEqual(changed);
    const { data } = await merchant.admin(`{ companionRules { nodes { ${RULE} } totalCount } }`);
    expect(data!.companionRules).toEqual({ nodes: [changed], totalCount: 1 });
    const of = async (...slugs: string[]) => {
      const list =
        'query ($dto: CompanionRulesInput) { answer: companionRules(dto: $dto) { nodes { id } totalCount } }';
      return done<{ totalCount: number }>(list, { ofIds: named(...slugs) });
    };
    expect(await of('sneakers', 'runner')).toEqual({ nodes: [{ id: made.id }], totalCount: 1 });
    expect((await of('runner')).totalCount).toBe(0);
  });

  it('a change of a companion rule based on an outdated version is refused with CONFLICT', async () => {
    const { version } = await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    await save({ categoryId: ids.sneakers, companionIds: named('socks'), version });
    const late = await merchant.admin(SAVE, { dto: { categoryId: ids.sneakers, companionIds: [], version } });
    expect(codeOf(late)).toBe('CONFLICT');
  });

  it.each([
    ['nothing that it is of', {}, 'dto.categoryId'],
    ['both a category and a product', { categoryId: 'sneakers', productId: 'runner' }, 'dto.productId'],
    ['a product, and no companion', { productId: 'runner' }, 'dto.companionIds'],
    ['an unknown companion', { categoryId: 'sneakers', companionIds: ['runner'] }, 'dto.companionIds'],
    ['a category as the companion of a product', { productId: 'runner', companionIds: ['jeans'] }, 'dto.companionIds'],
  ])('a companion rule that names %s is refused with BAD_USER_INPUT', async (_, dto, field) => {
    const { categoryId, productId, companionIds = [] } = dto as Record<string, string> & { companionIds?: string[] };
    const of = { ...(categoryId && { categoryId: ids[categoryId] }), ...(productId && { productId: ids[productId] }) };
    const refused = await merchant.admin(SAVE, { dto: { ...of, companionIds: named(...companionIds) } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('simultaneous saves of the companion rule of one category create one rule', async () => {
    await Promise.all(
      Array.from({ length: 4 }, () => save({ categoryId: ids.sneakers, companionIds: named('jeans') })),
    );
    expect(await shop.query('SELECT 1 FROM "companion_rule"')).toHaveLength(1);
  });

  it('undo reverts a change, removal or creation of a companion rule unless another rule exists', async () => {
    const made = await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    await save({ categoryId: ids.sneakers, companionIds: named('socks') });
    expect(await undo(made.id)).toEqual(made);
    await remove(made.id);
    expect(await undo(made.id)).toEqual(made);
    await remove(made.id);
    const other = await save({ categoryId: ids.sneakers, companionIds: [] });
    const undoing = `mutation ($dto: CompanionRuleIdInput!) { undoCompanionRule(dto: $dto) { id } }`;
    expect(codeOf(await merchant.admin(undoing, { dto: { id: made.id } }))).toBe('NAME_TAKEN');
    expect(await undo(other.id)).toBeNull();
  });

  it('the preview of a companion rule shows companions before and after and writes nothing', async () => {
    const preview = (rule: object) =>
      done<Record<string, { slug: string }[]>>(
        'query ($dto: PreviewCompanionRuleInput!) { answer: previewCompanionRule(dto: $dto) { before { slug } after { slug } } }',
        { rule, productId: ids.runner },
      );
    const slugs = ({ before, after }: Record<string, { slug: string }[]>) =>
      [before!, after!].map((list) => list.map(({ slug }) => slug));
    const now = await companions('runner');
    expect(slugs(await preview({ categoryId: ids.sneakers, companionIds: named('backpacks') }))).toEqual([
      now,
      ['backpack'],
    ]);
    const byHand = slugs(await preview({ productId: ids.runner, companionIds: named('backpack') }));
    expect(byHand[1]!.slice(0, 2)).toEqual(['backpack', 'sock-best']);
    expect(await companions('runner')).toEqual(now);
  });

  it('companion rules cannot be saved or read by a user without catalogue permissions', async () => {
    const shopper = await operator(shop.api, 'USER');
    const refused = await shopper.admin(SAVE, { dto: { categoryId: ids.sneakers, companionIds: [] } });
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect(codeOf(await shopper.admin('{ companionRules { totalCount } }'))).toBe('FORBIDDEN');
  });

  it('a companion rule is deleted together with its category or product', async () => {
    const [category] = await shop.query<{ id: string }>(
      `INSERT INTO "category" ("slug", "name", "level") VALUES ('passing', 'Временная', 1) RETURNING "id"`,
    );
    await save({ categoryId: category!.id, companionIds: [] });
    await shop.query(`DELETE FROM "category" WHERE "id" = '${category!.id}'`);
    expect(await shop.query('SELECT 1 FROM "companion_rule"')).toEqual([]);
  });
});
