import { randomBytes } from 'node:crypto';
import { bringDocuments, MeilisearchIndex } from '@meet/search-indexer/pipeline';
import pg from 'pg';
import { Statements } from '../platform/database/statements.js';
import { projectChanges } from './fill-catalogue.js';
import { startTestApi, type FeedRecordInput, type TestApi } from './test-api.js';
import { MeilisearchQueries } from '../search/text/adapters/meilisearch-queries.js';
import { MeilisearchEngine } from '../search/text/adapters/meilisearch.js';
import { PostgresSearchEngine } from '../search/text/adapters/postgres.js';
import { ListingFollower } from '../search/index/listing-follower.js';
import type { SearchFilteredProductsInput } from '../search/listings/listing.input.js';
import { ALL_COUNTED, type ListingCounts } from '../search/index/listing-query.js';
import { Listings } from '../search/listings/listings.js';
import { PopularQueries } from '../search/text/popular-queries.js';
import { ReadCards } from '../search/listings/read-cards.js';
import { RememberedListings } from '../search/index/remembered-listings.js';
import type { SearchEngine } from '../search/text/search-engine.js';
import { SearchLog } from '../search/text/search-log.js';
import { SearchRules } from '../search/rules/search-rules.js';
import { SearchClicks } from '../search/clicks/search-clicks.js';
import { Answers } from '../search/text/answers.js';
import { ReadAnswers } from '../search/text/read-answers.js';
import { Searches } from '../search/text/searches.js';

/** URL of a real Meilisearch server; TEST_MEILI_KEY is an API key for it. */
const meiliUrl = process.env.TEST_MEILI_URL ?? '';
const apiKey = process.env.TEST_MEILI_KEY;

/** A shop that uses the given search engine. Its data go through the outbox and search-indexer, as in a real shop. */
export interface Shop {
  searches: Searches;
  /** The same search functions, but using the embedded engine. */
  embedded: Searches;
  engine: SearchEngine;
  /** The API of the shop; it searches with the embedded engine. */
  api: TestApi;
  /** Runs an SQL statement and returns its rows. */
  query<Row extends object>(sql: string): Promise<Row[]>;
  /** Runs an SQL statement, and resolves when search results reflect it. */
  change(sql: string): Promise<void>;
  close(): Promise<void>;
}

async function open(
  records: FeedRecordInput[],
  makeEngine: (embedded: SearchEngine) => SearchEngine,
  index?: MeilisearchIndex,
): Promise<Shop> {
  const api = await startTestApi(records);
  const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const follower = api.app.get(ListingFollower);
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  const bring = async () => {
    while (index && (await bringDocuments(client, index)));
  };
  await bring();
  const embedded = new PostgresSearchEngine(new Statements(pool));
  const engine = makeEngine(embedded);
  const of = <T>(type: new (...args: never[]) => T): T => api.app.get(type);
  const searchesBy = (engine: SearchEngine) => {
    // A separate cache, so that results of the other engine are not reused.
    const remembered = new RememberedListings(follower);
    return new Searches(
      follower,
      of(Listings),
      of(ReadCards),
      remembered,
      of(SearchRules),
      new ReadAnswers(follower, new Answers(follower, remembered, engine), of(SearchClicks)),
      of(SearchLog),
      of(PopularQueries),
    );
  };
  return {
    api,
    engine,
    searches: searchesBy(engine),
    embedded: searchesBy(embedded),
    query: async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows,
    change: async (sql) => {
      await client.query(sql);
      await projectChanges(api.databaseUrl);
      await follower.catchUp();
      await bring();
    },
    close: async () => {
      await index?.drop();
      await client.end();
      await pool.end();
      await api.close();
    },
  };
}

export const openPostgres = (records: FeedRecordInput[]): Promise<Shop> => open(records, (embedded) => embedded);

export function openMeilisearch(records: FeedRecordInput[]): Promise<Shop> {
  const index = `conformance-${randomBytes(4).toString('hex')}`;
  const queries = new MeilisearchQueries({ url: meiliUrl, apiKey, index, timeoutMs: 10_000 });
  return open(
    records,
    (embedded) => new MeilisearchEngine(queries, embedded),
    new MeilisearchIndex({ url: meiliUrl, apiKey, index }),
  );
}

export type Question = Omit<Partial<SearchFilteredProductsInput>, 'query'>;

export async function ask(
  { searches }: Pick<Shop, 'searches'>,
  query: string,
  dto: Question = {},
  request = { page: 1, limit: 24 },
  userId: string | null = null,
) {
  const by = { userId, address: '10.2.0.1', network: '10.2.0.0/24' };
  const answer = await searches.search({ exact: true, typing: true, ...dto, query }, request, by);
  return {
    slugs: answer.items.map(({ slug }) => slug),
    shown: answer.items.map(({ item }) => item && [item.size.name, item.priceDetails.price]),
    total: answer.pagination.totalItems,
    counts: plainCounts(answer.filterList as unknown as ListingCounts),
    nearest: answer.understood.nearest,
    text: answer.understood.text,
    excluded: answer.understood.excluded,
    leftOut: answer.understood.leftOut,
    redirect: answer.redirect,
    filterOrder: answer.filterList.order,
  };
}

function plainCounts(counts: ListingCounts) {
  const plain: Record<string, unknown> = { price: { ...counts.price } };
  for (const kind of [...ALL_COUNTED, 'sizesByAge'] as const)
    plain[kind] = Object.fromEntries(counts[kind].map(({ value, count }) => [value, count]));
  return plain;
}
