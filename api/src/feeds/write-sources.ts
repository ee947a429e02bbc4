import { statement } from '../platform/database/statement.js';
import { isUuid } from '../shared/is-uuid.js';
import type { Transaction } from './catalog-transaction.js';
import { OWN_SOURCE } from './own-source.js';
import type { Plan } from './plan-products.js';

/** Writes from which records the products were created, with the hashes that the next import compares. */
export async function writeSources(
  transaction: Transaction,
  { pending, regrouped }: Plan,
  changed: ReadonlySet<string>,
): Promise<void> {
  const renamed = pending.flatMap(({ product, formerKey }) =>
    formerKey === undefined ? [] : [{ ...product, formerKey }],
  );
  if (renamed.length > 0) {
    const keys = renamed.map(({ source, externalId, formerKey }) => ({ source, externalId, formerKey }));
    await transaction.rows(RENAME_SOURCES, { sources: JSON.stringify(keys) });
  }
  const sources = pending
    .filter(({ product }) => product.source !== OWN_SOURCE || !isUuid(product.externalId))
    .filter(
      ({ id, isNew, formerKey, isRegrouped, isMet }) =>
        isNew || changed.has(id) || formerKey !== undefined || isRegrouped || isMet,
    )
    .map(({ source }) => source);
  const rows = [...sources, ...regrouped];
  if (rows.length > 0) await transaction.rows(UPSERT_SOURCES, { sources: JSON.stringify(rows) });
}

const RENAME_SOURCES = statement('rename-sources')`
UPDATE "product_source" s SET "externalId" = i."externalId"
FROM jsonb_to_recordset(:sources::jsonb) AS i("source" text, "externalId" text, "formerKey" text)
WHERE s."source" = i."source" AND s."externalId" = i."formerKey"`;

/** A feed format without groups leaves the group as it is. */
const UPSERT_SOURCES = statement('upsert-sources')`
INSERT INTO "product_source" AS s ("source", "externalId", "productId", "groupId", "feedCategory", "fingerprint", "offersOnly")
SELECT i."source", i."externalId", i."productId", i."groupId", i."feedCategory", i."fingerprint", i."offersOnly"
FROM jsonb_to_recordset(:sources::jsonb) AS i("source" text, "externalId" text, "productId" uuid, "groupId" text,
  "feedCategory" text, "fingerprint" text, "offersOnly" boolean)
ON CONFLICT ("source", "externalId") DO UPDATE
SET "groupId" = coalesce(excluded."groupId", s."groupId"), "feedCategory" = excluded."feedCategory",
  "fingerprint" = excluded."fingerprint", "importedAt" = now()`;
