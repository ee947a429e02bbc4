import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { ask, openMeilisearch, openPostgres, type Question, type Shop } from '../../testing/search-shop.js';
import { feedProduct, startTestApi } from '../../testing/test-api.js';
import { SearchLog } from './search-log.js';
import { SearchClicks } from '../clicks/search-clicks.js';

const QUERY = 'кроссовки ветер ';
/** Products with more units sold come first. */
const SLUGS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const CATALOGUE = SLUGS.map((slug, place) =>
  feedProduct(slug, {
    name: `Кроссовки Ветер ${slug.toUpperCase()}`,
    brands: ['Nordval'],
    unitSold: 90 - place,
    items: [{ size: '42', price: 100_000 - place * 1000 }],
  }),
);
const CLICK = 'mutation ($dto: NoteSearchClickInput!) { noteSearchClick(dto: $dto) }';
const SEARCH =
  'query ($query: String!) { searchFilteredProducts(dto: { query: $query }) { pagination { totalItems } } }';
/** A search from one address counts once an hour, so each test has addresses of its own. */
let tests = 0;
beforeEach(() => (tests += 1));
const networks = (count: number, first = 1, host = 1) =>
  Array.from({ length: count }, (_, n) => `10.${tests}.${first + n}.${host}`);

function learns(openShop: (records: typeof CATALOGUE) => Promise<Shop>): void {
  let shop: Shop;
  let ids: Record<string, string>;
  beforeAll(async () => {
    shop = await openShop(CATALOGUE);
    const rows = await shop.query<{ slug: string; id: string }>(`SELECT "slug", "id" FROM "product"`);
    ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.query('TRUNCATE "search_query", "search_click", "search_network", "throttle_counter"');
    await shop.api.app.get(SearchClicks).read();
  });

  const found = async (dto: Question = {}) => (await ask(shop, QUERY, { exact: false, ...dto })).slugs.join('');
  const log = () => shop.api.app.get(SearchLog);
  async function type(query: string, froms: string[]): Promise<void> {
    for (const from of froms) expect((await shop.api.ask(SEARCH, { query }, { from })).errors).toBeUndefined();
    await log().write();
  }
  async function click(slug: string, froms: string[], more: object = {}): Promise<unknown[]> {
    const answers: unknown[] = [];
    const dto = { query: QUERY, productId: ids[slug], place: SLUGS.indexOf(slug) + 1, ...more };
    for (const from of froms) answers.push((await shop.api.ask(CLICK, { dto }, { from })).data?.noteSearchClick);
    await shop.api.app.get(SearchClicks).read();
    return answers;
  }
  const clicks = () =>
    shop.query(`SELECT "query", "place", "clicks" FROM "search_click" ORDER BY "query", "place", "productId"`);
  const hashes = async () =>
    (await shop.query<{ rows: number }>(`SELECT count(*)::int AS "rows" FROM "search_network"`))[0]!.rows;

  it('clicks for a query count once five networks have searched for it, and their hashes are deleted', async () => {
    await type(QUERY, [...networks(4), ...networks(1, 1, 99)]);
    expect([await hashes(), await click('f', networks(6))]).toEqual([4, Array(6).fill(false)]);
    await shop.query('TRUNCATE "throttle_counter"');
    await type(QUERY, networks(1, 5));
    expect([await hashes(), await click('f', networks(2))]).toEqual([0, [true, true]]);
    await type(QUERY, networks(1, 6));
    expect([await hashes(), await clicks()]).toEqual([0, [{ query: 'кроссовки ветер', place: 6, clicks: 2 }]]);
  });

  it('clicks for a query count from its fifth day even when one network searched each day', async () => {
    await shop.query(`INSERT INTO "search_query" ("day", "query", "searches", "found")
      SELECT current_date - n, 'кроссовки ветер', 9, 8 FROM generate_series(1, 4) n`);
    expect(await click('f', networks(1))).toEqual([false]);
    await type(QUERY, networks(1));
    expect(await click('f', networks(1, 2))).toEqual([true]);
  });

  it('a network gets a different hash for each query, so its searches cannot be linked', async () => {
    await type(QUERY, networks(1));
    await type('ветер ', networks(1));
    const [row] = await shop.query(`SELECT count(DISTINCT "hash")::int AS "hashes" FROM "search_network"`);
    expect(row).toEqual({ hashes: 2 });
  });

  it('clicks of five networks move a product up by three places, and further clicks no more', async () => {
    await type(QUERY, networks(5));
    await click('g', networks(5));
    expect(await found()).toBe('abcgdefh');
    await click('g', networks(20, 50));
    expect(await found()).toBe('abcgdefh');
  });

  it('many clicks of one network do not move a product in the search results', async () => {
    await type(QUERY, networks(5));
    const [first, ...again] = await click('g', Array<string[]>(30).fill(networks(1)).flat());
    expect([first, ...new Set(again)]).toEqual([true, false]);
    expect([await found(), await clicks()]).toEqual(['abcdefgh', [expect.objectContaining({ clicks: 1 })]]);
  });

  it('clicks are weighed by place, so the first product does not stay first just by its place', async () => {
    await type(QUERY, networks(5));
    await click('a', networks(9));
    await click('c', networks(9));
    expect(await found()).toBe('cabdefgh');
  });

  it('clicks do not change a sort order chosen by the shopper or the results of other queries', async () => {
    await type(QUERY, networks(5));
    await click('g', networks(9));
    expect(await found({ sort: 'CHEAP_FIRST' })).toBe('hgfedcba');
    expect((await ask(shop, 'ветер ', { exact: false })).slugs.join('')).toBe('abcdefgh');
    expect(await ask(shop, 'ветер кроссовки ', { exact: false })).toMatchObject({ slugs: [...'abcgdefh'] });
  });

  it('pages of results moved by clicks contain each product exactly once', async () => {
    await type(QUERY, networks(5));
    await click('g', networks(9));
    const pages = [1, 2, 3].map((page) => ask(shop, QUERY, { exact: false }, { page, limit: 3 }));
    expect((await Promise.all(pages)).flatMap(({ slugs }) => slugs).join('')).toBe('abcgdefh');
  });

  it('merchants’ search rules take precedence over clicks', async () => {
    const merchant: Operator = await operator(shop.api, 'MANAGER');
    const rule = (dto: object) =>
      merchant.admin('mutation ($dto: SaveSearchRuleInput!) { saveSearchRule(dto: $dto) { id } }', { dto });
    await type(QUERY, networks(5));
    await click('g', networks(9));
    await rule({ kind: 'PIN', queries: [QUERY], productIds: [ids['h']], place: 4 });
    expect(await found()).toBe('abchgdef');
    await rule({ kind: 'BURY', queries: [QUERY], productIds: [ids['g']] });
    expect(await found()).toBe('abchdefg');
    await shop.query('DELETE FROM "search_rule"');
  });

  it('searchReport lists queries with results that no shopper has clicked', async () => {
    const merchant = await operator(shop.api, 'MANAGER');
    const told = async () => {
      const { data } = await merchant.admin('{ searchReport { notClicked { query searches } } }');
      return (data!.searchReport as { notClicked: unknown }).notClicked;
    };
    await type(QUERY, networks(5));
    await type('ветер ', networks(6));
    await type('буран ', networks(5));
    expect(await told()).toEqual([
      { query: 'ветер', searches: 6 },
      { query: 'кроссовки ветер', searches: 5 },
    ]);
    await click('a', networks(1), { query: 'ветер ' });
    expect(await told()).toEqual([{ query: 'кроссовки ветер', searches: 5 }]);
  });

  it('click counts are deleted after 90 days, and network hashes after a day', async () => {
    await shop.query(
      `INSERT INTO "search_click" SELECT current_date - d, 'ветер', '${ids['a']}', d, 1 FROM unnest('{90,91}'::int[]) d`,
    );
    await shop.query(`INSERT INTO "search_network" SELECT 'ветер', sha256(d::text::bytea), current_date - d
      FROM unnest('{0,1}'::int[]) d`);
    await log().forgetOld();
    expect([await clicks(), await hashes()]).toEqual([[expect.objectContaining({ place: 90 })], 1]);
  });

  it.each([{ query: '' }, { query: 'а'.repeat(101) }, { place: 0 }, { place: 1001 }, { productId: 'x' }])(
    'noteSearchClick refuses an invalid click of %j with BAD_USER_INPUT',
    async (more) => {
      const dto = { query: QUERY, productId: ids['a'], place: 1, ...more };
      expect(codeOf(await shop.api.ask(CLICK, { dto }))).toBe('BAD_USER_INPUT');
    },
  );

  it('a click on an unknown product or for a telephone number does not count', async () => {
    await type(QUERY, networks(5));
    expect(await click('a', networks(1), { productId: '00000000-0000-4000-8000-000000000000' })).toEqual([false]);
    expect(await click('a', networks(1), { query: '+7 900 123-45-67' })).toEqual([false]);
  });
}

describe('PostgreSQL', () => learns(openPostgres));
// These tests need a real Meilisearch server and one of its keys; without TEST_MEILI_URL they are skipped.
(process.env.TEST_MEILI_URL ? describe : describe.skip)('Meilisearch (TEST_MEILI_URL)', () => learns(openMeilisearch));

it('search stores no clicks and networks while SEARCH_CLICKS is off', async () => {
  const api = await startTestApi(CATALOGUE, { SEARCH_CLICKS: 'false' });
  try {
    for (const from of networks(6)) await api.ask(SEARCH, { query: QUERY }, { from });
    await api.app.get(SearchLog).write();
    const manager = await operator(api, 'MANAGER');
    const { data } = await manager.admin('{ searchReport { queries { searches } notClicked { query } } }');
    expect(data!.searchReport).toEqual({ queries: [{ searches: 6 }], notClicked: [] });
    const found = await api.ask('{ findProducts(dto: { query: "ветер" }) { id } }');
    const [{ id: productId }] = found.data!.findProducts as [{ id: string }];
    const click = await api.ask(CLICK, { dto: { query: QUERY, productId, place: 1 } });
    expect(click.data!.noteSearchClick).toBe(false);
  } finally {
    await api.close();
  }
});
