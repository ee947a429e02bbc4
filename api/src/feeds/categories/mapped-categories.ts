import { statement } from '../../platform/database/statement.js';
import type { CatalogProduct, NamedSlug } from '../catalog-record.js';
import type { Transaction } from '../catalog-transaction.js';

/**
 * Returns the place of a product in the shop's tree: the one to which its feed's category is mapped, or else the
 * category itself. A merged category is replaced by its merge target.
 */
export async function mappedCategories(
  transaction: Transaction,
  products: readonly CatalogProduct[],
): Promise<(product: CatalogProduct) => NamedSlug[]> {
  const placed = products.filter(({ category }) => category.length > 0);
  if (placed.length === 0) return ({ category }) => category;
  const ofFeeds = placed.filter(({ isFeedTree }) => isFeedTree);
  const sources = [...new Set(ofFeeds.map(({ source }) => source))];
  const rows = ofFeeds.length
    ? await transaction.rows(MAPPED_CATEGORIES, { sources, slugs: [...new Set(ofFeeds.map(feedCategoryOf))] })
    : [];
  const paths = new Map(
    rows.map(({ source, feedCategory, path }) => [`${source}\0${feedCategory}`, path as NamedSlug[]]),
  );
  const named = [...new Set(placed.flatMap(({ category }) => category.map(({ slug }) => slug)))];
  const merged = new Map(
    (await transaction.rows(MERGED_CATEGORIES, { slugs: named })).map(({ slug, path }) => [slug, path as NamedSlug[]]),
  );
  return (product) =>
    (product.isFeedTree && paths.get(`${product.source}\0${feedCategoryOf(product)}`)) ||
    afterMerges(product.category, merged);
}

/** Returns the path with the merge target's path in place of the deepest merged category, on three levels at most. */
function afterMerges(path: NamedSlug[], merged: ReadonlyMap<string, NamedSlug[]>): NamedSlug[] {
  const at = path.findLastIndex(({ slug }) => merged.has(slug));
  return at < 0 ? path : [...merged.get(path[at]!.slug)!, ...path.slice(at + 1)].slice(0, 3);
}

const feedCategoryOf = ({ category }: CatalogProduct): string => category.at(-1)?.slug ?? '';

/** SQL of the path of category `c`, from the root down. */
const PATH = `jsonb_path_query_array(jsonb_build_array(
    CASE WHEN top."id" IS NOT NULL THEN jsonb_build_object('slug', top."slug", 'name', top."name") END,
    CASE WHEN above."id" IS NOT NULL THEN jsonb_build_object('slug', above."slug", 'name', above."name") END,
    jsonb_build_object('slug', c."slug", 'name', c."name")), '$[*] ? (@ != null)') AS "path"`;
const ABOVE = `LEFT JOIN "category" above ON above."id" = c."parentId" LEFT JOIN "category" top ON top."id" = above."parentId"`;

const MAPPED_CATEGORIES = statement('mapped-categories')`
SELECT m."source", m."feedCategory", ${PATH}
FROM "category_mapping" m JOIN "category" c ON c."id" = m."categoryId" ${ABOVE}
WHERE m."source" = ANY (:sources::text[]) AND m."feedCategory" = ANY (:slugs::text[])`;

const MERGED_CATEGORIES = statement('merged-categories')`
SELECT n."slug", ${PATH} FROM "former_name" n JOIN "category" c ON c."id" = n."categoryId" ${ABOVE}
WHERE n."kind" = 'CATEGORY' AND n."slug" = ANY (:slugs::text[])
  AND NOT EXISTS (SELECT FROM "category" own WHERE own."slug" = n."slug")`;
