import type { ClientBase } from 'pg';
import { columnsOf, SENT_COLUMNS, TEXT_VALUES, textRow } from '../sink/text-row.js';
import { isFaultOfData } from './data-fault.js';
import { halving } from './halving.js';
import { projectProducts } from './project-changes.js';

const BATCH = 500;
const IMPOSSIBLE = 'no document can be made of it';

export interface Difference {
  productId: string;
  /** What is wrong with its document: `missing`, `surplus`, or the parts that differ. */
  what: string[];
}

export interface Verdict {
  products: number;
  /** Products whose change waits in the outbox: their documents are out of date and known to be. */
  waiting: number;
  differences: Difference[];
}

/**
 * Projects every product anew and compares with what the tables of search hold, all as of one moment. A product that
 * waits in the outbox is counted, not compared.
 */
export async function verifyDocuments(
  client: ClientBase,
  onProgress: (products: number) => void = () => undefined,
): Promise<Verdict> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    // First, and before anything is read: tables that a rebuild swaps in after the first look would seem empty.
    await client.query('LOCK TABLE "search_document", "search_text" IN ACCESS SHARE MODE');
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
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

const WAITS = (productId: string) => `EXISTS (SELECT FROM "search_outbox" o WHERE o."productId" = ${productId})`;

async function countWaiting(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    `SELECT count(DISTINCT "productId")::int AS "waiting" FROM "search_outbox"`,
  );
  return rows[0]!.waiting;
}

async function nextProducts(client: ClientBase, after: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT "id" FROM "product" WHERE "id" > $1 ORDER BY "id" LIMIT ${BATCH}`,
    [after],
  );
  return rows.map(({ id }) => id);
}

/** A product that the database cannot even compare has no document either. */
async function differencesOf(client: ClientBase, productIds: string[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  const compareSome = async (some: string[]) => {
    await client.query('SAVEPOINT part');
    try {
      differences.push(...(await compare(client, some)));
      await client.query('RELEASE SAVEPOINT part');
    } catch (error) {
      await client.query('ROLLBACK TO SAVEPOINT part');
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
  const { rows } = await client.query<
    { productId: string } & Record<'missing' | 'document' | 'card' | 'text', boolean>
  >(
    `SELECT r."productId", d."productId" IS NULL OR d."deleted" AS "missing",
       d."document" IS DISTINCT FROM r."document" AS "document", d."card" IS DISTINCT FROM r."card" AS "card",
       d."text" IS DISTINCT FROM r."words"
         OR (${columnsOf('t')}) IS DISTINCT FROM (${TEXT_VALUES}) AS "text"
     FROM jsonb_to_recordset($1::jsonb) AS r(${SENT_COLUMNS}, "document" jsonb, "card" jsonb, "words" jsonb)
     LEFT JOIN "search_document" d ON d."productId" = r."productId"
     LEFT JOIN "search_text" t ON t."productId" = r."productId"
     WHERE NOT ${WAITS('r."productId"')}`,
    [JSON.stringify(expected)],
  );
  const differing = rows.flatMap(({ productId, missing, ...parts }) => {
    const what = missing ? ['missing'] : Object.entries(parts).flatMap(([part, differs]) => (differs ? [part] : []));
    return what.length ? [{ productId, what }] : [];
  });
  return [...differing, ...refused.map(({ productId }) => ({ productId, what: [IMPOSSIBLE] }))];
}

/** Documents of products that are gone or off sale. */
async function surplus(client: ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<{ productId: string }>(
    `SELECT found."productId" FROM (
       SELECT "productId" FROM "search_document" WHERE NOT "deleted" UNION SELECT "productId" FROM "search_text") found
     LEFT JOIN "product" p ON p."id" = found."productId" AND p."active" AND p."deletedAt" IS NULL
     WHERE p."id" IS NULL AND NOT ${WAITS('found."productId"')}`,
  );
  return rows.map(({ productId }) => ({ productId, what: ['surplus'] }));
}
