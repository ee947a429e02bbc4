import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readColumnFile, writeColumnFile } from '@meet/search-indexer/columns';
import pg from 'pg';
import { pino } from 'pino';
import { fillCatalogue, projectChanges } from '../../testing/fill-catalogue.js';
import { feedProduct } from '../../testing/test-api.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { until } from '../../testing/until.js';
import type { SearchConfig } from '../search.config.js';
import { listingCounts } from './listing-counts.js';
import { ListingFollower } from './listing-follower.js';
import { listingPage } from './listing-page.js';

/** So many that a snapshot of them is worth writing. */
const PRODUCTS = 120;
const NOW = Date.now();

interface Said {
  msg: string;
  documentsRead?: number;
}

let database: TestDatabase;
let folder: string;
let said: Said[];
const followers: ListingFollower[] = [];

/** Starts what follows the documents in a process of the API. */
async function start(url = database.url, within: string | undefined = folder): Promise<ListingFollower> {
  const own: Said[] = [];
  said = own;
  const log = pino({ level: 'info' }, { write: (line: string) => own.push(JSON.parse(line) as Said) });
  const follower = new ListingFollower({ DATABASE_URL: url, INDEX_SNAPSHOT_FOLDER: within } as SearchConfig, log);
  followers.push(follower);
  follower.onApplicationBootstrap();
  await until(() => follower.ready);
  return follower;
}

const saidThat = (text: string) => said.some(({ msg }) => msg.includes(text));
const documentsRead = () => said.find(({ msg }) => msg === 'listing index loaded')!.documentsRead;

/** Starts, waits for a snapshot, and ends. */
async function leaveSnapshot(url = database.url): Promise<void> {
  const follower = await start(url);
  await until(() => saidThat('snapshot of the listing index written'));
  await follower.onApplicationShutdown();
}

/** What a process answers with. */
function answers({ index, lexicon, latest }: ListingFollower): unknown {
  const query = { base: {}, chosen: {}, sort: 'CHEAP_FIRST' as const };
  const words = [...lexicon.words.all()].map(({ stem, uses, named }) => `${stem} ${uses} ${named.length}`).sort();
  const counts = JSON.stringify(listingCounts(index, query, NOW));
  return { entries: listingPage(index, query, { page: 1, limit: 1000 }, NOW).entries, counts, words, latest };
}

/** Expects that a process answers as one that has read all documents. */
async function expectWhole(follower: ListingFollower, url = database.url): Promise<void> {
  const heard = said;
  expect(answers(follower)).toEqual(answers(await start(url, undefined)));
  said = heard;
}

async function query(sql: string, url = database.url): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
const change = async (sql: string) => {
  await query(sql);
  await projectChanges(database.url);
};
const MANY_CHANGES = `UPDATE "price_details" SET "price" = "price" + 1000;
  UPDATE "product" SET "deletedAt" = now() WHERE "slug" IN ('veter-3', 'veter-4');
  UPDATE "product_item" SET "stock" = 0 WHERE "productId" = (SELECT "id" FROM "product" WHERE "slug" = 'veter-5')`;
const FEW_CHANGES = `UPDATE "product" SET "name" = 'Сапоги Вьюга' WHERE "slug" = 'veter-1';
  UPDATE "product" SET "deletedAt" = now() WHERE "slug" = 'veter-2'`;

const files = () => readdirSync(folder).map((name) => join(folder, name));

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'meet-snapshot-'));
  await fillCatalogue(
    database.url,
    Array.from({ length: PRODUCTS }, (_, n) =>
      feedProduct(`veter-${n}`, { name: `Кеды Ветер ${n}`, items: [{ size: '42', price: 500_000 + n * 100 }] }),
    ),
  );
});
afterEach(async () => {
  await Promise.all(followers.splice(0).map((follower) => follower.onApplicationShutdown()));
  await database.drop();
  rmSync(folder, { recursive: true });
});

it('an index snapshot lets the next process start without reading all documents', async () => {
  await leaveSnapshot();
  const follower = await start();
  expect(documentsRead()).toBe(0);
  await expectWhole(follower);
});

it.each([
  ['few', FEW_CHANGES, 2],
  ['many', MANY_CHANGES, PRODUCTS],
])(
  'the search index loads its snapshot and then applies %s changes and deletions made since',
  async (_, sql, changed) => {
    await leaveSnapshot();
    await change(sql);
    const follower = await start();
    expect(documentsRead()).toBe(changed);
    await expectWhole(follower);
    await change(`UPDATE "product" SET "name" = 'Тапки' WHERE "slug" = 'veter-7'`);
    await follower.catchUp();
    await expectWhole(follower);
  },
);

it('an index snapshot misses no change made while it is written', async () => {
  const follower = await start();
  for (let n = 10; n < 30; n += 1)
    await change(`UPDATE "product" SET "name" = 'Ботинки ${n}' WHERE "slug" = 'veter-${n}'`);
  await until(() => saidThat('snapshot of the listing index written'));
  await follower.catchUp();
  await expectWhole(follower);
  await expectWhole(await start());
});

describe('is ignored, and written anew,', () => {
  const expectIgnored = async (reason: string) => {
    const follower = await start();
    expect(saidThat(reason)).toBe(true);
    await expectWhole(follower);
    await until(() => saidThat('snapshot of the listing index written'));
    await follower.onApplicationShutdown();
    await start();
    expect(documentsRead()).toBe(0);
  };

  it.each([
    ['damaged', (whole: Buffer) => whole.fill(7, 5000, 5003)],
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['empty', () => Buffer.alloc(0)],
  ])('an index snapshot is ignored and rewritten if it is %s', async (_, damaged) => {
    await leaveSnapshot();
    writeFileSync(files()[0]!, damaged(readFileSync(files()[0]!)));
    await expectIgnored('cannot be used');
  });

  it('an index snapshot is ignored and rewritten if other code wrote it', async () => {
    await leaveSnapshot();
    const [file] = files();
    let head: unknown;
    const tree = await readColumnFile(file!, (read) => Promise.resolve(Boolean((head = read))));
    rmSync(file!);
    await writeColumnFile(file!, { ...(head as object), format: 'of another version' }, tree);
    await expectIgnored('of other code');
  });

  it('an index snapshot is ignored and rewritten if it is of another database', async () => {
    const other = await createTestDatabase();
    try {
      await fillCatalogue(
        other.url,
        Array.from({ length: PRODUCTS }, (_, n) =>
          feedProduct(`buran-${n}`, { items: [{ size: '42', price: 500_000 }] }),
        ),
      );
      await leaveSnapshot(other.url);
      const foreign = readFileSync(files()[0]!);
      rmSync(files()[0]!);
      await leaveSnapshot();
      writeFileSync(files()[0]!, foreign);
      await expectIgnored('of another state of the database');
    } finally {
      await other.drop();
    }
  });

  it('an index snapshot is ignored and rewritten if the database was restored to an earlier time', async () => {
    const name = new URL(database.url).pathname.slice(1);
    const admin = Object.assign(new URL(database.url), { pathname: '/postgres' }).href;
    await query(`CREATE DATABASE "${name}_backup" TEMPLATE "${name}"`, admin);
    await change(`UPDATE "product" SET "name" = 'Сапоги' WHERE "slug" = 'veter-1'`);
    await leaveSnapshot();
    await query(`DROP DATABASE "${name}" WITH (FORCE)`, admin);
    await query(`ALTER DATABASE "${name}_backup" RENAME TO "${name}"`, admin);
    // The same versions as before, of another change.
    await change(`UPDATE "product" SET "name" = 'Валенки' WHERE "slug" = 'veter-2'`);
    await expectIgnored('of another state of the database');
  });

  it('an index snapshot is ignored and rewritten if the documents table was emptied and products are missing', async () => {
    await leaveSnapshot();
    await query('TRUNCATE "search_document"');
    await change(`DELETE FROM "product" WHERE "slug" = 'veter-1'; UPDATE "product" SET "viewCount" = 1`);
    await expectIgnored('does not fit the documents');
  });
});

it('several processes may write an index snapshot at the same time', async () => {
  const heard: Said[][] = [];
  const several = await Promise.all(
    [0, 1, 2].map(async () => {
      const starting = start();
      heard.push(said);
      return starting;
    }),
  );
  await until(() =>
    heard.every((own) => own.some(({ msg, documentsRead: read }) => msg.includes('index written') || read === 0)),
  );
  await Promise.all(several.map((follower) => follower.onApplicationShutdown()));
  expect(files()).toHaveLength(1);
  const follower = await start();
  expect(documentsRead()).toBe(0);
  await expectWhole(follower);
});

it('an index snapshot that cannot be written does not block the start', async () => {
  const file = join(folder, 'no folder');
  appendFileSync(file, '');
  const follower = await start(database.url, file);
  await until(() => saidThat('no snapshot of the listing index can be written'));
  await expectWhole(follower);
});
