import { command, rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';
import { columnsOf, SENT_COLUMNS, TEXT_VALUES, textRow } from '../sink/text-row.js';
import { isFaultOfData } from './data-fault.js';
import { halving } from './halving.js';
import { projectProducts } from './project-changes.js';

const BATCH = 500;
const IMPOSSIBLE = 'no document can be made of it';

export interface Difference {
  productId: string;
  /** Differences of the product's document: `missing`, `surplus`, or the names of the parts that differ. */
  what: string[];
}

export interface Verdict {
  products: number;
  /** Number of products with changes in the outbox. Their documents are known to be outdated. */
  waiting: number;
  differences: Difference[];
}

/**
 * Creates the document of every product anew and compares it with the search tables, all in one database snapshot.
 * Products with changes in the outbox are counted but not compared.
 */
export async function verifyDocuments(
  client: ClientBase,
  onProgress: (products: number) => void = () => undefined,
): Promise<Verdict> {
  await command(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    // The tables are locked before the first read, which sets the snapshot. Otherwise a rebuild could swap in new
    // tables afterwards, which would look empty in this snapshot.
    await command(client, 'LOCK TABLE "search_document", "search_text" IN ACCESS SHARE MODE');
    const verdict: Verdict = { products: 0, waiting: await countWaiting(client), differences: [] };
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const ids = await nextProducts(client, after);
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
      verdict.differences.push(...(await differencesOf(client, ids)));
      verdict.products += ids.length;
      onProgress(verdict.products);
    }
    verdict.differences.push(...(await surplus(client)));
    return verdict;
  } finally {
    await command(client, 'ROLLBACK').catch(() => undefined);
  }
}

const WAITS = (productId: string) => `EXISTS (SELECT FROM "search_outbox" o WHERE o."productId" = ${productId})`;

async function countWaiting(client: ClientBase): Promise<number> {
  const [count] = await rows(client, COUNT_WAITING);
  return count!.waiting;
}

async function nextProducts(client: ClientBase, after: string): Promise<string[]> {
  const found = await rows(client, NEXT_PRODUCTS, { after });
  return found.map(({ id }) => id);
}

/**
 * Differences of these products. A product that cannot even be compared is reported as one for which no document can be
 * created.
 */
async function differencesOf(client: ClientBase, productIds: string[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  const compareSome = async (some: string[]) => {
    await command(client, 'SAVEPOINT part');
    try {
      differences.push(...(await compare(client, some)));
      await command(client, 'RELEASE SAVEPOINT part');
    } catch (error) {
      await command(client, 'ROLLBACK TO SAVEPOINT part');
      throw error;
    }
  };
  const faults = await halving(productIds, compareSome, isFaultOfData);
  return [...differences, ...faults.map(({ item }) => ({ productId: item, what: [IMPOSSIBLE] }))];
}

async function compare(client: ClientBase, productIds: string[]): Promise<Difference[]> {
  const { documents, refused } = await projectProducts(client, productIds);
  const expected = documents.map((projected) => {
    const { text, card, ...document } = projected;
    return { ...textRow(projected), document, card, words: text };
  });
  const found = await rows(client, COMPARE, { expected: JSON.stringify(expected) });
  const differing = found.flatMap(({ productId, missing, ...parts }) => {
    const what = missing ? ['missing'] : Object.entries(parts).flatMap(([part, differs]) => (differs ? [part] : []));
    return what.length ? [{ productId, what }] : [];
  });
  return [...differing, ...refused.map(({ productId }) => ({ productId, what: [IMPOSSIBLE] }))];
}

/** Documents that should not exist, because their product is deleted or inactive. */
async function surplus(client: ClientBase): Promise<Difference[]> {
  const found = await rows(client, SURPLUS);
  return found.map(({ productId }) => ({ productId, what: ['surplus'] }));
}

const COUNT_WAITING = statement('verify-waiting')`
SELECT count(DISTINCT "productId")::int AS "waiting" FROM "search_outbox"`;

const NEXT_PRODUCTS = statement('verify-next-products')`
SELECT "id" FROM "product" WHERE "id" > :after ORDER BY "id" LIMIT ${BATCH}`;

const COMPARE = statement('verify-compare')`
SELECT r."productId", coalesce(d."deleted", true) AS "missing",
  d."document" IS DISTINCT FROM r."document" AS "document", d."card" IS DISTINCT FROM r."card" AS "card",
  d."text" IS DISTINCT FROM r."words"
    OR (${columnsOf('t')}) IS DISTINCT FROM (${TEXT_VALUES}) AS "text"
FROM jsonb_to_recordset(:expected::jsonb) AS r(${SENT_COLUMNS}, "document" jsonb, "card" jsonb, "words" jsonb)
LEFT JOIN "search_document" d ON d."productId" = r."productId"
LEFT JOIN "search_text" t ON t."productId" = r."productId"
WHERE r."productId" IS NOT NULL AND NOT ${WAITS('r."productId"')}`;

const SURPLUS = statement('verify-surplus')`
SELECT found."productId" FROM (
  SELECT "productId" FROM "search_document" WHERE NOT "deleted" UNION SELECT "productId" FROM "search_text") found
LEFT JOIN "product" p ON p."id" = found."productId" AND p."active" AND p."deletedAt" IS NULL
WHERE p."id" IS NULL AND NOT ${WAITS('found."productId"')}`;
