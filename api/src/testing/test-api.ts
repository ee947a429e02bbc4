import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../create-app.js';
import type { FeedProductInput, FeedRecordInput } from '../feeds/feed-record.js';
import { ListingFollower } from '../search/index.js';
import { fillCatalogue } from './fill-catalogue.js';
import { createTestDatabase } from './test-database.js';

export type { FeedRecordInput };

const EDGE_SECRET = 'the storefront of the tests';

export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; id?: string; fields?: { field: string }[]; retryAt?: string; cooldownUntil?: string };
  }[];
}

export interface TestApi {
  app: NestFastifyApplication;
  origin: string;
  databaseUrl: string;
  storageFolder: string;
  /** Sends a GraphQL query. `token` is an access token, `from` the IP address that the call seems to come from. */
  ask(query: string, variables?: Record<string, unknown>, by?: { token?: string; from?: string }): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts the whole API on a separate port with a separate database, in which these records are on sale. */
export async function startTestApi(
  records: FeedRecordInput[],
  settings: Record<string, string> = {},
): Promise<TestApi> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'meet-api-'));
  const storageFolder = join(folder, 'storage');
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    STORAGE_FOLDER: storageFolder,
    IMAGE_CACHE_FOLDER: join(folder, 'cache'),
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    SECRET_KEY: 'a key of the tests that nobody else uses',
    AUTH_KEYS: 'test:a key of the tests that signs access tokens',
    EDGE_SECRET,
    PRINT_MESSAGES: 'true',
    INVENTED_PAYMENTS: 'true',
    MUTATIONS_PER_MINUTE: '100000',
    QUERY_POINTS_PER_MINUTE: '1000000000',
    GUEST_ORDERS_PER_HOUR: '100000',
    ACCOUNT_ORDERS_PER_HOUR: '100000',
    HELD_UNITS: '100000',
    HELD_VALUE: '1000000',
    HELD_NETWORK_TIMES: '1000',
    HELD_ADDRESS_TIMES: '1000',
    HELD_SHARE_PERCENT: '100',
    ORDER_LINES: '100',
    // Tests change the database directly and expect to see the changes at once.
    ANSWER_MEMORY_MB: '0',
    // Switches periodic work off; tests run it themselves.
    ORDER_SWEEP_SECONDS: '0',
    OUTBOX_POLL_SECONDS: '0',
    PAYMENT_SWEEP_SECONDS: '0',
    PRICE_SWEEP_SECONDS: '0',
    SEARCH_LOG_SECONDS: '0',
    SEARCH_RULES_SECONDS: '0',
    PICTURE_SWEEP_SECONDS: '0',
    REVIEW_SWEEP_SECONDS: '0',
    STOCK_NOTICE_SWEEP_SECONDS: '0',
    SAVED_SEARCH_SWEEP_SECONDS: '0',
    WEBHOOK_POLL_SECONDS: '0',
    BULK_POLL_SECONDS: '0',
    EXPORT_POLL_SECONDS: '0',
    SALES_SUM_SECONDS: '0',
    SOURCE_POLL_SECONDS: '0',
    CLIENT_REFRESH_SECONDS: '0',
    SETTINGS_POLL_SECONDS: '0',
    ...settings,
  });
  if (records.length) await fillCatalogue(database.url, records);
  const app = await createApp();
  await app.listen(0, '127.0.0.1');
  const origin = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  while (!app.get(ListingFollower).ready) await new Promise((done) => setTimeout(done, 25));
  return {
    app,
    origin,
    databaseUrl: database.url,
    storageFolder,
    ask: async (query, variables = {}, { token, from } = {}) => {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(from ? { 'x-meet-client-address': from, 'x-meet-edge-secret': EDGE_SECRET } : {}),
        },
        body: JSON.stringify({ query, variables }),
      });
      return (await answer.json()) as Answer;
    },
    close: async () => {
      await app.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

type Offer = Partial<FeedProductInput['items'] extends (infer Item)[] | undefined ? Item : never> & {
  size: string;
  price: number;
};

export const supplier = (isoCode: string) => ({ name: isoCode === 'RU' ? 'Склад' : 'Atölye', isoCode });

/** Returns a feed record of a product with all required fields. The slug is also its external id. */
export function feedProduct(
  slug: string,
  changes: Partial<Omit<FeedProductInput, 'items'>> & { items: Offer[] },
): FeedProductInput {
  const { items, ...rest } = changes;
  return {
    kind: 'product',
    source: 'test',
    externalId: slug,
    slug,
    name: slug,
    category: [
      { name: 'Обувь', slug: 'shoes' },
      { name: 'Кроссовки', slug: 'sneakers' },
    ],
    publishedAt: '2026-01-01T00:00:00.000Z',
    images: [{ url: `storage:test/${slug}.svg`, alt: 'вид сбоку' }],
    ...rest,
    items: items.map((offer, n) => ({ externalId: `${slug}-${n}`, supplier: supplier('RU'), stock: 3, ...offer })),
  };
}
