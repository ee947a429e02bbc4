import { Injectable } from '@nestjs/common';
import { IS_UNUSED } from '../../feeds/index.js';
import type { CategoryMappingState } from '../../generated/prisma/enums.js';
import { Audit, notFound, readPage } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import type { PageRequest } from '../../shared/page.js';
import type { ConfirmCategoryMappingInput } from './category-mapping.input.js';
import type { CategoryMapping, CategoryMappingPage } from './category-mapping.model.js';
import { CategoryTree } from './category-tree.js';
import { CATEGORIES, LOCK_CATEGORIES } from './edit-categories.js';

/**
 * Where imports have placed the categories of feeds (`feeds/categories`), and the operators' decisions on these
 * mappings.
 */
@Injectable()
export class CategoryMappings {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Returns a page of categories of feeds: unmapped ones first, then by the number of products. */
  page(
    { source = null, state = null }: { source?: string | null; state?: CategoryMappingState | null },
    request: PageRequest,
  ): Promise<CategoryMappingPage> {
    return readPage(request, {
      count: () => this.statements.rows(COUNT, { source, state }),
      rows: (slice) => this.statements.rows(PAGE, { source, state, ...slice }),
    });
  }

  /**
   * Confirms a mapping or changes it: products of the feed's category that are in the mapping's former category move to
   * the new category, and the feed's own category is removed if it is empty then. Throws NOT_FOUND, and BAD_USER_INPUT
   * for a category that does not exist.
   */
  async confirm(by: Actor, { source, feedCategory, category }: ConfirmCategoryMappingInput): Promise<CategoryMapping> {
    await this.audit.transaction(async (queries) => {
      await queries.rows(LOCK_CATEGORIES);
      const tree = new CategoryTree(await queries.rows(CATEGORIES));
      const target = tree.bySlug(category);
      if (!target) throw badUserInput([fieldFault('dto.category', 'noSuchSlug', { slug: category })]);
      const action = { by, action: 'confirmCategoryMapping', entity: 'CATEGORY', id: target.id } as const;
      return this.audit.changeWithin(queries, action, async () => {
        const [present] = await queries.rows(PRESENT, { source, feedCategory });
        if (!present) throw notFound();
        const [top, type, sub] = tree.pathOf(target).map(({ id }) => id);
        const path = { category: top ?? null, type: type ?? null, subType: sub ?? null };
        await queries.rows(CONFIRM, { source, feedCategory, categoryId: target.id });
        await queries.rows(MOVE_GOODS, { source, feedCategory, from: present.categoryId, ...path });
        await queries.rows(REMOVE_EMPTIED, { id: present.categoryId });
      });
    });
    const [mapping] = await this.statements.rows(ONE, { source, feedCategory });
    return mapping!;
  }
}

/** Category of product `p`: the deepest one. */
const DEEPEST = `coalesce(p."productSubTypeId", p."productTypeId", p."productCategoryId")`;

const COLUMNS = `m."source", m."feedCategory", coalesce(m."path", '{}') AS "path", c."slug" AS "category", c."name" AS "categoryName", m."state",
  (SELECT count(*)::int FROM "product_source" s JOIN "product" p ON p."id" = s."productId" AND p."deletedAt" IS NULL
   WHERE s."source" = m."source" AND s."feedCategory" = m."feedCategory" AND ${DEEPEST} = m."categoryId") AS "products"`;
const WANTED = `(:source?::text IS NULL OR m."source" = :source?)
  AND (:state?::"CategoryMappingState" IS NULL OR m."state" = :state?::"CategoryMappingState")`;

const COUNT = statement('category-mappings-count')`
SELECT count(*)::int AS "total" FROM "category_mapping" m WHERE ${WANTED}`;

const PAGE = statement('category-mappings-page')`
SELECT ${COLUMNS} FROM "category_mapping" m JOIN "category" c ON c."id" = m."categoryId" WHERE ${WANTED}
ORDER BY m."state" = 'UNMAPPED' DESC, "products" DESC, m."source", "path" LIMIT :limit OFFSET :offset`;

const ONE = statement('category-mapping')`
SELECT ${COLUMNS} FROM "category_mapping" m JOIN "category" c ON c."id" = m."categoryId"
WHERE m."source" = :source AND m."feedCategory" = :feedCategory`;

const PRESENT = statement('category-mapping-present')`
SELECT "categoryId" FROM "category_mapping" WHERE "source" = :source AND "feedCategory" = :feedCategory FOR UPDATE`;

const CONFIRM = statement('category-mapping-confirm')`
UPDATE "category_mapping" SET "categoryId" = :categoryId, "state" = 'CONFIRMED'
WHERE "source" = :source AND "feedCategory" = :feedCategory`;

const MOVE_GOODS = statement('category-mapping-move-goods')`
UPDATE "product" p SET "productCategoryId" = :category?, "productTypeId" = :type?, "productSubTypeId" = :subType?,
  "updatedAt" = now()
FROM "product_source" s
WHERE s."source" = :source AND s."feedCategory" = :feedCategory AND s."productId" = p."id" AND ${DEEPEST} = :from
  AND (p."productCategoryId", p."productTypeId", p."productSubTypeId") IS DISTINCT FROM (:category?::uuid, :type?::uuid, :subType?::uuid)`;

const REMOVE_EMPTIED = statement('category-mapping-remove-emptied')`
DELETE FROM "category" c WHERE c."id" = :id AND ${IS_UNUSED}`;
