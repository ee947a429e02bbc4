import { statement } from '../../platform/database/statement.js';
import type { CatalogProduct, NamedSlug } from '../catalog-record.js';
import type { Transaction } from '../catalog-transaction.js';

/** Returns the place of a product in the shop's tree: where its feed's category leads, or else the category itself. */
export async function mappedCategories(
  transaction: Transaction,
  products: readonly CatalogProduct[],
): Promise<(product: CatalogProduct) => NamedSlug[]> {
  const mapped = products.filter(({ isFeedTree, category }) => isFeedTree && category.length > 0);
  if (mapped.length === 0) return ({ category }) => category;
  const sources = [...new Set(mapped.map(({ source }) => source))];
  const slugs = [...new Set(mapped.map(feedCategoryOf))];
  const rows = await transaction.rows(MAPPED_CATEGORIES, { sources, slugs });
  const paths = new Map(
    rows.map(({ source, feedCategory, path }) => [`${source}\0${feedCategory}`, path as NamedSlug[]]),
  );
  return (product) =>
    (product.isFeedTree && paths.get(`${product.source}\0${feedCategoryOf(product)}`)) || product.category;
}

const feedCategoryOf = ({ category }: CatalogProduct): string => category.at(-1)?.slug ?? '';

const MAPPED_CATEGORIES = statement('mapped-categories')`
SELECT m."source", m."feedCategory", jsonb_path_query_array(jsonb_build_array(
    CASE WHEN top."id" IS NOT NULL THEN jsonb_build_object('slug', top."slug", 'name', top."name") END,
    CASE WHEN above."id" IS NOT NULL THEN jsonb_build_object('slug', above."slug", 'name', above."name") END,
    jsonb_build_object('slug', c."slug", 'name', c."name")), '$[*] ? (@ != null)') AS "path"
FROM "category_mapping" m JOIN "category" c ON c."id" = m."categoryId"
LEFT JOIN "category" above ON above."id" = c."parentId" LEFT JOIN "category" top ON top."id" = above."parentId"
WHERE m."source" = ANY (:sources::text[]) AND m."feedCategory" = ANY (:slugs::text[])`;
