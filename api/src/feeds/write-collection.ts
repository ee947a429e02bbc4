import { statement } from '../platform/database/statement.js';
import { because } from './feed-reason.js';
import type { Transaction } from './catalog-transaction.js';
import { outcomeOf, type RecordOf, type ReferenceContext, type ReferenceOutcome } from './reference-outcome.js';
import { sanitiseDescription } from './sanitise-description.js';

/** Writes a collection and its list of products if they have changed. Unknown products are left out and reported. */
export async function writeCollection(
  transaction: Transaction,
  collection: RecordOf<'collection'>,
  context: ReferenceContext,
): Promise<ReferenceOutcome> {
  const slugs = [...new Set(collection.products)];
  const products = await transaction.rows(PRODUCTS_BY_SLUG, { slugs });
  const ids = new Map(products.map((product) => [product.slug, product.id]));
  const unknown = slugs.filter((slug) => !ids.has(slug));
  if (unknown.length > 0 && !context.rehearse) {
    context.remark('products', because('PRODUCTS_UNKNOWN', { products: unknown.slice(0, 5).join(', ') }));
  }
  const description = sanitiseDescription(collection.description);
  const written = await transaction.rows(UPSERT_COLLECTION, {
    slug: collection.slug,
    title: collection.title,
    posterUrl: collection.posterUrl,
    darkPosterUrl: collection.darkPosterUrl,
    description,
    active: collection.active,
    publishAt: collection.publishAt,
    finishAt: collection.finishAt,
    position: collection.position,
  });
  const rows = await transaction.rows(COLLECTION_PRODUCTS, { slug: collection.slug });
  const wanted = slugs.flatMap((slug) => ids.get(slug) ?? []);
  if (rows[0]?.products.join() === wanted.join()) return outcomeOf(written);
  const { id } = rows[0]!;
  await transaction.rows(DELETE_COLLECTION_PRODUCTS, { id });
  await transaction.rows(INSERT_COLLECTION_PRODUCTS, { id, productIds: wanted });
  return written[0]?.created ? 'created' : 'updated';
}

const PRODUCTS_BY_SLUG = statement('products-by-slug')`
SELECT "id", "slug" FROM "product" WHERE "slug" = ANY(:slugs)`;

const UPSERT_COLLECTION = statement('upsert-collection')`
INSERT INTO "collection" AS c ("slug", "title", "posterUrl", "darkPosterUrl", "description", "active",
  "publishAt", "finishAt", "position")
VALUES (:slug, :title, :posterUrl?, :darkPosterUrl?, :description, :active,
  :publishAt?::text::timestamptz, :finishAt?::text::timestamptz, :position::int)
ON CONFLICT ("slug") DO UPDATE SET "title" = excluded."title", "posterUrl" = excluded."posterUrl",
  "darkPosterUrl" = excluded."darkPosterUrl", "description" = excluded."description", "active" = excluded."active",
  "publishAt" = excluded."publishAt", "finishAt" = excluded."finishAt", "position" = excluded."position", "updatedAt" = now()
WHERE (c."title", c."posterUrl", c."darkPosterUrl", c."description", c."active", c."publishAt", c."finishAt", c."position")
  IS DISTINCT FROM (excluded."title", excluded."posterUrl", excluded."darkPosterUrl", excluded."description",
    excluded."active", excluded."publishAt", excluded."finishAt", excluded."position")
RETURNING c."id", (c.xmax = 0) IS TRUE AS "created"`;

const COLLECTION_PRODUCTS = statement('collection-products')`
SELECT c."id", ARRAY(SELECT cp."productId" FROM "collection_product" cp WHERE cp."collectionId" = c."id"
  ORDER BY cp."position", cp."productId") AS "products"
FROM "collection" c WHERE c."slug" = :slug`;

const DELETE_COLLECTION_PRODUCTS = statement('delete-collection-products')`
DELETE FROM "collection_product" WHERE "collectionId" = :id::uuid`;

const INSERT_COLLECTION_PRODUCTS = statement('insert-collection-products')`
INSERT INTO "collection_product" ("collectionId", "productId", "position")
SELECT :id::uuid, p."id", p."n" - 1 FROM unnest(:productIds::uuid[]) WITH ORDINALITY AS p("id", "n")`;
