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
  it('without rules shows kinds that are worn with it in turn, for the same people and season, none sold out', async () => {
    // Socks, then jeans, then t-shirts, then backpacks; of the socks quiet colours first, green against red last.
    expect(await companions('runner')).toEqual(['sock-best', 'denim', 'tee', 'backpack', 'sock', 'sock-green']);
  });

  it('shows a model once, and neither its own model nor its own kind', async () => {
    const first = ['sock-winter', 'denim', 'tee', 'backpack'];
    expect(await companions('runner-black')).toEqual([...first, 'sock-green', 'sock-best', 'sock']);
  });

  it('what was bought together comes first in its kind, and adds pairs of other kinds, but no other shoes', async () => {
    await boughtTogether('runner', 'sock', 4);
    await boughtTogether('runner', 'other-runner', 40);
    expect(await companions('runner')).toEqual(['sock', 'denim', 'tee', 'backpack', 'sock-best', 'sock-green']);
    await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    expect(await companions('runner')).toEqual(['denim', 'sock']);
  });

  it('shows nothing for an unknown product', async () => {
    const { data } = await shop.api.ask(
      '{ complementaryProducts(dto: { productId: "00000000-0000-4000-8000-000000000000" }) { slug } }',
    );
    expect(data!.complementaryProducts).toEqual([]);
  });

  it('also works for a sold-out product', async () => {
    expect(await companions('sock-gone')).toEqual(expect.arrayContaining(['other-runner', 'denim']));
  });
});

describe('rules of the merchant', () => {
  it('the rule of a category decides in its order, also for categories below it that have none', async () => {
    await save({ categoryId: ids.shoes, companionIds: named('backpacks', 'tees') });
    expect(await companions('runner')).toEqual(['backpack', 'tee']);
    await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    expect(await companions('runner')).toEqual(['denim']);
  });

  it('a rule that names nothing shows nothing', async () => {
    await save({ categoryId: ids.sneakers, companionIds: [] });
    expect(await companions('runner')).toEqual([]);
  });

  it('products picked by hand stand first in their order, sold-out ones left out, and rules fill the rest', async () => {
    await save({ categoryId: ids.sneakers, companionIds: named('jeans') });
    await save({ productId: ids.runner, companionIds: named('sock-women', 'sock-gone', 'backpack') });
    expect(await companions('runner')).toEqual(['sock-women', 'backpack', 'denim']);
  });

  it('what is written is read, and saving again replaces the rule of the same category', async () => {
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

  it('a change that has seen an older version is refused', async () => {
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
  ])('a rule that names %s is refused', async (_, dto, field) => {
    const { categoryId, productId, companionIds = [] } = dto as Record<string, string> & { companionIds?: string[] };
    const of = { ...(categoryId && { categoryId: ids[categoryId] }), ...(productId && { productId: ids[productId] }) };
    const refused = await merchant.admin(SAVE, { dto: { ...of, companionIds: named(...companionIds) } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('two operators who save the rule of one category at once make one rule', async () => {
    await Promise.all(
      Array.from({ length: 4 }, () => save({ categoryId: ids.sneakers, companionIds: named('jeans') })),
    );
    expect(await shop.query('SELECT 1 FROM "companion_rule"')).toHaveLength(1);
  });

  it('undo takes back a change, a removal and a new rule, and is refused where another rule stands', async () => {
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

  it('a preview shows what shoppers see and would see, and writes nothing', async () => {
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

  it('only who may write the catalogue saves rules, and nobody else reads them', async () => {
    const shopper = await operator(shop.api, 'USER');
    const refused = await shopper.admin(SAVE, { dto: { categoryId: ids.sneakers, companionIds: [] } });
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect(codeOf(await shopper.admin('{ companionRules { totalCount } }'))).toBe('FORBIDDEN');
  });

  it('a rule goes with its category or product', async () => {
    const [category] = await shop.query<{ id: string }>(
      `INSERT INTO "category" ("slug", "name", "level") VALUES ('passing', 'Временная', 1) RETURNING "id"`,
    );
    await save({ categoryId: category!.id, companionIds: [] });
    await shop.query(`DELETE FROM "category" WHERE "id" = '${category!.id}'`);
    expect(await shop.query('SELECT 1 FROM "companion_rule"')).toEqual([]);
  });
});
