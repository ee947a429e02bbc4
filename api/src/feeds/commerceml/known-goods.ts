import { rows } from '@meet/statements';
import type { Pool } from '../../platform/database/open-pool.js';
import { statement } from '../../platform/database/statement.js';
import { emptyClassifier, type Classifier } from './classifier.js';
import type { KnownGood } from './known-good.js';

/** Id under which the classifier is stored; no product has this id. */
const CLASSIFIER = '';

/** What 1С has stated about a product so far. */
export interface KeptGood {
  id: string;
  known: KnownGood;
}

/** Returns what a source has stated about all goods. */
export async function keptClassifier(pool: Pool, source: string): Promise<Classifier> {
  const [row] = await rows(pool, KNOWN_GOODS, { source, ids: [CLASSIFIER] });
  // Only `keep` below writes what is known, so the cast is safe, here and in `keptGoods`.
  return row ? (row.known as unknown as Classifier) : emptyClassifier();
}

/** Returns the stored data of those goods of a source that are among these ids. */
export async function keptGoods(pool: Pool, source: string, ids: readonly string[]): Promise<KeptGood[]> {
  const found = await rows(pool, KNOWN_GOODS, { source, ids: [...ids] });
  return found.map(({ id, known }) => ({ id, known: known as unknown as KnownGood }));
}

export async function keepClassifier(pool: Pool, source: string, classifier: Classifier): Promise<void> {
  await keep(pool, source, [{ id: CLASSIFIER, known: classifier }]);
}

/** Stores what is known of goods now. Unchanged data is not written. */
export async function keepGoods(pool: Pool, source: string, goods: readonly KeptGood[]): Promise<void> {
  if (goods.length > 0) await keep(pool, source, goods);
}

async function keep(pool: Pool, source: string, goods: ReadonlyArray<{ id: string; known: unknown }>): Promise<void> {
  await rows(pool, KEEP_GOODS, { source, goods: JSON.stringify(goods) });
}

const KNOWN_GOODS = statement('commerceml-known-goods')`
  SELECT "goodId" AS "id", "known" FROM "commerceml_good" WHERE "source" = :source AND "goodId" = ANY(:ids)`;

const KEEP_GOODS = statement('commerceml-keep-goods')`
  INSERT INTO "commerceml_good" AS g ("source", "goodId", "known")
  SELECT :source, i."id", i."known" FROM jsonb_to_recordset(:goods::jsonb) AS i("id" text, "known" jsonb) ORDER BY i."id"
  ON CONFLICT ("source", "goodId") DO UPDATE SET "known" = excluded."known"
  WHERE g."known" IS DISTINCT FROM excluded."known"
  RETURNING "goodId"`;
