import { Injectable } from '@nestjs/common';
import { distinctSlug } from '../../feeds/index.js';
import type { Category } from '../../generated/prisma/client.js';
import type { Actor } from '../../platform/auth/actor.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import { Audit, idOfWritten, notFound, refuseUsed } from '../../operator/index.js';
import { CategoryTree } from './category-tree.js';
import type { SaveCategoryInput } from './operator-category.input.js';
import type { OperatorCategory } from './operator-category.model.js';
import { renameInMenu } from './rename-in-menu.js';

/** Reads, saves and removes categories. */
@Injectable()
export class EditCategories {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  all(): Promise<OperatorCategory[]> {
    return this.statements.rows(CATEGORIES);
  }

  /**
   * Saves a category and returns it. Saves run one after another and wait for imports, so the tree that is checked is
   * the tree that is written. Throws NOT_FOUND, NAME_TAKEN with the id of the category that has the slug, or the name
   * under the same parent, and BAD_USER_INPUT for an impossible parent or a new category without a name.
   */
  async save(by: Actor, dto: SaveCategoryInput): Promise<OperatorCategory> {
    const saved = await this.audit.transaction(async (queries) => {
      await queries.rows(LOCK_CATEGORIES);
      const tree = new CategoryTree(await queries.rows(CATEGORIES));
      const above = dto.parent ? tree.bySlug(dto.parent) : undefined;
      if (dto.parent && !above) throw badUserInput([fieldFault('dto.parent', 'parentUnknown')]);
      const found = dto.id ? tree.byId(dto.id) : dto.slug ? tree.bySlug(dto.slug) : undefined;
      if (dto.id && !found) throw notFound();
      const slug =
        found?.slug ?? dto.slug ?? slugOfPath([...tree.pathOf(above).map(({ name }) => name), dto.name ?? '']);
      const parent = dto.parent === undefined ? (found?.parent ?? null) : dto.parent;
      const other = tree.namedBeside(dto.name ?? found?.name, parent) ?? tree.bySlug(slug);
      const placed = dto.name !== undefined || dto.parent !== undefined;
      if (placed && other && other.id !== found?.id) throw new ApiError('NAME_TAKEN', { id: other.id });
      const action = { by, action: 'saveCategory', entity: 'CATEGORY', id: found?.id ?? null, seen: dto } as const;
      return this.audit.changeWithin(queries, action, () =>
        found ? change(queries, tree, found, above, dto) : create(queries, above, slug, dto),
      );
    });
    return new CategoryTree(await this.all()).byId(saved)!;
  }

  /** Throws NOT_FOUND, and STILL_USED while goods, size grids, promo codes, the menu or other categories name it. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeCategory', entity: 'CATEGORY', id }, async (queries) => {
      await queries.rows(HOLD_CATEGORY, { id });
      const [uses] = await queries.rows(CATEGORY_USES, { id });
      if (!uses) throw notFound();
      refuseUsed(uses);
      await idOfWritten(queries.rows(REMOVE_CATEGORY, { id }));
    });
  }
}

async function create(
  queries: Queries,
  above: OperatorCategory | undefined,
  slug: string,
  { name, position, weightGrams, googleProductCategory }: SaveCategoryInput,
): Promise<string> {
  if (name === undefined) throw badUserInput([fieldFault('dto.name', 'nameOfNew')]);
  const level = (above?.level ?? 0) + 1;
  if (level > 3) throw badUserInput([fieldFault('dto.parent', 'threeLevels')]);
  const id = await idOfWritten(queries.rows(MAKE_CATEGORY, { slug, name, level, parentId: above?.id ?? null }));
  const values = CATEGORY.valuesOf({ position, weightGrams, googleProductCategory });
  return idOfWritten(queries.rows(EDIT_CATEGORY, { id, values }));
}

async function change(
  queries: Queries,
  tree: CategoryTree,
  found: OperatorCategory,
  above: OperatorCategory | undefined,
  { slug, name, parent, position, weightGrams, googleProductCategory }: SaveCategoryInput,
): Promise<string> {
  if (parent !== undefined && (above?.slug ?? null) !== found.parent) {
    const placed = tree.moved(found, above);
    if (typeof placed === 'string') throw badUserInput([fieldFault('dto.parent', placed)]);
    const paths = JSON.stringify(
      placed.map(({ id, path: [category, type, subType] }) => ({ id, category, type, subType })),
    );
    await queries.rows(MOVE_CATEGORIES, { paths });
    await queries.rows(MOVE_PRODUCTS, { paths });
  }
  const values = CATEGORY.valuesOf({ slug, name, position, weightGrams, googleProductCategory });
  await idOfWritten(queries.rows(EDIT_CATEGORY, { id: found.id, values }));
  if (slug) await renameInMenu(queries, 'CATEGORY', found.slug, slug);
  return found.id;
}

/**
 * Returns the slug that an import would give the category, so that «Обувь / Кеды» and «Детям / Кеды» stay different.
 */
const slugOfPath = (names: string[]): string => distinctSlug(names.join(' '));

export const CATEGORIES = statement('operator-categories')`
SELECT c."id", c."slug", c."name", above."slug" AS "parent", c."level", c."position", c."weightGrams",
  c."googleProductCategory"
FROM "category" c LEFT JOIN "category" above ON above."id" = c."parentId"
ORDER BY c."level", c."position", c."slug"`;

const CATEGORY = changeableColumns<Category>()('slug', 'name', 'position', 'weightGrams', 'googleProductCategory');

const MAKE_CATEGORY = statement('operator-make-category')`
INSERT INTO "category" ("slug", "name", "level", "parentId") VALUES (:slug, :name, :level, :parentId?) RETURNING "id"`;

/** A category created by a feed belongs to the shop from then on: it keeps its place, and the menu may contain it. */
const EDIT_CATEGORY = statement('operator-edit-category')`
WITH confirmed AS (
  UPDATE "category_mapping" SET "state" = 'CONFIRMED' WHERE "categoryId" = :id AND "state" = 'UNMAPPED'
)
UPDATE "category" changed SET ${CATEGORY.set}, "feedSource" = NULL, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

export const REMOVE_CATEGORY = statement(
  'operator-remove-category',
)`DELETE FROM "category" WHERE "id" = :id RETURNING "id"`;

export const LOCK_CATEGORIES = statement('lock-categories')`LOCK TABLE "category" IN SHARE ROW EXCLUSIVE MODE`;

/** Locks the row against new products and categories that refer to it. */
export const HOLD_CATEGORY = statement('operator-hold-category')`
SELECT 1 AS "held" FROM "category" WHERE "id" = :id FOR UPDATE`;

const CATEGORY_USES = statement('operator-category-uses')`
SELECT (SELECT count(*)::int FROM "product"
        WHERE c."id" IN ("productCategoryId", "productTypeId", "productSubTypeId")) AS "products",
  (SELECT count(*)::int FROM "category" WHERE "parentId" = c."id") AS "categories",
  (SELECT count(*)::int FROM "size_grid" WHERE "categoryId" = c."id") AS "sizeGrids",
  (SELECT count(*)::int FROM "promocode" WHERE c."id" = ANY("categoryIds") AND "deletedAt" IS NULL) AS "promocodes",
  (SELECT count(*)::int FROM "directory_filter" WHERE "filterType" = 'CATEGORY' AND "value" = c."slug") AS "menuFilters"
FROM "category" c WHERE c."id" = :id`;

/** `paths` has a row for each moved category: its id, and the ids on the three levels of its new path. */
const PATHS = `jsonb_to_recordset(:paths::jsonb) AS i("id" uuid, "category" uuid, "type" uuid, "subType" uuid)`;

export const MOVE_CATEGORIES = statement('move-categories')`
UPDATE "category" c SET "level" = num_nonnulls(i."category", i."type", i."subType"), "updatedAt" = now(),
  "parentId" = CASE num_nonnulls(i."category", i."type", i."subType") WHEN 2 THEN i."category" WHEN 3 THEN i."type" END
FROM ${PATHS} WHERE c."id" = i."id"`;

export const MOVE_PRODUCTS = statement('move-products')`
UPDATE "product" p SET "productCategoryId" = i."category", "productTypeId" = i."type", "productSubTypeId" = i."subType",
  "updatedAt" = now()
FROM ${PATHS} WHERE i."id" = coalesce(p."productSubTypeId", p."productTypeId", p."productCategoryId")`;
