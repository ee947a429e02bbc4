import pg from 'pg';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { PopularQueries } from './popular-queries.js';
import { SearchLog } from './search-log.js';

let api: TestApi;
let database: pg.Pool;

beforeAll(async () => {
  const items = [{ size: '42', price: 500_000 }];
  api = await startTestApi([
    feedProduct('court', { name: 'Court', brands: ['Таволга'], items }),
    feedProduct('ridge', { name: 'Ridge', brands: ['Таволга'], items }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
});
afterAll(async () => {
  await database.end();
  await api.close();
});
beforeEach(() => database.query('TRUNCATE "search_query"'));

const SEARCH = `query ($dto: SearchFilteredProductsInput!, $page: Int = 1) {
  searchFilteredProducts(dto: $dto, pagination: { page: $page, limit: 8 }) {
    suggestions { kind text slug imageUrl }
    pagination { totalItems }
  }
}`;

let addresses = 0;
const somebody = () => `10.1.0.${(addresses += 1)}`;

async function search(dto: object, { from = somebody(), page = 1 } = {}) {
  const { data, errors } = await api.ask(SEARCH, { dto, page }, { from });
  expect(errors).toBeUndefined();
  return data!.searchFilteredProducts as { suggestions: object[]; pagination: { totalItems: number } };
}

async function counted() {
  await api.app.get(SearchLog).write();
  const { rows } = await database.query<object>(
    'SELECT "query", "searches", "found" FROM "search_query" ORDER BY "query"',
  );
  return rows;
}

describe('searches are counted by day', () => {
  it('a search is counted once an hour per client and query in any spelling', async () => {
    const from = somebody();
    await search({ query: 'court' }, { from });
    await search({ query: ' COURT ' }, { from });
    await search({ query: 'court' });
    await search({ query: 'ridge' }, { from });
    expect(await counted()).toEqual([
      { query: 'court', searches: 2, found: 1 },
      { query: 'ridge', searches: 1, found: 1 },
    ]);
    await search({ query: 'court' });
    expect(await counted()).toContainEqual({ query: 'court', searches: 3, found: 1 });
  });

  it('the search log keeps the last five different typed texts of a query', async () => {
    for (const query of ['court', 'COURT', ' Court  ', 'сщгке', 'cuort', 'court ', 'courtt', 'coourt'])
      await search({ query });
    await api.app.get(SearchLog).write();
    await search({ query: 'COURT' });
    await api.app.get(SearchLog).write();
    const { rows } = await database.query<{ typed: string[] }>(
      `SELECT "typed" FROM "search_query" WHERE "query" = 'court'`,
    );
    expect(rows).toEqual([{ typed: ['court', 'coourt', 'courtt', 'cuort', 'сщгке'] }]);
  });

  it('a search is not counted while typing, paging or filtering', async () => {
    await search({ query: 'court', typing: true });
    await search({ query: 'court' }, { page: 2 });
    await search({ query: 'court', brand: ['tavolga'] });
    expect(await counted()).toEqual([]);
  });

  it('a search that may identify a person is not counted', async () => {
    for (const query of ['maria@example.com', '+7 916 123-45-67']) await search({ query });
    expect(await counted()).toEqual([]);
  });

  it('search counts are kept and searches succeed while the database is down', async () => {
    await database.query('ALTER TABLE "search_query" RENAME TO "search_query_away"');
    await search({ query: 'court' });
    await expect(counted()).rejects.toThrow();
    await search({ query: 'court' });
    await database.query('ALTER TABLE "search_query_away" RENAME TO "search_query"');
    expect(await counted()).toEqual([{ query: 'court', searches: 2, found: 1 }]);
  });

  it('search counts are deleted after ninety days', async () => {
    await database.query(
      `INSERT INTO "search_query" VALUES (current_date - 90, 'court', 1, 1), (current_date - 91, 'ridge', 1, 1)`,
    );
    await api.app.get(SearchLog).forgetOld();
    expect(await counted()).toEqual([{ query: 'court', searches: 1, found: 1 }]);
  });
});

describe('popular queries', () => {
  const popular = async () => {
    await api.app.get(PopularQueries).read();
    const { data } = await api.ask('{ popularQueries }');
    return data!.popularQueries;
  };

  it('popularQueries returns queries with results searched at least twice within two weeks', async () => {
    await database.query(
      `INSERT INTO "search_query" ("day", "query", "searches", "found", "nearest") VALUES
       (current_date, 'court', 2, 1, false), (current_date - 1, 'ridge', 2, 1, false),
       (current_date - 2, 'ridge', 1, 1, false), (current_date, 'один раз', 1, 1, false),
       (current_date, 'нет такого', 9, 0, false), (current_date, 'почти', 9, 3, true),
       (current_date - 14, 'давно', 9, 3, false), (current_date - 3, 'распродано', 9, 5, false),
       (current_date, 'распродано', 1, 0, false)`,
    );
    expect(await popular()).toEqual(['ridge', 'court']);
    const { suggestions } = await search({ query: 'co', typing: true });
    expect(suggestions).toContainEqual({ kind: 'QUERY', text: 'court', slug: 'court', imageUrl: null });
  });

  it('popularQueries returns only queries that consist of words of the catalogue', async () => {
    await database.query(
      `INSERT INTO "search_query" ("day", "query", "searches", "found") VALUES
       (current_date, 'таволга court 42', 3, 1), (current_date, 'кроссовки для города', 2, 1),
       (current_date, 'court звоните evil example', 9, 1), (current_date, 'обманщики', 9, 1), (current_date, 'для', 9, 1)`,
    );
    expect(await popular()).toEqual(['таволга court 42']);
    const { suggestions } = await search({ query: 'court зв', typing: true });
    expect(suggestions).not.toContainEqual(expect.objectContaining({ kind: 'QUERY' }));
  });

  it('popularQueries returns at most eight queries even when more are popular', async () => {
    const words = ['court', 'ridge', 'таволга', 'кроссовки', 'обувь'];
    const queries = words
      .flatMap((one) => words.filter((two) => two !== one).map((two) => `${one} ${two}`))
      .slice(0, 11);
    await database.query(
      `INSERT INTO "search_query" SELECT current_date, query, 100 - n, 1 FROM unnest($1::text[]) WITH ORDINALITY q (query, n)`,
      [queries],
    );
    expect(await popular()).toEqual(queries.slice(0, 8));
  });
});

it('a suggested product has its cover picture', async () => {
  const { suggestions } = await search({ query: 'court', typing: true });
  expect(suggestions).toContainEqual({
    kind: 'PRODUCT',
    text: 'Таволга Court',
    slug: 'court',
    imageUrl: 'test/court.svg',
  });
});
