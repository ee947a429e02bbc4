import { statement } from '../platform/database/statement.js';
import type { ReferenceRecord } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { sanitiseDescription } from './sanitise-description.js';
import { distinctSlug } from './slug.js';

/** What became of a record; a rejected one says why. */
export type ReferenceOutcome = 'created' | 'updated' | 'unchanged' | { field: string; reason: string };

type Written = { id: string; created: boolean };
type Of<Kind extends ReferenceRecord['kind']> = Extract<ReferenceRecord, { kind: Kind }>;

/** What a record is written with. */
export interface ReferenceContext {
  /** A rehearsal takes each batch back: what an earlier one would have written is not missed. */
  rehearse: boolean;
  /** Slugs of the categories rehearsed so far. */
  rehearsedCategories: ReadonlySet<string>;
  remark: (field: string, reason: string) => void;
}

/** Writes one record that is not a product, met by its slug. */
export async function writeReferenceRecord(
  transaction: Transaction,
  record: ReferenceRecord,
  context: ReferenceContext,
): Promise<ReferenceOutcome> {
  switch (record.kind) {
    case 'brand':
      return writeBrand(transaction, record);
    case 'category':
      return writeCategory(transaction, record, context);
    case 'directory':
      return writeDirectory(transaction, record);
    case 'badge':
      return writeBadge(transaction, record);
    case 'sizeGrid':
      return writeSizeGrid(transaction, record, context);
    case 'collection':
      return writeCollection(transaction, record, context);
  }
}

async function writeBrand(transaction: Transaction, brand: Of<'brand'>): Promise<ReferenceOutcome> {
  const slug = brand.slug ?? distinctSlug(brand.name);
  const description = sanitiseDescription(brand.description);
  return outcomeOf(
    await transaction.rows(UPSERT_BRAND, {
      slug,
      name: brand.name,
      positionScore: brand.positionScore,
      logoUrl: brand.logoUrl,
      description,
    }),
  );
}

async function writeCategory(
  transaction: Transaction,
  category: Of<'category'>,
  context: ReferenceContext,
): Promise<ReferenceOutcome> {
  let parent: { id: string; level: number } | null = null;
  if (category.parent !== null) {
    const rows = await transaction.rows(PARENT_CATEGORY, { slug: category.parent });
    parent = rows[0] ?? null;
    if (!parent) {
      if (context.rehearsedCategories.has(category.parent)) return 'created';
      return {
        field: 'parent',
        reason: `there is no category "${category.parent}"; a parent comes before its children`,
      };
    }
    if (parent.level >= 3)
      return { field: 'parent', reason: `"${category.parent}" is on the third level, the last one` };
  }
  const moved = await transaction.rows(CATEGORY_WITH_CHILDREN, {
    slug: category.slug,
    level: (parent?.level ?? 0) + 1,
  });
  if (moved.length > 0)
    return {
      field: 'parent',
      reason: 'the category has children here and would move to another level; move them first',
    };
  return outcomeOf(
    await transaction.rows(UPSERT_CATEGORY, {
      slug: category.slug,
      name: category.name,
      level: (parent?.level ?? 0) + 1,
      position: category.position,
      parentId: parent?.id ?? null,
      weightGrams: category.weightGrams,
    }),
  );
}

async function writeBadge(transaction: Transaction, badge: Of<'badge'>): Promise<ReferenceOutcome> {
  return outcomeOf(
    await transaction.rows(UPSERT_BADGE, {
      slug: badge.slug,
      title: badge.title,
      textColour: badge.textColour,
      backgroundColour: badge.backgroundColour,
      logoUrl: badge.logoUrl,
    }),
  );
}

async function writeDirectory(transaction: Transaction, directory: Of<'directory'>): Promise<ReferenceOutcome> {
  const written = await transaction.rows(UPSERT_DIRECTORY, {
    slug: directory.slug,
    name: directory.name,
    position: directory.position,
    logoUrl: directory.logoUrl,
  });
  const rows = await transaction.rows(DIRECTORY_FILTERS, { slug: directory.slug });
  const wanted = directory.filters.map((filter) => [filter.name, filter.filterType, filter.value]);
  if (JSON.stringify(rows[0]?.filters) === JSON.stringify(wanted)) return outcomeOf(written);
  const { id } = rows[0]!;
  await transaction.run(DELETE_DIRECTORY_FILTERS, { id });
  const filters = directory.filters.map((filter, position) => ({ ...filter, position }));
  await transaction.run(INSERT_DIRECTORY_FILTERS, { id, filters: JSON.stringify(filters) });
  return written[0]?.created ? 'created' : 'updated';
}

async function writeSizeGrid(
  transaction: Transaction,
  grid: Of<'sizeGrid'>,
  { rehearse }: ReferenceContext,
): Promise<ReferenceOutcome> {
  const named = await transaction.rows(SIZE_GRID_SCOPE, { brand: grid.brand, category: grid.category });
  const { brandId = null, categoryId = null } = named[0] ?? {};
  if (grid.brand !== null && !brandId && !rehearse)
    return { field: 'brand', reason: `there is no brand "${grid.brand}"; brands come first` };
  if (grid.category !== null && !categoryId && !rehearse)
    return { field: 'category', reason: `there is no category "${grid.category}"; categories come first` };
  const written = await transaction.rows(UPSERT_SIZE_GRID, {
    slug: grid.slug,
    sex: grid.sex,
    children: grid.children,
    brandId,
    categoryId,
  });
  const rows = await transaction.rows(SIZE_GRID_ROWS, { slug: grid.slug });
  const wanted = grid.rows.map((row) => [row.eu, row.uk, row.us, row.cm, row.height]);
  if (JSON.stringify(rows[0]?.rows) === JSON.stringify(wanted)) return outcomeOf(written);
  const { id } = rows[0]!;
  await transaction.run(DELETE_SIZE_GRID_ROWS, { id });
  const lines = grid.rows.map((row, position) => ({ ...row, position }));
  await transaction.run(INSERT_SIZE_GRID_ROWS, { id, rows: JSON.stringify(lines) });
  return written[0]?.created ? 'created' : 'updated';
}

async function writeCollection(
  transaction: Transaction,
  collection: Of<'collection'>,
  context: ReferenceContext,
): Promise<ReferenceOutcome> {
  const slugs = [...new Set(collection.products)];
  const products = await transaction.rows(PRODUCTS_BY_SLUG, { slugs });
  const ids = new Map(products.map((product) => [product.slug, product.id]));
  const unknown = slugs.filter((slug) => !ids.has(slug));
  if (unknown.length > 0 && !context.rehearse) {
    context.remark(
      'products',
      `no such products, left out: ${unknown.slice(0, 5).join(', ')}; products come before the collection`,
    );
  }
  const description = sanitiseDescription(collection.description);
  const written = await transaction.rows(UPSERT_COLLECTION, {
    slug: collection.slug,
    title: collection.title,
    posterUrl: collection.posterUrl,
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
  await transaction.run(DELETE_COLLECTION_PRODUCTS, { id });
  await transaction.run(INSERT_COLLECTION_PRODUCTS, { id, productIds: wanted });
  return written[0]?.created ? 'created' : 'updated';
}

function outcomeOf(written: Written[]): 'created' | 'updated' | 'unchanged' {
  if (!written[0]) return 'unchanged';
  return written[0].created ? 'created' : 'updated';
}

const UPSERT_BRAND = statement('upsert-brand')`
INSERT INTO "brand" AS b ("slug", "name", "positionScore", "logoUrl", "description")
VALUES (:slug, :name, :positionScore::int, :logoUrl?, :description)
ON CONFLICT ("slug") DO UPDATE SET "name" = excluded."name", "positionScore" = excluded."positionScore",
  "logoUrl" = excluded."logoUrl", "description" = excluded."description", "updatedAt" = now()
WHERE (b."name", b."positionScore", b."logoUrl", b."description")
  IS DISTINCT FROM (excluded."name", excluded."positionScore", excluded."logoUrl", excluded."description")
RETURNING b."id", (b.xmax = 0) IS TRUE AS "created"`;

const PARENT_CATEGORY = statement('parent-category')`
SELECT "id", "level" FROM "category" WHERE "slug" = :slug`;

const CATEGORY_WITH_CHILDREN = statement('category-with-children')`
SELECT c."slug" FROM "category" c WHERE c."slug" = :slug AND c."level" <> :level::int
  AND EXISTS (SELECT FROM "category" child WHERE child."parentId" = c."id")`;

const UPSERT_CATEGORY = statement('upsert-category')`
INSERT INTO "category" AS c ("slug", "name", "level", "position", "parentId", "weightGrams")
VALUES (:slug, :name, :level::int, :position::int,
  :parentId?::uuid, :weightGrams?::int)
ON CONFLICT ("slug") DO UPDATE SET "name" = excluded."name", "level" = excluded."level", "position" = excluded."position",
  "parentId" = excluded."parentId", "weightGrams" = excluded."weightGrams", "updatedAt" = now()
WHERE (c."name", c."level", c."position", c."parentId", c."weightGrams")
  IS DISTINCT FROM (excluded."name", excluded."level", excluded."position", excluded."parentId", excluded."weightGrams")
RETURNING c."id", (c.xmax = 0) IS TRUE AS "created"`;

const UPSERT_BADGE = statement('upsert-badge')`
INSERT INTO "badge" AS b ("slug", "title", "textColour", "backgroundColour", "logoUrl")
VALUES (:slug, :title, :textColour, :backgroundColour, :logoUrl?)
ON CONFLICT ("slug") DO UPDATE SET "title" = excluded."title", "textColour" = excluded."textColour",
  "backgroundColour" = excluded."backgroundColour", "logoUrl" = excluded."logoUrl"
WHERE (b."title", b."textColour", b."backgroundColour", b."logoUrl")
  IS DISTINCT FROM (excluded."title", excluded."textColour", excluded."backgroundColour", excluded."logoUrl")
RETURNING b."id", (b.xmax = 0) IS TRUE AS "created"`;

const UPSERT_DIRECTORY = statement('upsert-directory')`
INSERT INTO "directory" AS d ("slug", "name", "position", "logoUrl")
VALUES (:slug, :name, :position::int, :logoUrl?)
ON CONFLICT ("slug") DO UPDATE SET "name" = excluded."name", "position" = excluded."position",
  "logoUrl" = excluded."logoUrl", "updatedAt" = now()
WHERE (d."name", d."position", d."logoUrl") IS DISTINCT FROM (excluded."name", excluded."position", excluded."logoUrl")
RETURNING d."id", (d.xmax = 0) IS TRUE AS "created"`;

const DIRECTORY_FILTERS = statement('directory-filters')`
SELECT d."id", coalesce((SELECT jsonb_agg(jsonb_build_array(f."name", f."filterType", f."value") ORDER BY f."position", f."id")
  FROM "directory_filter" f WHERE f."directoryId" = d."id"), '[]') AS "filters"
FROM "directory" d WHERE d."slug" = :slug`;

const DELETE_DIRECTORY_FILTERS = statement('delete-directory-filters')`
DELETE FROM "directory_filter" WHERE "directoryId" = :id::uuid`;

const INSERT_DIRECTORY_FILTERS = statement('insert-directory-filters')`
INSERT INTO "directory_filter" ("directoryId", "name", "position", "filterType", "value")
SELECT :id::uuid, i."name", i."position", i."filterType"::"DirectoryFilterType", i."value"
FROM jsonb_to_recordset(:filters::jsonb) AS i("name" text, "position" int, "filterType" text, "value" text)`;

const SIZE_GRID_SCOPE = statement('size-grid-scope')`
SELECT (SELECT "id" FROM "brand" WHERE "slug" = :brand?) AS "brandId",
       (SELECT "id" FROM "category" WHERE "slug" = :category?) AS "categoryId"`;

const UPSERT_SIZE_GRID = statement('upsert-size-grid')`
INSERT INTO "size_grid" AS g ("slug", "sex", "children", "brandId", "categoryId")
VALUES (:slug, :sex::"Sex", :children, :brandId?::uuid, :categoryId?::uuid)
ON CONFLICT ("slug") DO UPDATE SET "sex" = excluded."sex", "children" = excluded."children",
  "brandId" = excluded."brandId", "categoryId" = excluded."categoryId", "updatedAt" = now()
WHERE (g."sex", g."children", g."brandId", g."categoryId")
  IS DISTINCT FROM (excluded."sex", excluded."children", excluded."brandId", excluded."categoryId")
RETURNING g."id", (g.xmax = 0) IS TRUE AS "created"`;

const SIZE_GRID_ROWS = statement('size-grid-rows')`
SELECT g."id", coalesce((SELECT jsonb_agg(jsonb_build_array(r."eu", r."uk", r."us", r."cm", r."height") ORDER BY r."position")
  FROM "size_grid_row" r WHERE r."sizeGridId" = g."id"), '[]') AS "rows"
FROM "size_grid" g WHERE g."slug" = :slug`;

const DELETE_SIZE_GRID_ROWS = statement('delete-size-grid-rows')`
DELETE FROM "size_grid_row" WHERE "sizeGridId" = :id::uuid`;

const INSERT_SIZE_GRID_ROWS = statement('insert-size-grid-rows')`
INSERT INTO "size_grid_row" ("sizeGridId", "position", "eu", "uk", "us", "cm", "height")
SELECT :id::uuid, i."position", i."eu", i."uk", i."us", i."cm", i."height"
FROM jsonb_to_recordset(:rows::jsonb) AS i("position" int, "eu" text, "uk" text, "us" text, "cm" text, "height" text)`;

const PRODUCTS_BY_SLUG = statement('products-by-slug')`
SELECT "id", "slug" FROM "product" WHERE "slug" = ANY(:slugs)`;

const UPSERT_COLLECTION = statement('upsert-collection')`
INSERT INTO "collection" AS c ("slug", "title", "posterUrl", "description", "active", "publishAt", "finishAt", "position")
VALUES (:slug, :title, :posterUrl?, :description, :active,
  :publishAt?::text::timestamptz, :finishAt?::text::timestamptz, :position::int)
ON CONFLICT ("slug") DO UPDATE SET "title" = excluded."title", "posterUrl" = excluded."posterUrl",
  "description" = excluded."description", "active" = excluded."active", "publishAt" = excluded."publishAt",
  "finishAt" = excluded."finishAt", "position" = excluded."position", "updatedAt" = now()
WHERE (c."title", c."posterUrl", c."description", c."active", c."publishAt", c."finishAt", c."position")
  IS DISTINCT FROM (excluded."title", excluded."posterUrl", excluded."description", excluded."active",
    excluded."publishAt", excluded."finishAt", excluded."position")
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
