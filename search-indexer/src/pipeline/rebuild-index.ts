import { setTimeout as sleep } from 'node:timers/promises';
import { command, rows } from '@meet/statements';
import pg from 'pg';
import { statement } from '../statement.js';
import { buryTheRest, catchUpNext, fillNext, keepInNext, newestVersion } from '../sink/next-documents.js';
import { createNextTables, indexNextTables, swapTables } from '../sink/next-tables.js';
import { PostgresSink, tellFollowers } from '../sink/postgres.js';
import { isFaultOfData } from './data-fault.js';
import { clearDeadLetters, DOCUMENT_STAGE, noteDeadLetters, type Refusal } from './dead-letters.js';
import { halving } from './halving.js';
import { DOCUMENTS_LOCK, REBUILD_LOCK, stopLeading, tryToLead } from './leader.js';
import { projectProducts, type Projected } from './project-changes.js';
import { syncChanges } from './sync-changes.js';

const BATCH = 1000;
/** Once at most this many changed rows were copied, the tables are locked and swapped. */
const FEW = 100;
const SWAP_WITHIN_MS = 120_000;
const SWAP_AGAIN_MS = 500;

export interface Rebuilt {
  documents: number;
  /** Products that became dead letters. They keep their old documents. */
  refused: Refusal[];
}

/**
 * Creates every document anew in second tables, copies the changes made meanwhile, and swaps the tables. Searches see
 * only old documents before the swap and only new ones after it. If interrupted, the live tables stay unchanged, and
 * the next rebuild starts from the beginning.
 */
export async function rebuildIndex(
  databaseUrl: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Rebuilt> {
  const [client, reader] = ['search-rebuild', 'search-rebuild reader'].map(
    (application_name) => new pg.Client({ connectionString: databaseUrl, application_name }),
  ) as [pg.Client, pg.Client];
  // If a connection is lost, its running query rejects. Without this listener the error event would end the process
  // too.
  for (const one of [client, reader]) one.on('error', () => undefined);
  try {
    await Promise.all([client.connect(), reader.connect()]);
    if (!(await tryToLead(client, REBUILD_LOCK))) throw new Error('A rebuild is at work already.');
    await createNextTables(client);
    const before = await newestVersion(client);
    const rebuilt = await fill(client, reader, onProgress);
    await buryTheRest(client);
    await indexNextTables(client);
    await swap(client, before);
    await tellFollowers(client);
    await drainUnlessSomebodyDoes(client);
    return rebuilt;
  } finally {
    await Promise.allSettled([client.end(), reader.end()]);
  }
}

/** Fills the tables that will replace the live ones. One batch is written while the next is read. */
async function fill(
  client: pg.Client,
  reader: pg.Client,
  onProgress: (done: number, total: number) => void,
): Promise<Rebuilt> {
  const [count] = await rows(reader, COUNT_PRODUCTS);
  const { total } = count!;
  const rebuilt: Rebuilt = { documents: 0, refused: [] };
  let read = 0;
  let writing = Promise.resolve();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const productIds = await productsAfter(reader, after);
    after = productIds.at(-1) ?? after;
    const projected = productIds.length ? await projectApart(reader, productIds) : null;
    await writing;
    if (!projected) return rebuilt;
    const done = (read += productIds.length);
    writing = fillApart(client, projected).then(({ documents, refused }) => {
      rebuilt.documents += documents;
      rebuilt.refused.push(...refused);
      onProgress(done, Math.max(done, total));
    });
    // The next iteration awaits this promise. Until then a rejection must not count as unhandled.
    writing.catch(() => undefined);
  }
}

async function productsAfter(client: pg.Client, after: string): Promise<string[]> {
  const found = await rows(client, PRODUCTS_AFTER, { after });
  return found.map(({ id }) => id);
}

/**
 * Creates the documents of the products in smaller and smaller parts; products that fail even separately are returned
 * in `refused`.
 */
async function projectApart(client: pg.Client, productIds: string[]): Promise<Projected> {
  const all: Projected = { documents: [], removed: [], refused: [] };
  const faults = await halving(
    productIds,
    async (some) => {
      const { documents, refused } = await projectProducts(client, some);
      all.documents.push(...documents);
      all.refused.push(...refused);
    },
    isFaultOfData,
  );
  all.refused.push(...faults.map(({ item, error }) => ({ productId: item, error: error.message })));
  return all;
}

async function fillApart(client: pg.Client, { documents, refused }: Projected): Promise<Rebuilt> {
  const faults = await halving(documents, (some) => inTransaction(client, () => fillNext(client, some)), isFaultOfData);
  const aside = [...refused, ...faults.map(({ item, error }) => ({ productId: item.id, error: error.message }))];
  await inTransaction(client, async () => {
    await clearDeadLetters(
      client,
      DOCUMENT_STAGE,
      documents.map(({ id }) => id),
    );
    await noteDeadLetters(client, DOCUMENT_STAGE, aside);
    await keepInNext(
      client,
      aside.map(({ productId }) => productId),
    );
  });
  return { documents: documents.length - faults.length, refused: aside };
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  try {
    await command(client, 'BEGIN');
    await work();
    await command(client, 'COMMIT');
  } catch (error) {
    await command(client, 'ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Copies the changes of the live tables again and again until the swap succeeds. */
async function swap(client: pg.Client, filledFrom: bigint): Promise<void> {
  let version = filledFrom;
  for (const end = Date.now() + SWAP_WITHIN_MS; Date.now() < end; await sleep(SWAP_AGAIN_MS)) {
    for (let rows = Infinity; rows > FEW;) ({ rows, version } = await catchUpNext(client, version));
    if (await swapTables(client, async () => void (await catchUpNext(client, version)))) return;
  }
  throw new Error(
    `The tables of search could not be locked within ${SWAP_WITHIN_MS / 1000} s: end what keeps a transaction open.`,
  );
}

/** Processes the outbox, unless a running indexer does so. */
async function drainUnlessSomebodyDoes(client: pg.Client): Promise<void> {
  if (!(await tryToLead(client, DOCUMENTS_LOCK))) return;
  const sink = new PostgresSink();
  while (await syncChanges(client, sink));
  await stopLeading(client, DOCUMENTS_LOCK);
}

const COUNT_PRODUCTS = statement('count-products')`SELECT count(*)::int AS "total" FROM "product"`;

const PRODUCTS_AFTER = statement('products-after')`
SELECT "id" FROM "product" WHERE "id" > :after ORDER BY "id" LIMIT ${BATCH}`;
