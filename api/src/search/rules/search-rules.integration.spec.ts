import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { ask, openMeilisearch, openPostgres, type Question, type Shop } from '../../testing/search-shop.js';
import { feedProduct, type FeedRecordInput } from '../../testing/test-api.js';

const jackets = [
  { name: 'Одежда', slug: 'clothes' },
  { name: 'Куртки', slug: 'jackets' },
];
const goods = (slug: string, name: string, brand: string, unitSold: number, changes: object = {}) =>
  feedProduct(slug, { name, brands: [brand], unitSold, items: [{ size: '42', price: 100_000 }], ...changes });

/** Products with more units sold come first. */
const CATALOGUE: FeedRecordInput[] = [
  goods('veter-run', 'Кроссовки Ветер Run', 'Nordval', 90),
  goods('veter-walk', 'Кроссовки Ветер Walk', 'Nordval', 80),
  goods('veter-snow', 'Кроссовки Ветер Snow', 'Sivka', 70),
  goods('buran', 'Кроссовки Буран', 'Sivka', 60),
  goods('metel', 'Кроссовки Метель', 'Sivka', 50, { items: [{ size: '40', price: 50_000 }] }),
  goods('skin', 'Куртка кожаная Байкер', 'Nordval', 40, { category: jackets }),
  goods('down', 'Куртка пуховая Полюс', 'Sivka', 30, { category: jackets }),
  goods('gone', 'Кроссовки Ветер Old', 'Nordval', 99, { items: [{ size: '42', price: 1, stock: 0 }] }),
];

const RULE = `id version kind queries words twoWay target productIds categoryIds brandIds inCategoryIds inBrandIds place filters
  active startsAt endsAt note`;
interface Rule {
  id: string;
  version: string;
  [field: string]: unknown;
}

function steers(openShop: (records: FeedRecordInput[]) => Promise<Shop>): void {
  let shop: Shop;
  let merchant: Operator;
  let ids: Record<string, string>;
  beforeAll(async () => {
    shop = await openShop(CATALOGUE);
    merchant = await operator(shop.api, 'MANAGER');
    ids = Object.fromEntries(
      (
        await shop.query<{ slug: string; id: string }>(
          `SELECT "slug", "id" FROM "product" UNION SELECT "slug", "id" FROM "brand" UNION SELECT "slug", "id" FROM "category"`,
        )
      ).map(({ slug, id }) => [slug, id]),
    );
  });
  afterAll(() => shop?.close());
  afterEach(async () => {
    for (const { id } of await rules()) await remove(id);
  });

  async function done<Result>(query: string, variables: object): Promise<Result> {
    const { data, errors } = await merchant.admin(query, variables as Record<string, unknown>);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.answer as Result;
  }
  const trySaving = (dto: object) =>
    merchant.admin(`mutation ($dto: SaveSearchRuleInput!) { answer: saveSearchRule(dto: $dto) { ${RULE} } }`, { dto });
  const save = (dto: object) =>
    done<Rule>(`mutation ($dto: SaveSearchRuleInput!) { answer: saveSearchRule(dto: $dto) { ${RULE} } }`, { dto });
  const remove = (id: string) =>
    done<boolean>(`mutation ($dto: RemoveInput!) { answer: removeSearchRule(dto: $dto) }`, { dto: { id } });
  const undo = (id: string) =>
    done<Rule | null>(`mutation ($dto: SearchRuleIdInput!) { answer: undoSearchRule(dto: $dto) { ${RULE} } }`, {
      dto: { id },
    });
  const rules = async () =>
    (
      await done<{ nodes: Rule[] }>(
        `query ($dto: SearchRulesInput) { answer: searchRules(dto: $dto) { nodes { ${RULE} } } }`,
        {},
      )
    ).nodes;
  const preview = (rule: object, more: object = {}) =>
    done<{
      queries: { query: string; before: { slug: string }[]; after: { slug: string }[]; redirect: string | null }[];
      compared: number;
      changed: number;
      helped: number;
      hurt: number;
      emptied: number;
      isJudged: boolean;
    }>(
      `query ($dto: PreviewSearchRuleInput!) { answer: previewSearchRule(dto: $dto) {
        queries { query before { slug } after { slug } foundBefore foundAfter filterOrder redirect }
        isJudged compared changed helped hurt emptied } }`,
      { dto: { rule, ...more } },
    );
  const search = (query: string, dto: Question = {}) => ask(shop, query, { exact: false, ...dto });
  const found = async (query: string, dto: Question = {}) => (await search(query, dto)).slugs;

  /** Previews a rule, saves it, and undoes it; what the preview said must be what shoppers get. */
  async function steps(query: string, rule: object): Promise<string[]> {
    const before = await found(query);
    const told = await preview(rule, { queries: [query] });
    const { id } = await save(rule);
    const after = await search(query);
    expect(told.queries[0]).toMatchObject({
      before: before.map((slug) => ({ slug })),
      after: after.slugs.map((slug) => ({ slug })),
      redirect: after.redirect,
    });
    expect(await undo(id)).toBeNull();
    expect(await found(query)).toEqual(before);
    await undo(id);
    expect(await found(query)).toEqual(after.slugs);
    return after.slugs;
  }

  describe('a merchant’s tasks, each with preview and undo', () => {
    const VETER = ['veter-run', 'veter-walk', 'veter-snow'];

    it('1: a synonym rule lets an unknown word find the products of another word', async () => {
      expect(await found('вьюга ')).toEqual([]);
      const rule = { kind: 'SYNONYM', queries: ['вьюга'], words: ['кроссовки метель'] };
      expect(await steps('вьюга ', rule)).toEqual(['metel']);
      expect(await search('вьюга ')).toMatchObject({ text: 'кроссовки метель', nearest: false });
    });

    it('2: a two-way synonym rule finds the same products for both names', async () => {
      const rule = { kind: 'SYNONYM', queries: ['буран'], words: ['метель'], twoWay: true };
      expect(await steps('буран ', rule)).toEqual(['buran', 'metel']);
      expect(await found('метель ')).toEqual(['metel', 'buran']);
    });

    it('3: a redirect rule leads its query to a page', async () => {
      const rule = { kind: 'REDIRECT', queries: ['доставка'], target: '/info/delivery?from=search' };
      await steps('доставка ', rule);
      expect(await search('ДОСТАВКУ')).toMatchObject({ redirect: '/info/delivery?from=search' });
      expect((await search('доставка ветер')).redirect).toBeNull();
    });

    it('4: a pin rule puts a product at a place, even if the words do not find it', async () => {
      const rule = { kind: 'PIN', queries: ['ветер'], productIds: [ids['buran'], ids['veter-snow']], place: 2 };
      expect(await steps('ветер ', rule)).toEqual(['veter-run', 'buran', 'veter-snow', 'veter-walk']);
      expect((await search('ветер ')).total).toBe(4);
    });

    it('5: a hide rule removes a product from the results of its query only', async () => {
      const rule = { kind: 'HIDE', queries: ['ветер'], productIds: [ids['veter-walk']] };
      expect(await steps('ветер ', rule)).toEqual(['veter-run', 'veter-snow']);
      const { total, counts } = await search('ветер ');
      expect({ total, brands: counts['brand'] }).toMatchObject({ total: 2, brands: { nordval: 1, sivka: 1 } });
      expect(await found('walk ')).toEqual(['veter-walk']);
    });

    it('6: a hide rule for a brand removes its products from every search', async () => {
      expect(await steps('ветер ', { kind: 'HIDE', brandIds: [ids['nordval']] })).toEqual(['veter-snow']);
      expect(await found('куртка ')).toEqual(['down']);
    });

    it('7: a boost rule puts a brand first in one category only', async () => {
      const rule = { kind: 'BOOST', brandIds: [ids['sivka']], inCategoryIds: [ids['jackets']] };
      expect(await steps('куртка ', rule)).toEqual(['down', 'skin']);
      expect(await found('ветер ')).toEqual(VETER);
    });

    it('8: a bury rule puts a product last in the results', async () => {
      const rule = { kind: 'BURY', productIds: [ids['veter-run']] };
      expect(await steps('ветер ', rule)).toEqual(['veter-walk', 'veter-snow', 'veter-run']);
    });

    it('9: a rule with dates applies only between its start and its end', async () => {
      const startsAt = new Date(Date.now() + 3_600_000);
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      await save({ kind: 'BOOST', productIds: [ids['veter-snow']], startsAt, endsAt });
      const at = async (time: number) => {
        const clock = jest.spyOn(Date, 'now').mockReturnValue(time);
        try {
          return (await found('ветер '))[0];
        } finally {
          clock.mockRestore();
        }
      };
      expect(await found('ветер ')).toEqual(VETER);
      expect(await at(startsAt.getTime() - 1)).toBe('veter-run');
      expect(await at(startsAt.getTime())).toBe('veter-snow');
      expect(await at(endsAt.getTime())).toBe('veter-run');
    });

    it('10: undo of a changed rule restores the version before the last change', async () => {
      const { id } = await save({ kind: 'PIN', queries: ['ветер'], productIds: [ids['veter-snow']] });
      const changed = await save({ id, kind: 'PIN', place: 3, note: 'не первой' });
      expect(changed).toMatchObject({ queries: ['ветер'], productIds: [ids['veter-snow']], place: 3 });
      expect((await found('ветер '))[2]).toBe('veter-snow');
      expect(await undo(id)).toMatchObject({ place: 1, note: '' });
      expect((await found('ветер '))[0]).toBe('veter-snow');
    });
  });

  describe('the order of filters', () => {
    const LIST = `query ($dto: FilteredProductsInput) { answer: filterList(dto: $dto) { order } }`;
    const orderOf = async (dto: object) => {
      const { data } = await shop.api.ask(LIST, { dto });
      return (data!.answer as { order: string[] }).order;
    };
    const searched = async (query: string) => (await search(query)).filterOrder;

    beforeAll(() =>
      shop.query(
        `INSERT INTO "custom_field" ("owner", "code", "name", "type", "visibility", "filterable")
         VALUES ('PRODUCT', 'water', 'Вода', 'FLAG', 'PUBLIC', true)`,
      ),
    );

    it('a filter-order rule applies to lists and searches in its category and nowhere else', async () => {
      const filters = ['material', 'customFields.water', 'size'];
      await save({ kind: 'FILTER_ORDER', filters, inCategoryIds: [ids['jackets']] });
      expect(await orderOf({ categories: ['jackets'] })).toEqual(filters);
      expect(await orderOf({})).toEqual([]);
      expect(await searched('куртка ')).toEqual(filters);
      expect(await searched('ветер ')).toEqual([]);
    });

    it('a preview shows the filter order of a rule, and undo restores the previous order', async () => {
      const rule = { kind: 'FILTER_ORDER', queries: ['ветер'], filters: ['sale'] };
      expect((await preview(rule, { queries: ['ветер '] })).queries[0]).toMatchObject({ filterOrder: ['sale'] });
      const { id } = await save(rule);
      await save({ id, kind: 'FILTER_ORDER', filters: ['age', 'sale'] });
      expect(await searched('ветер ')).toEqual(['age', 'sale']);
      await undo(id);
      expect(await searched('ветер ')).toEqual(['sale']);
    });
  });

  describe('pins', () => {
    it('a pinned product appears once, is counted once and stands on one page only', async () => {
      await save({ kind: 'PIN', queries: ['ветер'], productIds: [ids['veter-snow'], ids['buran']], place: 2 });
      await save({ kind: 'PIN', queries: ['ветер'], productIds: [ids['veter-snow']] });
      const pages = [];
      for (const page of [1, 2, 3])
        pages.push(...(await ask(shop, 'ветер ', { exact: false }, { page, limit: 2 })).slugs);
      // Of two rules for one product the newer is passed over.
      expect(pages).toEqual(['veter-run', 'veter-snow', 'buran', 'veter-walk']);
    });

    it('a pinned product is left out when filters exclude it or it is not on sale', async () => {
      const productIds = ['gone', 'metel', 'buran'].map((slug) => ids[slug]);
      await save({ kind: 'PIN', queries: ['ветер', 'sivka ветер'], productIds });
      expect(await found('ветер ', { brand: ['nordval'] })).toEqual(['veter-run', 'veter-walk']);
      expect(await found('ветер ', { size: ['40'] })).toEqual(['metel']);
      expect(await found('ветер ')).toEqual(['metel', 'buran', 'veter-run', 'veter-walk', 'veter-snow']);
      expect(await found('ветер sivka ')).toEqual(['metel', 'buran', 'veter-snow']);
    });

    it('pin and bury rules do not change a sort order that the shopper has chosen', async () => {
      await save({ kind: 'PIN', queries: ['ветер'], productIds: [ids['buran']] });
      await save({ kind: 'BURY', productIds: [ids['veter-run']] });
      const sorted = await found('ветер ', { sort: 'POPULAR_FIRST' });
      expect(sorted).toEqual(['veter-run', 'veter-walk', 'veter-snow', 'buran']);
    });

    it('a pinned product does not stop the search for the nearest products', async () => {
      const { slugs, nearest } = await search('ветер буран ');
      expect(nearest).toBe(true);
      await save({ kind: 'PIN', queries: ['ветер буран'], productIds: [ids['down']] });
      expect((await search('ветер буран ')).slugs).toEqual(['down', ...slugs]);
    });

    it('a pinned product is the only result of a query that finds nothing else', async () => {
      expect(await found('гантели ')).toEqual([]);
      await save({ kind: 'PIN', queries: ['гантели'], productIds: [ids['down']] });
      expect(await search('гантели ')).toMatchObject({ slugs: ['down'], total: 1, nearest: false });
    });

    it('a pinned product is hidden when another rule hides the product', async () => {
      await save({ kind: 'PIN', queries: ['ветер'], productIds: [ids['buran']] });
      await save({ kind: 'HIDE', productIds: [ids['buran']] });
      expect(await found('ветер ')).toEqual(['veter-run', 'veter-walk', 'veter-snow']);
    });
  });

  describe('synonyms', () => {
    it('synonyms respect the other words of the query and the filters', async () => {
      await save({ kind: 'SYNONYM', queries: ['вьюга'], words: ['буран', 'ветер snow'] });
      expect(await found('вьюга ')).toEqual(['buran', 'veter-snow']);
      expect(await found('вьюга ', { sort: 'CHEAP_FIRST' })).toHaveLength(2);
      const { total, counts } = await search('вьюга ', { brand: ['nordval'] });
      expect({ total, brand: counts['brand'] }).toMatchObject({ total: 0, brand: { sivka: 2 } });
    });

    it('a synonym rule takes precedence over a spelling correction of the same word', async () => {
      // «ветир» is corrected to «ветер» without the rule.
      expect(await found('ветир ')).toEqual(['veter-run', 'veter-walk', 'veter-snow']);
      await save({ kind: 'SYNONYM', queries: ['ветир'], words: ['метель'] });
      expect(await found('ветир ')).toEqual(['metel']);
    });

    it('a synonym rule also applies to a word typed in the other keyboard layout', async () => {
      await save({ kind: 'SYNONYM', queries: ['вьюга'], words: ['буран'] });
      expect(await found('dm.uf ')).toEqual(['buran']);
    });

    it('the search ends and finds products when synonyms refer to each other', async () => {
      await save({ kind: 'SYNONYM', queries: ['вьюга'], words: ['пурга'] });
      await save({ kind: 'SYNONYM', queries: ['пурга'], words: ['вьюга', 'метель'] });
      expect(await found('пурга ')).toEqual(['metel']);
    });

    it('synonyms do not apply to a search for the exact words', async () => {
      await save({ kind: 'SYNONYM', queries: ['буран'], words: ['метель'] });
      expect(await found('буран ', { exact: true })).toEqual(['buran']);
    });
  });

  describe('saving', () => {
    it.each<[string, object, RegExp]>([
      ['a synonym without words', { kind: 'SYNONYM', queries: ['а'] }, /dto\.words/],
      ['a synonym with products', { kind: 'SYNONYM', queries: ['а'], words: ['б'], productIds: [] }, /^$/],
      ['a query without a letter', { kind: 'SYNONYM', queries: ['!!'], words: ['б'] }, /dto\.queries/],
      ['a redirect without a query', { kind: 'REDIRECT', target: '/sale' }, /dto\.queries/],
      ['a redirect to a stranger', { kind: 'REDIRECT', queries: ['а'], target: 'https://evil.example' }, /dto\.target/],
      ['a redirect to a host', { kind: 'REDIRECT', queries: ['а'], target: '//evil.example' }, /dto\.target/],
      ['a redirect to the search', { kind: 'REDIRECT', queries: ['а'], target: '/search/а' }, /dto\.target/],
      ['hiding of nothing', { kind: 'HIDE', queries: ['а'] }, /dto\.productIds/],
      ['a place of a boost', { kind: 'BOOST', brandIds: ['nordval'], place: 2 }, /dto\.place/],
      ['an order of no filters', { kind: 'FILTER_ORDER', queries: ['а'] }, /dto\.filters/],
      [
        'an order of a field that is not there',
        { kind: 'FILTER_ORDER', filters: ['customFields.nowhere'] },
        /dto\.filters/,
      ],
      ['an order of an unknown filter', { kind: 'FILTER_ORDER', filters: ['colour'] }, /dto\.filters/],
      [
        'an order of filters for goods',
        { kind: 'FILTER_ORDER', filters: ['sale'], brandIds: ['nordval'] },
        /dto\.brandIds/,
      ],
      ['filters of a boost', { kind: 'BOOST', brandIds: ['nordval'], filters: ['sale'] }, /dto\.filters/],
      ['a pinned brand', { kind: 'PIN', brandIds: ['nordval'] }, /dto\.brandIds/],
      ['a brand as a product', { kind: 'HIDE', productIds: ['nordval'] }, /dto\.productIds/],
      [
        'an end before the start',
        { kind: 'HIDE', brandIds: ['nordval'], startsAt: '2026-02-02', endsAt: '2026-01-01' },
        /endsAt/,
      ],
      [
        'too many queries',
        { kind: 'HIDE', brandIds: ['nordval'], queries: Array.from({ length: 51 }, String) },
        /queries/,
      ],
    ])('saving a search rule with %s is refused and names the invalid field', async (_, dto, field) => {
      const named = JSON.parse(JSON.stringify(dto).replace(/"nordval"/g, JSON.stringify(ids['nordval']))) as Record<
        string,
        unknown
      >;
      const answer = await trySaving(named);
      if (field.source === '^$') return expect(answer.errors).toBeUndefined();
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      expect(JSON.stringify(answer.errors![0]!.extensions)).toMatch(field);
      expect(await rules()).toEqual([]);
    });

    it('saving a search rule keeps fields that are left out and clears fields that are null', async () => {
      const { id } = await save({
        ...{ kind: 'HIDE', queries: ['ветер'], brandIds: [ids['nordval']], productIds: [ids['buran']] },
        ...{ startsAt: '2026-01-01', note: 'до весны' },
      });
      expect(await save({ id, kind: 'HIDE' })).toMatchObject({ queries: ['ветер'], note: 'до весны' });
      const cleared = await save({ id, kind: 'HIDE', queries: null, productIds: null, startsAt: null, note: null });
      expect(cleared).toMatchObject({ queries: [], productIds: [], startsAt: null, note: '' });
      expect(cleared['brandIds']).toEqual([ids['nordval']]);
    });

    it('saving a rule keeps the fields of its kind when left out and clears or refuses null', async () => {
      const synonym = await save({ kind: 'SYNONYM', queries: ['вьюга'], words: ['метель'], twoWay: true });
      expect(await save({ id: synonym.id, kind: 'SYNONYM' })).toMatchObject({ words: ['метель'], twoWay: true });
      expect(codeOf(await trySaving({ id: synonym.id, kind: 'SYNONYM', words: null }))).toBe('BAD_USER_INPUT');
      const redirect = await save({ kind: 'REDIRECT', queries: ['доставка'], target: '/info/delivery' });
      expect(await save({ id: redirect.id, kind: 'REDIRECT' })).toMatchObject({ target: '/info/delivery' });
      expect(codeOf(await trySaving({ id: redirect.id, kind: 'REDIRECT', target: null }))).toBe('BAD_USER_INPUT');
      const pin = await save({ kind: 'PIN', productIds: [ids['buran']], place: 7 });
      expect(await save({ id: pin.id, kind: 'PIN' })).toMatchObject({ place: 7 });
      expect(await save({ id: pin.id, kind: 'PIN', place: null })).toMatchObject({ place: 1 });
    });

    it('saving a search rule is refused with CONFLICT when another operator has changed the rule', async () => {
      const { id, version } = await save({ kind: 'HIDE', brandIds: [ids['nordval']] });
      await save({ id, version, kind: 'HIDE', active: false });
      expect(codeOf(await trySaving({ id, version, kind: 'HIDE', active: true }))).toBe('CONFLICT');
      expect(await found('ветер ')).toHaveLength(3);
    });

    it('undo restores a search rule that was removed', async () => {
      const rule = await save({ kind: 'HIDE', brandIds: [ids['nordval']], note: 'распродано' });
      await remove(rule.id);
      expect(await found('ветер ')).toHaveLength(3);
      expect(await undo(rule.id)).toEqual(rule);
      expect(await found('ветер ')).toEqual(['veter-snow']);
    });
  });

  it('the preview of a search rule counts judged queries that the rule helps and hurts', async () => {
    const judged = [
      { query: 'вьюга ', productIds: [ids['metel']] },
      { query: 'байкер ', productIds: [ids['skin']] },
      { query: 'ветер ', productIds: [ids['veter-run']] },
    ];
    const synonym = { kind: 'SYNONYM', queries: ['вьюга'], words: ['метель'] };
    const counts = { isJudged: true, compared: 3, emptied: 0 };
    expect(await preview(synonym, { judged })).toMatchObject({ ...counts, changed: 1, helped: 1, hurt: 0 });
    const hide = { kind: 'HIDE', productIds: [ids['skin']] };
    const hidden = await preview(hide, { judged });
    expect(hidden).toMatchObject({ isJudged: true, compared: 3, helped: 0, hurt: 1 });
    expect(await rules()).toEqual([]);
  });

  describe('judged queries that are kept', () => {
    const JUDGED = 'id query productIds';
    const judge = (dto: object) =>
      done<{ id: string }>(`mutation ($dto: JudgedQueryInput!) { answer: saveJudgedQuery(dto: $dto) { ${JUDGED} } }`, {
        dto,
      });
    const judged = () => done<{ id: string }[]>(`{ answer: judgedQueries { ${JUDGED} } }`, {});
    const unjudge = (id: string) =>
      done('mutation ($dto: RemoveInput!) { answer: removeJudgedQuery(dto: $dto) }', { dto: { id } });
    afterEach(async () => {
      for (const { id } of await judged()) await unjudge(id);
    });
    const refusal = async (dto: object) =>
      codeOf(await merchant.admin('mutation ($dto: JudgedQueryInput!) { saveJudgedQuery(dto: $dto) { id } }', { dto }));

    it('the preview of a search rule uses the saved judged queries when none are passed', async () => {
      await judge({ query: 'вьюга', productIds: [ids['metel']] });
      await judge({ query: 'байкер', productIds: [ids['skin']] });
      const counts = { isJudged: true, compared: 2, emptied: 0 };
      expect(await preview({ kind: 'SYNONYM', queries: ['вьюга'], words: ['метель'] })).toMatchObject({
        ...{ ...counts, helped: 1, hurt: 0 },
      });
      expect(await preview({ kind: 'HIDE', productIds: [ids['skin']] })).toMatchObject({ helped: 0, hurt: 1 });
      const given = [{ query: 'ветер ', productIds: [ids['veter-run']] }];
      const hide = { kind: 'HIDE', productIds: [ids['skin']] };
      expect(await preview(hide, { judged: given })).toMatchObject({ isJudged: true, compared: 1, hurt: 0 });
    });

    it('a judged query has one list of products, and its changes are in the audit log', async () => {
      const { id } = await judge({ query: ' вьюга ', productIds: [ids['metel']] });
      const both = [ids['metel'], ids['buran']];
      expect(await judge({ query: 'вьюга', productIds: both })).toEqual({ id, query: 'вьюга', productIds: both });
      expect(await judged()).toEqual([{ id, query: 'вьюга', productIds: both }]);
      await unjudge(id);
      expect(await judged()).toEqual([]);
      const trail = await shop.query(
        `SELECT "action" FROM "operator_action" WHERE "entity" = 'JUDGED_QUERY' AND "entityId" = '${id}' ORDER BY "id"`,
      );
      expect(trail).toEqual(['saveJudgedQuery', 'saveJudgedQuery', 'removeJudgedQuery'].map((action) => ({ action })));
    });

    it('a judged query requires a word and existing products', async () => {
      expect(await refusal({ query: '!!', productIds: [ids['metel']] })).toBe('BAD_USER_INPUT');
      expect(await refusal({ query: 'вьюга', productIds: [] })).toBe('BAD_USER_INPUT');
      expect(await refusal({ query: 'вьюга', productIds: [ids['nordval']] })).toBe('BAD_USER_INPUT');
    });

    it('a shop has at most 500 judged queries, also when two are added at once', async () => {
      await shop.query(`INSERT INTO "search_judged_query" ("query", "productIds")
        SELECT 'запрос ' || n, ARRAY['${ids['metel']}'::uuid] FROM generate_series(1, 499) n`);
      const answers = await Promise.all(
        ['вьюга', 'пурга'].map((query) => refusal({ query, productIds: [ids['metel']] })),
      );
      expect(answers.sort()).toEqual(['BAD_USER_INPUT', undefined]);
      expect(await refusal({ query: 'запрос 7', productIds: [ids['buran']] })).toBeUndefined();
      await shop.query('DELETE FROM "search_judged_query"');
    });
  });

  it('the example in docs/search-rules.md is a valid preview of a search rule', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/search-rules.md'), 'utf8');
    const [, example] = /```graphql\n([^]*?)```/.exec(page)!;
    const { data, errors } = await merchant.admin(example!);
    expect(errors).toBeUndefined();
    expect(data!.previewSearchRule).toMatchObject({ helped: 0, hurt: 0, queries: [{ query: 'косуха' }] });
  });

  it('the preview of a search rule uses popular queries when there are no judged queries', async () => {
    await shop.query(`INSERT INTO "search_query" ("day", "query", "searches", "found")
      VALUES (current_date, 'ветер', 9, 3), (current_date, 'буран', 5, 1), (current_date - 40, 'метель', 99, 1)`);
    const told = await preview({ kind: 'HIDE', productIds: [ids['buran']] });
    expect(told).toMatchObject({ isJudged: false, compared: 2, changed: 1, hurt: 1 });
    expect(told.queries.map(({ query }) => query)).toEqual(['буран']);
  });
}

describe('PostgreSQL', () => steers(openPostgres));
// These tests need a real Meilisearch server and one of its keys; without TEST_MEILI_URL they are skipped.
(process.env.TEST_MEILI_URL ? describe : describe.skip)('Meilisearch (TEST_MEILI_URL)', () => steers(openMeilisearch));
