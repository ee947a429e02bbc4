import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import { brandIds } from './brand-ids.js';
import type { CatalogItem, CatalogProduct, NamedSlug } from './catalog-record.js';
import { distinct, idsBySlug, type Insert } from './ids-by-slug.js';

/** Swatch of a colour that is not in the palette. A swatch is required by the column. */
const UNKNOWN_COLOUR_HEX = '#c8c8c8';

/** Ids of the rows that products refer to, by slug. */
export interface References {
  model: Map<string, string>;
  brand: Map<string, string>;
  category: Map<string, string>;
  colour: Map<string, string>;
  size: Map<string, string>;
  supplier: Map<string, string>;
  badge: Map<string, string>;
}

export function emptyReferences(): References {
  return {
    model: new Map(),
    brand: new Map(),
    category: new Map(),
    colour: new Map(),
    size: new Map(),
    supplier: new Map(),
    badge: new Map(),
  };
}

/**
 * Returns the ids of all rows that the products refer to. Missing rows are created, and existing ones are not changed.
 * Brands, sizes and suppliers are matched by name first, so a row keeps its slug even if an operator has changed the
 * slug. `known` caches the ids of committed rows. Models are not cached, because there are many and each occurs once.
 */
export async function resolveReferences(
  transaction: Transaction,
  products: readonly CatalogProduct[],
  known: References,
): Promise<References> {
  const items = products.flatMap((product) => product.items);
  const models = distinct(
    products.flatMap((product) => product.model ?? []),
    new Map(),
  );
  const found = emptyReferences();
  found.model = await idsBySlug(transaction, models, 'model', async (missing) => {
    await transaction.rows(INSERT_MODELS, { named: json(missing) });
  });
  found.brand = await brandIds(
    transaction,
    products.flatMap((product) => product.brands),
    known.brand,
  );
  found.size = await sizeIds(
    transaction,
    items.map((item) => item.size),
    known.size,
  );
  found.supplier = await supplierIds(
    transaction,
    items.map((item) => item.supplier),
    known.supplier,
  );
  const colours = distinct(
    products.flatMap((product) => product.colours),
    known.colour,
  );
  found.colour = await idsBySlug(transaction, colours, 'color_pallete', async (missing) => {
    const rows = missing.map((colour) => ({ ...colour, hex: colour.hex ?? UNKNOWN_COLOUR_HEX }));
    await transaction.rows(INSERT_COLOURS, { colours: json(rows) });
  });
  const badges = distinct(
    products.flatMap((product) => product.badges.map((slug) => ({ slug, name: slug }))),
    known.badge,
  );
  found.badge = await idsBySlug(transaction, badges, 'badge', async (missing) => {
    await transaction.rows(INSERT_BADGES, { badges: json(missing) });
  });
  // Creates categories level by level, because children need the id of their parent.
  for (const level of [1, 2, 3]) {
    const categories = products.flatMap(({ category, source, isFeedTree }) => {
      const own = category[level - 1];
      return own ? [{ ...own, parent: category[level - 2]?.slug ?? null, feedSource: isFeedTree ? source : null }] : [];
    });
    const ids = await idsBySlug(transaction, distinct(categories, known.category), 'category', async (missing) => {
      const rows = missing.map((category) => ({
        ...category,
        parentId: category.parent && (found.category.get(category.parent) ?? known.category.get(category.parent)),
      }));
      await transaction.rows(INSERT_CATEGORIES, { categories: json(rows) });
    });
    for (const [slug, id] of ids) found.category.set(slug, id);
  }
  return found;
}

/** Returns the ids of sizes by slug; missing sizes are created. */
export function sizeIds(
  transaction: Transaction,
  sizes: readonly CatalogItem['size'][],
  known: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  return idsByName(transaction, distinct(sizes, known), 'size', async (missing) => {
    await transaction.rows(INSERT_SIZES, { sizes: json(missing) });
  });
}

/** Returns the ids of suppliers by slug; missing suppliers are created. */
export function supplierIds(
  transaction: Transaction,
  suppliers: readonly CatalogItem['supplier'][],
  known: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  return idsByName(transaction, distinct(suppliers, known), 'supplier', async (missing) => {
    await transaction.rows(INSERT_SUPPLIERS, { suppliers: json(missing) });
  });
}

/** Adds the ids of a committed batch to the cache. */
export function remember(known: References, found: References): void {
  for (const kind of ['brand', 'category', 'colour', 'size', 'supplier', 'badge'] as const) {
    for (const [slug, id] of found[kind]) known[kind].set(slug, id);
  }
}

/** Empties the cache; returns whether anything was in it. */
export function forget(known: References): boolean {
  const maps = Object.values(known) as Map<string, string>[];
  const knew = maps.some(({ size }) => size > 0);
  for (const map of maps) map.clear();
  return knew;
}

async function idsByName<T extends NamedSlug>(
  transaction: Transaction,
  wanted: readonly T[],
  table: keyof typeof BY_NAME,
  insert: Insert<T>,
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const [slugs, names] = [wanted.map(({ slug }) => slug), wanted.map(({ name }) => name)];
  const rows = await transaction.rows(BY_NAME[table], { slugs, names });
  const found = new Map<string, string>();
  const missing: T[] = [];
  for (const entry of wanted) {
    const sameName = rows.filter((row) => row.name === entry.name);
    const row =
      sameName.find(({ slug }) => slug === entry.slug) ?? sameName[0] ?? rows.find(({ slug }) => slug === entry.slug);
    if (row) found.set(entry.slug, row.id);
    else missing.push(entry);
  }
  for (const [slug, id] of await idsBySlug(transaction, missing, table, insert)) found.set(slug, id);
  return found;
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

const INSERT_SIZES = statement('insert-sizes')`
INSERT INTO "size" ("slug", "name", "position")
SELECT i."slug", i."name", i."position" FROM jsonb_to_recordset(:sizes::jsonb) AS i("slug" text, "name" text, "position" int)
ON CONFLICT ("slug") DO NOTHING`;

const INSERT_SUPPLIERS = statement('insert-suppliers')`
INSERT INTO "supplier" ("slug", "name", "type", "isoCode")
SELECT i."slug", i."name", i."type"::"SupplierType", i."isoCode"
FROM jsonb_to_recordset(:suppliers::jsonb) AS i("slug" text, "name" text, "type" text, "isoCode" text)
ON CONFLICT ("slug") DO NOTHING`;

const INSERT_COLOURS = statement('insert-colours')`
INSERT INTO "color_pallete" ("slug", "name", "hex")
SELECT i."slug", i."name", i."hex" FROM jsonb_to_recordset(:colours::jsonb) AS i("slug" text, "name" text, "hex" text)
ON CONFLICT ("slug") DO NOTHING`;

const INSERT_BADGES = statement('insert-badges')`
INSERT INTO "badge" ("slug", "title")
SELECT i."slug", i."name" FROM jsonb_to_recordset(:badges::jsonb) AS i("slug" text, "name" text)
ON CONFLICT ("slug") DO NOTHING`;

const INSERT_CATEGORIES = statement('insert-categories')`
INSERT INTO "category" ("slug", "name", "level", "parentId", "feedSource")
SELECT i."slug", i."name", coalesce(parent."level", 0) + 1, i."parentId", i."feedSource"
FROM jsonb_to_recordset(:categories::jsonb) AS i("slug" text, "name" text, "parentId" uuid, "feedSource" text)
LEFT JOIN "category" parent ON parent."id" = i."parentId"
ON CONFLICT ("slug") DO NOTHING`;

const NAMED = `SELECT i."slug", i."name" FROM jsonb_to_recordset(:named::jsonb) AS i("slug" text, "name" text)
ON CONFLICT ("slug") DO NOTHING`;

const INSERT_MODELS = statement('insert-models')`
INSERT INTO "model" ("slug", "name") ${NAMED}`;

const BY_NAME = {
  size: statement('size-by-name')`
SELECT "slug", "name", "id" FROM "size" WHERE "slug" = ANY(:slugs) OR "name" = ANY(:names) ORDER BY "slug"`,
  supplier: statement('supplier-by-name')`
SELECT "slug", "name", "id" FROM "supplier" WHERE "slug" = ANY(:slugs) OR "name" = ANY(:names) ORDER BY "slug"`,
};
