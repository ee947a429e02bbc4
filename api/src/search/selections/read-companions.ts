import { Injectable } from '@nestjs/common';
import { ageFilter, seasonFilters, type ProductDocument } from '@meet/search-indexer/contract';
import { goodsGoingWith } from '@meet/search-indexer/language';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ListingFollower } from '../index/listing-follower.js';
import { companionProducts } from './companion-products.js';

/** A tried rule in place of the saved one: ids of categories if the rule belongs to a category, else of products. */
export interface TriedRule {
  categoryId: string | null;
  companionIds: readonly string[];
}

const MOST_COMPANIONS = 8;

/**
 * Reads the companions of a product: by the merchant's rules, else by the concepts of goods, and by what was bought
 * together.
 */
@Injectable()
export class ReadCompanions {
  constructor(
    private readonly follower: ListingFollower,
    private readonly statements: Statements,
  ) {}

  /**
   * Returns ids of products that can be bought, at most 8; none for an unknown product. `tried` replaces the saved rule
   * of the product, or of that category if the product is in it.
   */
  async of(productId: string, tried?: TriedRule): Promise<string[]> {
    const [row] = await this.statements.rows(COMPANIONS, {
      productId,
      categoryId: tried?.categoryId ?? null,
      companionIds: tried?.categoryId ? [...tried.companionIds] : [],
    });
    if (!row) return [];
    const document = row.document as unknown as ProductDocument;
    // After an upgrade, documents have no `goods` until the indexer rewrites them.
    const { goods = [] } = document as Partial<ProductDocument>;
    const ruled = row.categories?.map((value) => ({ kind: 'categories' as const, value }));
    return companionProducts(
      this.follower.index,
      {
        id: productId,
        type: document.categories.at(-1)?.value ?? null,
        model: document.model?.value ?? null,
        goods,
        sex: document.sex,
        age: ageFilter(document),
        seasons: seasonFilters(document.seasons),
        colour: document.colours[0]?.hex ?? null,
        picked: tried?.categoryId === null ? tried.companionIds : row.picked,
        groups: ruled ?? goodsGoingWith(goods).map((value) => ({ kind: 'goods' as const, value })),
        boughtWith: new Map(row.bought.map(({ id, orders }) => [id, orders])),
      },
      MOST_COMPANIONS,
    );
  }
}

/** `categories` is null if neither the product's category nor a parent of it has a rule; the deepest rule counts. */
const COMPANIONS = statement('companions')`
SELECT d."document",
  coalesce((SELECT r."companionIds" FROM "companion_rule" r WHERE r."productId" = d."productId"), '{}') AS "picked",
  (SELECT ARRAY(SELECT c."slug" FROM unnest(k."companionIds") WITH ORDINALITY u("id", "place")
     JOIN "category" c ON c."id" = u."id" AND c."deletedAt" IS NULL ORDER BY u."place")
   FROM (
     SELECT c."level", CASE WHEN c."id" = :categoryId?::uuid THEN :companionIds::uuid[] ELSE r."companionIds" END AS "companionIds"
     FROM "product" p JOIN "category" c ON c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")
     LEFT JOIN "companion_rule" r ON r."categoryId" = c."id"
     WHERE p."id" = d."productId" AND (r."id" IS NOT NULL OR c."id" = :categoryId?)) k
   ORDER BY k."level" DESC LIMIT 1) AS "categories",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', b."otherId", 'orders', b."orders")), '[]')
   FROM "bought_together" b WHERE b."productId" = d."productId") AS "bought"
FROM "search_document" d WHERE d."productId" = :productId AND NOT d."deleted"`;
