import { statement } from '../platform/database/statement.js';
import type { CatalogProduct } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { writePictures } from './write-pictures.js';
import type { References } from './resolve-references.js';
import type { PendingProduct } from './pending-product.js';

type Touched = { productId: string };

type Links = Array<{ productId: string; otherId: string; position: number }>;

/** A product's current brands, colours and badges, in order. */
interface CurrentLists {
  id: string;
  brands: string[];
  colours: string[];
  badges: string[];
}

/**
 * Writes the products of a batch except their offers: the row itself, brands, colours, badges, properties, search tags
 * and pictures. Returns the ids of products that have changed.
 */
export async function writeProductParts(
  transaction: Transaction,
  pending: readonly PendingProduct[],
  references: References,
): Promise<string[]> {
  const created = pending.filter(({ isNew }) => isNew);
  const existing = pending.filter(({ isNew, compare }) => !isNew && (compare.text || compare.placement));
  const changed: string[] = [];
  if (created.length > 0) await insertRows(transaction, created, references);
  if (existing.length > 0) changed.push(...(await updateRows(transaction, existing, references)));
  changed.push(...(await writeLists(transaction, pending, references)));
  changed.push(...(await writeTexts(transaction, pending)));
  changed.push(...(await writePictures(transaction, pending)));
  return changed;
}

async function insertRows(
  transaction: Transaction,
  created: readonly PendingProduct[],
  references: References,
): Promise<void> {
  const rows = created.map((entry) => rowOf(entry, references));
  await transaction.rows(INSERT_PRODUCTS, { products: JSON.stringify(rows) });
}

async function updateRows(
  transaction: Transaction,
  existing: readonly PendingProduct[],
  references: References,
): Promise<string[]> {
  const rows = existing.map((entry) => ({
    ...rowOf(entry, references),
    text: entry.compare.text,
    placement: entry.compare.placement,
  }));
  const updated = await transaction.rows(UPDATE_PRODUCTS, { products: JSON.stringify(rows) });
  return updated.map(({ id }) => id);
}

function rowOf({ product, id, slug }: PendingProduct, references: References): Record<string, unknown> {
  const category = (level: number): string | null =>
    references.category.get(product.category[level]?.slug ?? '') ?? null;
  return {
    id,
    slug,
    name: product.name,
    description: product.description,
    active: product.active,
    children: product.children,
    meetPrice: product.meetPrice,
    newArrival: product.newArrival,
    sizeGuide: product.sizeGuide,
    bonusCalcState: product.bonusCalcState,
    unitSold: product.unitSold,
    viewCount: product.viewCount,
    lastSoldAt: product.lastSoldAt,
    publishedAt: product.publishedAt,
    seasons: product.seasons,
    material: product.material,
    sex: product.sex,
    derived: product.derived,
    modelId: product.model && (references.model.get(product.model.slug) ?? null),
    productCategoryId: category(0),
    productTypeId: category(1),
    productSubTypeId: category(2),
  };
}

/** Replaces a product's brands, colours or badges if they differ from the feed's in content or order. */
async function writeLists(
  transaction: Transaction,
  pending: readonly PendingProduct[],
  references: References,
): Promise<string[]> {
  const compared = pending.filter(({ isNew, compare }) => isNew || compare.placement);
  const old = compared.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const current = new Map<string, CurrentLists>();
  if (old.length > 0) {
    const rows = await transaction.rows(PRODUCT_LISTS, { productIds: old });
    for (const row of rows) current.set(row.id, row);
  }
  const lists: Record<'brands' | 'colours' | 'badges', { links: Links; stale: string[] }> = {
    brands: { links: [], stale: [] },
    colours: { links: [], stale: [] },
    badges: { links: [], stale: [] },
  };
  const changed = new Set<string>();
  for (const { id, product } of compared) {
    for (const kind of ['brands', 'colours', 'badges'] as const) {
      const wanted = [...new Set(idsOf(product, kind, references))];
      const present = current.get(id)?.[kind] ?? [];
      if (wanted.join() === present.join()) continue;
      if (present.length > 0) lists[kind].stale.push(id);
      lists[kind].links.push(...wanted.map((otherId, position) => ({ productId: id, otherId, position })));
      changed.add(id);
    }
  }
  const { brands, colours, badges } = lists;
  if (brands.stale.length > 0) await transaction.rows(DELETE_PRODUCT_BRANDS, { productIds: brands.stale });
  if (colours.stale.length > 0) await transaction.rows(DELETE_PRODUCT_COLOURS, { productIds: colours.stale });
  if (badges.stale.length > 0) await transaction.rows(DELETE_PRODUCT_BADGES, { productIds: badges.stale });
  if (brands.links.length > 0) {
    await transaction.rows(INSERT_PRODUCT_BRANDS, { links: JSON.stringify(brands.links) });
  }
  if (colours.links.length > 0) {
    await transaction.rows(INSERT_PRODUCT_COLOURS, { links: JSON.stringify(colours.links) });
  }
  if (badges.links.length > 0) {
    await transaction.rows(INSERT_PRODUCT_BADGES, { links: JSON.stringify(badges.links) });
  }
  return [...changed];
}

function idsOf(product: CatalogProduct, kind: 'brands' | 'colours' | 'badges', references: References): string[] {
  if (kind === 'brands') return product.brands.flatMap(({ slug }) => references.brand.get(slug) ?? []);
  if (kind === 'colours') return product.colours.flatMap(({ slug }) => references.colour.get(slug) ?? []);
  return product.badges.flatMap((slug) => references.badge.get(slug) ?? []);
}

/** Writes properties and search tags. A product has one row of each or none. */
async function writeTexts(transaction: Transaction, pending: readonly PendingProduct[]): Promise<string[]> {
  const compared = pending.filter(({ isNew, compare }) => isNew || compare.text);
  const properties = compared.flatMap(({ id, product }) =>
    product.properties ? [{ productId: id, ...product.properties }] : [],
  );
  const tags = compared.flatMap(({ id, product }) => (product.seoTags ? [{ productId: id, ...product.seoTags }] : []));
  const without = (rows: ReadonlyArray<{ productId: string }>): string[] => {
    const present = new Set(rows.map((row) => row.productId));
    return compared.filter(({ id, isNew }) => !isNew && !present.has(id)).map(({ id }) => id);
  };
  const changed: Touched[][] = [];
  if (properties.length > 0) {
    // The SQL takes the columns from the table's row type, so a new property in the data model needs no change here.
    changed.push(await transaction.rows(UPSERT_PROPERTIES, { properties: JSON.stringify(properties) }));
  }
  if (tags.length > 0) {
    changed.push(await transaction.rows(UPSERT_SEO_TAGS, { tags: JSON.stringify(tags) }));
  }
  const noProperties = without(properties);
  if (noProperties.length > 0) {
    changed.push(await transaction.rows(DELETE_PROPERTIES, { productIds: noProperties }));
  }
  const noTags = without(tags);
  if (noTags.length > 0) {
    changed.push(await transaction.rows(DELETE_SEO_TAGS, { productIds: noTags }));
  }
  return changed.flat().map((row) => row.productId);
}

const INSERT_PRODUCTS = statement('insert-products')`
INSERT INTO "product" ("id", "slug", "name", "description", "active", "children", "meetPrice", "newArrival", "sizeGuide",
  "bonusCalcState", "unitSold", "viewCount", "lastSoldAt", "publishedAt", "seasons", "material", "sex", "derived",
  "modelId", "productCategoryId", "productTypeId", "productSubTypeId")
SELECT i."id", i."slug", i."name", i."description", i."active", i."children", i."meetPrice", i."newArrival", i."sizeGuide",
  i."bonusCalcState"::"BonusCalcState", i."unitSold", i."viewCount", i."lastSoldAt", coalesce(i."publishedAt", now()),
  i."seasons"::"Season"[], i."material"::"Material"[], i."sex"::"Sex", i."derived",
  i."modelId", i."productCategoryId", i."productTypeId", i."productSubTypeId"
FROM jsonb_to_recordset(:products::jsonb) AS i("id" uuid, "slug" text, "name" text, "description" text,
  "active" boolean, "children" boolean, "meetPrice" boolean, "newArrival" boolean, "sizeGuide" text,
  "bonusCalcState" text, "unitSold" int, "viewCount" int, "lastSoldAt" timestamptz, "publishedAt" timestamptz,
  "seasons" text[], "material" text[], "sex" text, "derived" text[],
  "modelId" uuid, "productCategoryId" uuid, "productTypeId" uuid, "productSubTypeId" uuid)`;

/** SQL condition: product `p` has a stated value in this field, and record `i` has a value derived from names. */
const isSaid = (field: string): string => `('${field}' = ANY (i."derived") AND NOT '${field}' = ANY (p."derived"))`;

/** SQL condition: the category of product `p` was derived from its name, and record `i` has no category. */
const IS_PLACED_BY_NAME = `(i."productCategoryId" IS NULL AND 'category' = ANY (p."derived"))`;

const UPDATE_PRODUCTS = statement('update-products')`
WITH i AS (
  SELECT i."id",
    CASE WHEN i."text" THEN i."slug" ELSE p."slug" END AS "slug",
    CASE WHEN i."text" THEN i."name" ELSE p."name" END AS "name",
    CASE WHEN i."text" THEN i."description" ELSE p."description" END AS "description",
    CASE WHEN i."text" THEN i."sizeGuide" ELSE p."sizeGuide" END AS "sizeGuide",
    CASE WHEN i."placement" THEN i."active" ELSE p."active" END AS "active",
    CASE WHEN i."placement" AND NOT ${isSaid('children')} THEN i."children" ELSE p."children" END AS "children",
    CASE WHEN i."placement" THEN i."meetPrice" ELSE p."meetPrice" END AS "meetPrice",
    CASE WHEN i."placement" THEN i."newArrival" ELSE p."newArrival" END AS "newArrival",
    CASE WHEN i."placement" THEN i."bonusCalcState"::"BonusCalcState" ELSE p."bonusCalcState" END AS "bonusCalcState",
    CASE WHEN i."placement" THEN coalesce(i."publishedAt", p."publishedAt") ELSE p."publishedAt" END AS "publishedAt",
    CASE WHEN i."placement" THEN i."seasons"::"Season"[] ELSE p."seasons" END AS "seasons",
    CASE WHEN i."placement" THEN i."material"::"Material"[] ELSE p."material" END AS "material",
    CASE WHEN i."placement" AND NOT ${isSaid('sex')} THEN i."sex"::"Sex" ELSE p."sex" END AS "sex",
    CASE WHEN i."placement" THEN ARRAY(
      SELECT f FROM unnest(i."derived") AS f WHERE f = 'category' OR f = ANY (p."derived")
      UNION ALL SELECT 'category' WHERE ${IS_PLACED_BY_NAME}) ELSE p."derived" END AS "derived",
    CASE WHEN i."placement" THEN i."modelId" ELSE p."modelId" END AS "modelId",
    CASE WHEN i."placement" AND NOT ${IS_PLACED_BY_NAME} THEN i."productCategoryId" ELSE p."productCategoryId" END AS "productCategoryId",
    CASE WHEN i."placement" AND NOT ${IS_PLACED_BY_NAME} THEN i."productTypeId" ELSE p."productTypeId" END AS "productTypeId",
    CASE WHEN i."placement" AND NOT ${IS_PLACED_BY_NAME} THEN i."productSubTypeId" ELSE p."productSubTypeId" END AS "productSubTypeId"
  FROM jsonb_to_recordset(:products::jsonb) AS i("id" uuid, "text" boolean, "placement" boolean, "slug" text,
    "name" text, "description" text, "active" boolean, "children" boolean, "meetPrice" boolean, "newArrival" boolean,
    "sizeGuide" text, "bonusCalcState" text, "publishedAt" timestamptz, "seasons" text[], "material" text[], "sex" text,
    "derived" text[], "modelId" uuid, "productCategoryId" uuid, "productTypeId" uuid, "productSubTypeId" uuid)
  JOIN "product" p ON p."id" = i."id"
)
UPDATE "product" p SET "slug" = i."slug", "name" = i."name", "description" = i."description", "sizeGuide" = i."sizeGuide",
  "active" = i."active", "children" = i."children", "meetPrice" = i."meetPrice", "newArrival" = i."newArrival",
  "bonusCalcState" = i."bonusCalcState", "publishedAt" = i."publishedAt", "seasons" = i."seasons", "material" = i."material",
  "sex" = i."sex", "derived" = i."derived", "modelId" = i."modelId", "productCategoryId" = i."productCategoryId",
  "productTypeId" = i."productTypeId", "productSubTypeId" = i."productSubTypeId", "updatedAt" = now()
FROM i WHERE p."id" = i."id" AND
  (p."slug", p."name", p."description", p."sizeGuide", p."active", p."children", p."meetPrice", p."newArrival", p."bonusCalcState",
   p."publishedAt", coalesce(p."seasons", '{}'), coalesce(p."material", '{}'), p."sex", p."derived", p."modelId", p."productCategoryId", p."productTypeId", p."productSubTypeId")
  IS DISTINCT FROM
  (i."slug", i."name", i."description", i."sizeGuide", i."active", i."children", i."meetPrice", i."newArrival", i."bonusCalcState",
   i."publishedAt", coalesce(i."seasons", '{}'), coalesce(i."material", '{}'), i."sex", i."derived", i."modelId", i."productCategoryId", i."productTypeId", i."productSubTypeId")
RETURNING p."id"`;

const PRODUCT_LISTS = statement('product-lists')`
SELECT p."id",
  ARRAY(SELECT "brandId" FROM "product_brand" WHERE "productId" = p."id" ORDER BY "position", "brandId") AS "brands",
  ARRAY(SELECT "colourId" FROM "product_colour" WHERE "productId" = p."id" ORDER BY "position", "colourId") AS "colours",
  ARRAY(SELECT "badgeId" FROM "product_badge" WHERE "productId" = p."id" ORDER BY "position", "badgeId") AS "badges"
FROM "product" p WHERE p."id" = ANY(:productIds::uuid[])`;

const DELETE_PRODUCT_BRANDS = statement('delete-product-brands')`
DELETE FROM "product_brand" WHERE "productId" = ANY(:productIds::uuid[])`;

const DELETE_PRODUCT_COLOURS = statement('delete-product-colours')`
DELETE FROM "product_colour" WHERE "productId" = ANY(:productIds::uuid[])`;

const DELETE_PRODUCT_BADGES = statement('delete-product-badges')`
DELETE FROM "product_badge" WHERE "productId" = ANY(:productIds::uuid[])`;

const INSERT_PRODUCT_BRANDS = statement('insert-product-brands')`
INSERT INTO "product_brand" ("productId", "brandId", "position") SELECT i."productId", i."otherId", i."position"
FROM jsonb_to_recordset(:links::jsonb) AS i("productId" uuid, "otherId" uuid, "position" int)`;

const INSERT_PRODUCT_COLOURS = statement('insert-product-colours')`
INSERT INTO "product_colour" ("productId", "colourId", "position") SELECT i."productId", i."otherId", i."position"
FROM jsonb_to_recordset(:links::jsonb) AS i("productId" uuid, "otherId" uuid, "position" int)`;

const INSERT_PRODUCT_BADGES = statement('insert-product-badges')`
INSERT INTO "product_badge" ("productId", "badgeId", "position") SELECT i."productId", i."otherId", i."position"
FROM jsonb_to_recordset(:links::jsonb) AS i("productId" uuid, "otherId" uuid, "position" int)`;

const UPSERT_PROPERTIES = statement('upsert-properties')`
INSERT INTO "properties" AS p SELECT i.* FROM jsonb_populate_recordset(NULL::"properties", :properties::jsonb) i
ON CONFLICT ("productId") DO UPDATE SET ("factoryDate", "modelName", "material", "paddingMaterial", "sole", "additionalInfo",
  "sex", "seasons", "packaging", "fasteningType", "functionality", "toeStyle", "shagHeight", "heelType")
  = ROW(excluded."factoryDate", excluded."modelName", excluded."material", excluded."paddingMaterial", excluded."sole",
    excluded."additionalInfo", excluded."sex", excluded."seasons", excluded."packaging", excluded."fasteningType",
    excluded."functionality", excluded."toeStyle", excluded."shagHeight", excluded."heelType")
WHERE p.* IS DISTINCT FROM excluded.*
RETURNING p."productId"`;

const UPSERT_SEO_TAGS = statement('upsert-seo-tags')`
INSERT INTO "product_seo_tags" AS t SELECT i.* FROM jsonb_populate_recordset(NULL::"product_seo_tags", :tags::jsonb) i
ON CONFLICT ("productId") DO UPDATE SET "title" = excluded."title", "description" = excluded."description", "keywords" = excluded."keywords"
WHERE t.* IS DISTINCT FROM excluded.*
RETURNING t."productId"`;

const DELETE_PROPERTIES = statement('delete-properties')`
DELETE FROM "properties" WHERE "productId" = ANY(:productIds::uuid[]) RETURNING "productId"`;

const DELETE_SEO_TAGS = statement('delete-seo-tags')`
DELETE FROM "product_seo_tags" WHERE "productId" = ANY(:productIds::uuid[]) RETURNING "productId"`;
