import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { EventLog } from '../platform/live/event-log.js';

/** Number of products that are read, and kept in memory, at once. */
const BATCH = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The filter of a feed's goods. Null means any. */
export interface Chosen {
  categoryId: string | null;
  brandId: string | null;
}

export type FeedCategory = (typeof CATEGORIES)['types']['row'];
export type FeedProduct = (typeof GOODS)['types']['row'];
/**
 * The price of a size and whether it is in stock: of the suppliers that have the size, the one that the product's page
 * shows.
 */
export type FeedOffer = FeedProduct['offers'][number];

/** Reads the goods on sale for feeds: a product with all of its sizes, sold out or not. */
@Injectable()
export class ReadGoods {
  constructor(
    private readonly statements: Statements,
    private readonly events: EventLog,
  ) {}

  /**
   * Returns a text that changes with every change of goods. The triggers of search record each change of a product that
   * shoppers can see; the indexer turns the record into a new version of the document. Orders change the number of free
   * units.
   */
  async version(): Promise<string> {
    // Events of orders get their positions here, if they have none yet.
    await this.events.number({ waits: true });
    const [row] = await this.statements.rows(VERSION);
    return `${row!.noted} ${row!.written} ${row!.ordered}`;
  }

  /** Returns all categories, parents before their children. */
  categories(): Promise<FeedCategory[]> {
    return this.statements.rows(CATEGORIES);
  }

  /** Returns the id of the brand with this slug, or null if there is none. */
  async brandId(slug: string): Promise<string | null> {
    const brand = await this.statements.prisma.brand.findFirst({
      where: { slug, deletedAt: null },
      select: { id: true },
    });
    return brand?.id ?? null;
  }

  /**
   * Yields the products by id. Each batch is a separate statement, so that a slow client holds no connection and no
   * snapshot. A product is complete and consistent as of its batch; products do not depend on each other.
   */
  async *products(chosen: Chosen): AsyncGenerator<FeedProduct> {
    for (let after = FIRST; ;) {
      const batch: FeedProduct[] = await this.statements.rows(GOODS, { ...chosen, after, limit: BATCH });
      yield* batch;
      if (batch.length < BATCH) return;
      after = batch.at(-1)!.id;
    }
  }
}

const VERSION = statement('product-feed-version')`
SELECT coalesce((SELECT max("id") FROM "search_outbox"), 0)::text AS "noted",
  coalesce((SELECT max("version") FROM "search_document"), 0)::text AS "written",
  coalesce((SELECT max("position") FROM "order_change"), 0)::text AS "ordered"`;

/** A category whose parent is deleted becomes a root. */
const CATEGORIES = statement('product-feed-categories')`
SELECT c."id", c."slug", c."name", parent."id" AS "parentId"
FROM "category" c LEFT JOIN "category" parent ON parent."id" = c."parentId" AND parent."deletedAt" IS NULL
WHERE c."deletedAt" IS NULL ORDER BY c."level", c."position", c."slug"`;

/** A price of 0 is left out, because no service accepts it. */
const GOODS = statement('product-feed-goods')`
SELECT p."id", p."slug", p."name", p."description", p."sex", p."children", p."modelId",
  p."productCategoryId", p."productTypeId", p."productSubTypeId",
  coalesce(sub."weightGrams", type."weightGrams", top."weightGrams") AS "grams",
  coalesce(sub."googleProductCategory", type."googleProductCategory", top."googleProductCategory") AS "googleCategory",
  (SELECT b."name" FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
   WHERE pb."productId" = p."id" AND b."deletedAt" IS NULL ORDER BY pb."position", b."slug" LIMIT 1) AS "brand",
  (SELECT coalesce(json_agg(c."name" ORDER BY pc."position", c."slug"), '[]')
   FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id") AS "colours",
  ARRAY(SELECT coalesce(i."storageKey", '') FROM "product_image" i
        WHERE i."productId" = p."id" AND i."state" = 'STORED' AND i."storageKey" IS NOT NULL
        ORDER BY i."position" LIMIT 11) AS "pictures",
  (SELECT json_build_object('material', r."material", 'paddingMaterial', r."paddingMaterial", 'sole', r."sole",
     'modelName', r."modelName", 'seasons', r."seasons", 'packaging', r."packaging", 'fasteningType', r."fasteningType",
     'functionality', r."functionality", 'toeStyle', r."toeStyle", 'shagHeight', r."shagHeight", 'heelType', r."heelType")
   FROM "properties" r WHERE r."productId" = p."id") AS "properties",
  (SELECT coalesce(json_agg(json_build_object('sku', o."sku", 'sizeSlug', o."slug", 'size', o."name", 'price', o."price",
     'oldPrice', o."oldPrice", 'free', o."free", 'deliveryIsoCode', o."deliveryIsoCode") ORDER BY o."position", o."slug"), '[]')
   FROM (
     SELECT DISTINCT ON (z."id") z."slug", z."name", z."position", i."sku", d."price", d."oldPrice",
       i."stock" - i."reserved" AS "free", i."deliveryIsoCode"
     FROM "product_item" i
     JOIN "size" z ON z."id" = i."sizeId"
     JOIN "price_details" d ON d."itemId" = i."id"
     WHERE i."productId" = p."id" AND i."active" AND i."deletedAt" IS NULL AND d."price" > 0
     ORDER BY z."id", i."stock" > i."reserved" DESC, d."price", i."deliveryIsoCode" <> 'RU', i."id"
   ) o) AS "offers"
FROM "product" p
LEFT JOIN "category" top ON top."id" = p."productCategoryId"
LEFT JOIN "category" type ON type."id" = p."productTypeId"
LEFT JOIN "category" sub ON sub."id" = p."productSubTypeId"
WHERE p."active" AND p."deletedAt" IS NULL AND p."id" > :after::uuid
  AND (:categoryId?::uuid IS NULL OR :categoryId IN (p."productCategoryId", p."productTypeId", p."productSubTypeId"))
  AND (:brandId?::uuid IS NULL OR EXISTS (
    SELECT FROM "product_brand" pb WHERE pb."productId" = p."id" AND pb."brandId" = :brandId))
ORDER BY p."id" LIMIT :limit::int`;
