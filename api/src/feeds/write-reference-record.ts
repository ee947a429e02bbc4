import { statement } from '../platform/database/statement.js';
import { because, type FeedReason } from './feed-reason.js';
import type { ReferenceRecord } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { outcomeOf, type RecordOf, type ReferenceContext, type ReferenceOutcome } from './reference-outcome.js';
import { sanitiseDescription } from './sanitise-description.js';
import { distinctSlug, foldName } from './slug.js';
import { writeCollection } from './write-collection.js';
import { writeDirectory } from './write-directory.js';
import { writeSizeGrid } from './write-size-grid.js';

/** Writes one record other than a product. The record is identified by its slug. */
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
      return writeDirectory(transaction, { ...record, derived: false });
    case 'badge':
      return writeBadge(transaction, record);
    case 'sizeGrid':
      return writeSizeGrid(transaction, record, context);
    case 'collection':
      return writeCollection(transaction, record, context);
  }
}

async function writeBrand(transaction: Transaction, brand: RecordOf<'brand'>): Promise<ReferenceOutcome> {
  const slug = brand.slug ?? (await slugOfBrand(transaction, brand.name));
  if (typeof slug === 'object') return slug;
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

/**
 * Returns the slug of the brand with this name or, if there is none, a slug derived from the name that no other brand
 * has.
 */
async function slugOfBrand(
  transaction: Transaction,
  name: string,
): Promise<string | { field: string; reason: FeedReason }> {
  const made = distinctSlug(name);
  const [found] = await transaction.rows(BRAND_NAMED, { name, slug: made });
  if (!found || foldName(found.name) === foldName(name)) return found?.slug ?? made;
  return { field: 'slug', reason: because('BRAND_SLUG_TAKEN', { brand: found.name, slug: made }) };
}

async function writeCategory(
  transaction: Transaction,
  category: RecordOf<'category'>,
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
        reason: because('PARENT_UNKNOWN', { category: category.parent }),
      };
    }
    if (parent.level >= 3)
      return { field: 'parent', reason: because('PARENT_TOO_DEEP', { category: category.parent }) };
  }
  const moved = await transaction.rows(CATEGORY_WITH_CHILDREN, {
    slug: category.slug,
    level: (parent?.level ?? 0) + 1,
  });
  if (moved.length > 0)
    return {
      field: 'parent',
      reason: because('CATEGORY_WITH_CHILDREN'),
    };
  return outcomeOf(
    await transaction.rows(UPSERT_CATEGORY, {
      slug: category.slug,
      name: category.name,
      level: (parent?.level ?? 0) + 1,
      position: category.position,
      parentId: parent?.id ?? null,
      weightGrams: category.weightGrams,
      googleProductCategory: category.googleProductCategory ?? null,
      keepsGoogle: category.googleProductCategory === undefined,
    }),
  );
}

async function writeBadge(transaction: Transaction, badge: RecordOf<'badge'>): Promise<ReferenceOutcome> {
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

const BRAND_NAMED = statement('brand-named')`
SELECT "slug", "name" FROM "brand" WHERE "name" = :name OR "slug" = :slug
ORDER BY "name" = :name DESC, "slug" LIMIT 1`;

/** SQL condition: no row with this slug was merged into another row, or such a row exists again. */
const IS_NOT_MERGED = (kind: string, table: string): string => `(
  NOT EXISTS (SELECT FROM "former_name" WHERE "kind" = '${kind}' AND "slug" = :slug)
  OR EXISTS (SELECT FROM "${table}" WHERE "slug" = :slug))`;

const UPSERT_BRAND = statement('upsert-brand')`
INSERT INTO "brand" AS b ("slug", "name", "positionScore", "logoUrl", "description")
SELECT :slug, :name, :positionScore::int, :logoUrl?, :description WHERE ${IS_NOT_MERGED('BRAND', 'brand')}
ON CONFLICT ("slug") DO UPDATE SET "name" = excluded."name", "positionScore" = excluded."positionScore",
  "logoUrl" = excluded."logoUrl", "description" = excluded."description", "updatedAt" = now()
WHERE (b."name", b."positionScore", b."logoUrl", b."description")
  IS DISTINCT FROM (excluded."name", excluded."positionScore", excluded."logoUrl", excluded."description")
RETURNING b."id", (b.xmax = 0) IS TRUE AS "created"`;

const PARENT_CATEGORY = statement('parent-category')`
SELECT "id", "level" FROM "category" WHERE "slug" = :slug
UNION ALL SELECT c."id", c."level" FROM "former_name" n JOIN "category" c ON c."id" = n."categoryId"
WHERE n."kind" = 'CATEGORY' AND n."slug" = :slug LIMIT 1`;

const CATEGORY_WITH_CHILDREN = statement('category-with-children')`
SELECT c."slug" FROM "category" c WHERE c."slug" = :slug AND c."level" <> :level::int
  AND EXISTS (SELECT FROM "category" child WHERE child."parentId" = c."id")`;

const UPSERT_CATEGORY = statement('upsert-category')`
INSERT INTO "category" AS c ("slug", "name", "level", "position", "parentId", "weightGrams", "googleProductCategory")
SELECT :slug, :name, :level::int, :position::int, :parentId?::uuid, :weightGrams?::int,
  CASE WHEN :keepsGoogle::boolean THEN (SELECT "googleProductCategory" FROM "category" WHERE "slug" = :slug)
  ELSE :googleProductCategory?::int END
WHERE ${IS_NOT_MERGED('CATEGORY', 'category')}
ON CONFLICT ("slug") DO UPDATE SET "name" = excluded."name", "level" = excluded."level", "position" = excluded."position",
  "parentId" = excluded."parentId", "weightGrams" = excluded."weightGrams",
  "googleProductCategory" = excluded."googleProductCategory", "updatedAt" = now()
WHERE (c."name", c."level", c."position", c."parentId", c."weightGrams", c."googleProductCategory")
  IS DISTINCT FROM (excluded."name", excluded."level", excluded."position", excluded."parentId", excluded."weightGrams",
    excluded."googleProductCategory")
RETURNING c."id", (c.xmax = 0) IS TRUE AS "created"`;

const UPSERT_BADGE = statement('upsert-badge')`
INSERT INTO "badge" AS b ("slug", "title", "textColour", "backgroundColour", "logoUrl")
VALUES (:slug, :title, :textColour, :backgroundColour, :logoUrl?)
ON CONFLICT ("slug") DO UPDATE SET "title" = excluded."title", "textColour" = excluded."textColour",
  "backgroundColour" = excluded."backgroundColour", "logoUrl" = excluded."logoUrl"
WHERE (b."title", b."textColour", b."backgroundColour", b."logoUrl")
  IS DISTINCT FROM (excluded."title", excluded."textColour", excluded."backgroundColour", excluded."logoUrl")
RETURNING b."id", (b.xmax = 0) IS TRUE AS "created"`;
