import { statement } from '../platform/database/statement.js';
import type { CatalogProduct } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import type { OfferRow } from './write-offers.js';

/**
 * Minimum length of an article number that may identify goods. Shorter ones, and those without a digit, are names of
 * models or sizes.
 */
const SHORTEST_ARTICLE = 4;

/**
 * Maximum number of offers that one article number has in its sizes and colours. A number with more offers is a
 * placeholder, and identifies nothing.
 */
const MOST_OFFERS = 500;

/**
 * Returns the products of other sources that records describe, by the index of the record. A record and a product are
 * the same if an offer of both has the same barcode, or the same article number of the same brand, and their colours do
 * not differ. If this holds for several products or records, or one of them has no brand, nothing is guessed: the
 * record becomes a product of its own, and `doubtful` contains the question for operators.
 */
export async function meetProducts(
  transaction: Transaction,
  records: ReadonlyArray<{ n: number; product: CatalogProduct }>,
): Promise<{ met: Map<number, string>; doubtful: DoubtfulMatch[] }> {
  const codes = records.flatMap(({ n, product: { source, items, brands, colours } }) => {
    const articles = [...new Set(items.flatMap(({ sku }) => (sku && isArticle(sku) ? [sku] : [])))];
    const barcodes = [...new Set(items.flatMap(({ barcode }) => barcode ?? []))];
    if (barcodes.length + articles.length === 0) return [];
    const spellings = brands.map(({ slug }) => slug.replaceAll('-', ''));
    return { n, source, articles, barcodes, brands: spellings, colours: colours.map(({ slug }) => slug) };
  });
  if (codes.length === 0) return { met: new Map(), doubtful: [] };
  const rows = await transaction.rows(MEETINGS, { records: JSON.stringify(codes) });
  const sure = rows.filter(({ isSure }) => isSure);
  const perRecord = countOf(sure.map(({ n }) => n));
  const perProduct = countOf(sure.map(({ id }) => id));
  const met = new Map(
    sure.filter(({ n, id }) => perRecord.get(n) === 1 && perProduct.get(id) === 1).map(({ n, id }) => [n, id]),
  );
  return { met, doubtful: rows.filter(({ n }) => !met.has(n)) };
}

function countOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A record that may be the product of another source. */
export interface DoubtfulMatch {
  n: number;
  /** Id of the product of the other source. */
  id: string;
  /** Article number or barcode that both have. */
  code: string;
}

/**
 * Writes the questions for operators (`productMatches`): whether new products are the same as those of other sources.
 */
export async function askOfMatches(
  transaction: Transaction,
  matches: ReadonlyArray<{ productId: string; otherId: string; code: string }>,
): Promise<void> {
  if (matches.length > 0) await transaction.rows(ASK_OF_MATCHES, { matches: JSON.stringify(matches) });
}

/** Returns the other sources of products, with the number of these products. */
export function metSources(
  transaction: Transaction,
  productIds: readonly string[],
  sources: readonly string[],
): Promise<{ source: string; products: number }[]> {
  return transaction.rows(MET_SOURCES, { productIds, sources });
}

/** An offer that another source already has: the same size of the same supplier. */
export interface TakenOffer {
  productId: string;
  sizeId: string;
  supplierId: string;
  size: string;
  supplier: string;
  source: string;
}

/** Returns which of the offers are on sale as offers of another source, which keeps them. */
export function takenOffers(transaction: Transaction, offers: readonly OfferRow[]): Promise<TakenOffer[]> {
  return transaction.rows(TAKEN_OFFERS, { offers: JSON.stringify(offers) });
}

const isArticle = (sku: string): boolean => sku.length >= SHORTEST_ARTICLE && /\d/.test(sku);

/**
 * A product that already has another id in the source is not matched again, because one record of a source is one
 * product. Different brands or different colours are no match.
 */
const MEETINGS = statement('meet-products')`
WITH i AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:records::jsonb) AS i("n" int, "source" text, "articles" text[], "barcodes" text[],
    "brands" text[], "colours" text[])
), hit AS MATERIALIZED (
  SELECT i."n", o."productId", c AS "code", true AS "isBarcode" FROM i CROSS JOIN LATERAL unnest(i."barcodes") AS c
  JOIN "product_item" o ON o."barcode" = c AND o."deletedAt" IS NULL
  UNION
  SELECT i."n", o."productId", c, false FROM i CROSS JOIN LATERAL unnest(i."articles") AS c
  JOIN "product_item" o ON o."sku" = c AND o."deletedAt" IS NULL
  -- Looked at before the join: one article of all goods would join each record with each offer.
  WHERE (SELECT count(*) FROM (SELECT FROM "product_item" x WHERE x."sku" = c AND x."deletedAt" IS NULL
    LIMIT ${MOST_OFFERS + 1}) AS few) <= ${MOST_OFFERS}
), branded AS (
  SELECT h.*, cardinality(i."brands") > 0 AND EXISTS (SELECT FROM "product_brand" pb WHERE pb."productId" = h."productId") AS "haveBrands",
    EXISTS (SELECT FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
      WHERE pb."productId" = h."productId" AND replace(b."slug", '-', '') = ANY(i."brands")) AS "sameBrand"
  FROM hit h JOIN i ON i."n" = h."n"
)
SELECT coalesce(h."n", -1) AS "n", p."id", min(h."code") AS "code", bool_or(h."isBarcode" OR h."sameBrand") AS "isSure"
FROM branded h JOIN i ON i."n" = h."n"
JOIN "product" p ON p."id" = h."productId" AND p."deletedAt" IS NULL
WHERE (h."isBarcode" OR h."sameBrand" OR NOT h."haveBrands")
  AND NOT EXISTS (SELECT FROM "product_source" s WHERE s."productId" = p."id" AND s."source" = i."source")
  AND (cardinality(i."colours") = 0
    OR NOT EXISTS (SELECT FROM "product_colour" pc WHERE pc."productId" = p."id")
    OR EXISTS (SELECT FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId"
      WHERE pc."productId" = p."id" AND c."slug" = ANY(i."colours")))
GROUP BY h."n", p."id" ORDER BY h."n", p."id"`;

const ASK_OF_MATCHES = statement('ask-of-matches')`
INSERT INTO "product_match" ("productId", "otherId", "code")
SELECT i."productId", i."otherId", i."code"
FROM jsonb_to_recordset(:matches::jsonb) AS i("productId" uuid, "otherId" uuid, "code" text)
WHERE i."productId" <> i."otherId"
ON CONFLICT ("productId", "otherId") DO NOTHING`;

const MET_SOURCES = statement('met-sources')`
SELECT s."source", count(DISTINCT s."productId")::int AS "products" FROM "product_source" s
WHERE s."productId" = ANY(:productIds::uuid[]) AND s."source" <> ALL(:sources::text[])
GROUP BY s."source" ORDER BY s."source"`;

const TAKEN_OFFERS = statement('taken-offers')`
SELECT o."productId", o."sizeId", o."supplierId", z."name" AS "size", u."name" AS "supplier",
  coalesce(o."source", s."source", 'meet') AS "source"
FROM jsonb_to_recordset(:offers::jsonb) AS i("productId" uuid, "sizeId" uuid, "supplierId" uuid, "source" text)
JOIN "product_item" o ON o."productId" = i."productId" AND o."sizeId" = i."sizeId" AND o."supplierId" = i."supplierId"
  AND o."active" AND o."deletedAt" IS NULL AND o."source" IS DISTINCT FROM i."source"
JOIN "size" z ON z."id" = o."sizeId" JOIN "supplier" u ON u."id" = o."supplierId"
LEFT JOIN LATERAL (SELECT k."source" FROM "product_source" k
  WHERE k."productId" = o."productId" AND k."offersOnly" IS NOT TRUE ORDER BY k."source" LIMIT 1) s ON true
ORDER BY o."productId", z."position", o."id"`;
