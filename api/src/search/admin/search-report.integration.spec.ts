import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { runAdmin } from '../../testing/run-admin.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { RecountSearchCoverage } from './recount-search-coverage.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;

beforeAll(async () => {
  api = await startTestApi([
    feedProduct('one', { name: 'Кеды Ветер', brands: ['Тавола'], items: [{ size: '42', price: 1000 }] }),
    feedProduct('two', { name: 'Кеды Буран', brands: ['Тавола'], items: [{ size: '42', price: 1000 }] }),
    feedProduct('odd', {
      name: 'Нечто',
      category: [{ name: 'Разное', slug: 'odd' }],
      items: [{ size: '42', price: 1000 }],
    }),
    ...Array.from({ length: 10 }, (_, n) =>
      feedProduct(`wader-${n}`, {
        name: `Мокроступ ${n}`,
        category: [{ name: 'Сапоги', slug: 'boots' }],
        items: [{ size: '42', price: 1000 }],
      }),
    ),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  manager = await operator(api, 'MANAGER');
  await database.query(
    `INSERT INTO "search_query" ("day", "query", "searches", "found", "nearest") VALUES
     ('2026-03-01', 'кеды', 5, 40, false), ('2026-03-02', 'кеды', 6, 41, false),
     ('2026-03-01', 'пылесос', 7, 0, false), ('2026-03-02', 'пылесос', 1, 0, false),
     ('2026-03-02', 'кеды 60', 3, 12, true),
     ('2026-03-01', 'сандалии', 2, 0, false), ('2026-03-03', 'сандалии', 2, 5, false),
     ('2026-01-15', 'валенки', 100, 3, false)`,
  );
});
afterAll(async () => {
  await database.end();
  await api.close();
});

const REPORT = `query ($dto: SearchReportInput) { searchReport(dto: $dto) {
  searches searchesWithoutResult
  queries { query searches days lastDay found nearest }
  withoutResult { query searches }
} }`;

const march = { from: '2026-03-01', to: '2026-03-31' };

it('searchReport lists the most frequent queries and those without results', async () => {
  const { data } = await manager.admin(REPORT, { dto: march });
  expect(data!.searchReport).toEqual({
    searches: 26,
    searchesWithoutResult: 13,
    queries: [
      { query: 'кеды', searches: 11, days: 2, lastDay: '2026-03-02', found: 41, nearest: false },
      { query: 'пылесос', searches: 8, days: 2, lastDay: '2026-03-02', found: 0, nearest: false },
      { query: 'сандалии', searches: 4, days: 2, lastDay: '2026-03-03', found: 5, nearest: false },
      { query: 'кеды 60', searches: 3, days: 1, lastDay: '2026-03-02', found: 12, nearest: true },
    ],
    withoutResult: [
      { query: 'пылесос', searches: 8 },
      { query: 'кеды 60', searches: 3 },
    ],
  });
});

it('searchReport respects the requested days and the limit', async () => {
  const { data } = await manager.admin(REPORT, { dto: { from: '2026-03-03', to: '2026-03-03', limit: 1 } });
  expect(data!.searchReport).toMatchObject({ searches: 2, queries: [{ query: 'сандалии' }], withoutResult: [] });
  const month = await manager.admin(REPORT, { dto: { to: '2026-02-14' } });
  expect(month.data!.searchReport).toMatchObject({ queries: [{ query: 'валенки' }] });
  const today = await manager.admin(REPORT);
  expect(today.data!.searchReport).toMatchObject({ searches: 0, queries: [] });
});

it.each([{ from: '2026-02-30' }, { to: '1.3.2026' }, { from: '2026-03-02', to: '2026-03-01' }, { limit: 0 }])(
  'searchReport refuses the invalid input %j with BAD_USER_INPUT',
  async (dto) => expect(codeOf(await manager.admin(REPORT, { dto }))).toBe('BAD_USER_INPUT'),
);

it('the searches command prints the same queries without results as searchReport', async () => {
  const rows = await runAdmin(api, 'searches', '--from', march.from, '--to', march.to, '--nothing-found');
  expect(rows).toEqual([expect.objectContaining({ query: 'пылесос' }), expect.objectContaining({ query: 'кеды 60' })]);
});

it('searchReport shows the typed spellings and proposes words with products for queries without results', async () => {
  await database.query(
    `INSERT INTO "search_query" ("day", "query", "searches", "found", "typed") VALUES
     ('2026-04-01', 'тавла', 3, 0, '{ТАВЛА}'), ('2026-04-02', 'тавла', 4, 0, '{тавла,nfdkf}'),
     ('2026-04-02', 'жжжжж', 9, 0, '{жжжжж}'), ('2026-04-02', 'кеды', 9, 2, '{кеды}')`,
  );
  const { data, errors } = await manager.admin(
    `query ($dto: SearchReportInput) { searchReport(dto: $dto) {
      withoutResult { query typed } proposals { query typed words goods } } }`,
    { dto: { from: '2026-04-01', to: '2026-04-30' } },
  );
  expect(errors).toBeUndefined();
  expect(data!.searchReport).toEqual({
    withoutResult: [
      { query: 'жжжжж', typed: ['жжжжж'] },
      { query: 'тавла', typed: ['тавла', 'nfdkf'] },
    ],
    proposals: [{ query: 'тавла', typed: ['тавла', 'nfdkf'], words: 'Тавола', goods: 2 }],
  });
});

it('a proposed synonym is saved with one call, and its query finds products afterwards', async () => {
  const found = async () => {
    const { data } = await api.ask(
      '{ searchFilteredProducts(dto: { query: "шуруповёрт " }) { pagination { totalItems } } }',
    );
    return (data!.searchFilteredProducts as { pagination: { totalItems: number } }).pagination.totalItems;
  };
  expect(await found()).toBe(0);
  const { errors } = await manager.admin('mutation ($dto: SaveSearchRuleInput!) { saveSearchRule(dto: $dto) { id } }', {
    dto: { kind: 'SYNONYM', queries: ['шуруповёрт'], words: ['Тавола'] },
  });
  expect(errors).toBeUndefined();
  expect(await found()).toBe(2);
});

it('searchCoverage counts products of a known kind and lists frequent words that indicate a kind', async () => {
  const { data } = await manager.admin(
    '{ searchCoverage { products known parts { category products known } unknown words { word products kind share } } }',
  );
  expect(data!.searchCoverage).toMatchObject({
    products: 13,
    known: 12,
    parts: expect.arrayContaining([
      { category: 'Разное', products: 1, known: 0 },
      { category: 'Сапоги', products: 10, known: 10 },
    ]),
    unknown: ['Нечто'],
    words: [{ word: 'мокроступ', products: 10, kind: 'Сапоги', share: 1 }],
  });
  expect(await runAdmin(api, 'search-coverage', '--words')).toEqual([
    { word: 'мокроступ', products: 10, kind: 'Сапоги', share: 1 },
  ]);
  expect(await runAdmin(api, 'search-coverage', '--unknown')).toEqual([{ name: 'Нечто' }]);
  expect((await runAdmin(api, 'search-coverage'))[0]).toEqual({ category: '*', products: 13, known: 12 });
});

it('searchCoverage returns the last count, which is repeated only after products have changed', async () => {
  const read = async () => {
    const { data } = await manager.admin('{ searchCoverage { known countedAt } }');
    return data!.searchCoverage as { known: number; countedAt: string };
  };
  const recount = api.app.get(RecountSearchCoverage);
  const first = await read();
  await recount.run();
  expect(await read()).toEqual(first);
  await database.query(`UPDATE "search_document" SET "deleted" = true, "version" = DEFAULT
    WHERE "document" ->> 'name' = 'Мокроступ 0'`);
  expect(await read()).toEqual(first);
  await Promise.all([recount.run(), recount.run()]);
  const second = await read();
  expect(second.known).toBe(first.known - 1);
  expect(Date.parse(second.countedAt)).toBeGreaterThan(Date.parse(first.countedAt));
});
