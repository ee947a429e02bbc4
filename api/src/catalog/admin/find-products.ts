import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import type { StatementTypes } from '../../platform/database/statement-types.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import type { PageRequest } from '../../shared/page.js';
import { ACCOUNT_NAME, readPage } from '../../operator/index.js';
import { ChangedProducts } from './changed-products.js';
import { matchingOfAllProducts, matchingOffers, offerConditions, productConditions } from './goods-conditions.js';
import { withIds } from './ids-of-slugs.js';
import type { ProductsInput } from './operator-product.input.js';
import type { OperatorOffer } from './operator-offer.model.js';
import type { OffersInput } from './product-lists.input.js';
import type { OperatorProduct, OperatorProductPage } from './operator-product.model.js';
import type { ProductKeyInput } from './save-product.input.js';
import { productNotFound } from './save-product.js';
import { itemNotFound } from './set-offers.js';

@Injectable()
export class FindProducts {
  constructor(
    private readonly statements: Statements,
    private readonly changes: ChangedProducts,
  ) {}

  /** Returns a page of products, the most recently changed first. */
  async page(dto: ProductsInput, request: PageRequest): Promise<OperatorProductPage> {
    await this.changes.note();
    const conditions = await withIds(this.statements, productConditions(dto));
    const { items, pagination } = await readPage(request, {
      count: () => this.statements.plannedRows(COUNT, conditions),
      rows: (slice) => this.statements.plannedRows(PAGE, { ...conditions, ...slice }),
    });
    return { items: items.map(presented), pagination };
  }

  /** Returns the ids of matching products, `limit` at most. */
  async matching(dto: ProductsInput, limit: number): Promise<string[]> {
    await this.changes.note();
    const conditions = await withIds(this.statements, productConditions(dto));
    const rows = await this.statements.plannedRows(MATCHING, { ...conditions, limit });
    return rows.map(({ id }) => id);
  }

  /** Returns the ids of matching offers, the newest first, `limit` at most. */
  async matchingOffers(dto: OffersInput, limit: number): Promise<string[]> {
    await this.changes.note();
    const conditions = await withIds(this.statements, offerConditions(dto));
    const rows = await this.statements.plannedRows(MATCHING_OFFERS, { ...conditions, limit });
    return rows.map(({ id }) => id);
  }

  /** Finds a product by one of its ids. Throws PRODUCT_NOT_FOUND, and BAD_USER_INPUT for none or both. */
  async byKey({ id, externalId, source }: ProductKeyInput): Promise<OperatorProduct> {
    if (Boolean(id) === Boolean(externalId))
      throw badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['id', 'externalId'] })]);
    if (id) return this.byId(id);
    const [found] = await this.statements.rows(PRODUCT_OF_SOURCE, { source, externalId: externalId! });
    if (!found) throw productNotFound();
    return this.byId(found.id);
  }

  /** Throws PRODUCT_NOT_FOUND for an unknown id. */
  async byId(id: string): Promise<OperatorProduct> {
    const [product] = await this.statements.rows(PRODUCT, { id });
    if (!product) throw productNotFound();
    return presented(product);
  }

  /** Returns the products that exist among these ids, by id. */
  async byIds(ids: readonly string[]): Promise<Map<string, OperatorProduct>> {
    const products = await this.statements.rows(PRODUCTS, { ids: [...ids] });
    return new Map(products.map((product) => [product.id, presented(product)]));
  }

  /** Throws ITEM_NOT_FOUND for an unknown offer. */
  async offer(id: string): Promise<OperatorOffer> {
    const [offer] = await this.offers([id]);
    if (!offer) throw itemNotFound();
    return offer;
  }

  /** Returns the offers in the order of `ids`; unknown ids are left out. */
  async offers(ids: string[]): Promise<OperatorOffer[]> {
    const rows = await this.statements.rows(OFFERS, { ids });
    return rows.flatMap(({ offer }) => (offer ? [dated(offer)] : []));
  }
}

type OfferRow = NonNullable<StatementTypes['operator-offers']['row']['offer']>;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Converts the times of an offer, which are text in JSON. */
const dated = (offer: OfferRow): OperatorOffer => ({
  ...offer,
  priceSetAt: dateOf(offer.priceSetAt),
  scheduledPrices: offer.scheduledPrices.map((price) => ({ ...price, from: dateOf(price.from), to: dateOf(price.to) })),
});

const presented = (product: StatementTypes['operator-product']['row']): OperatorProduct => ({
  ...product,
  // The casts are safe: both columns are JSON arrays of the enum's values. Their generated type is `unknown`, because
  // the generator does not know what `array_to_json` contains.
  seasons: product.seasons as OperatorProduct['seasons'],
  material: product.material as OperatorProduct['material'],
  items: product.items.flatMap((offer) => (offer ? [dated(offer)] : [])),
});

const OFFER = `
(SELECT jsonb_build_object('id', i."id", 'productId', i."productId", 'size', s."name", 'supplier', u."name", 'sku', i."sku",
   'productName', o."name", 'productSlug', o."slug", 'barcode', i."barcode", 'source', i."source", 'externalId', i."externalId",
   'suppliedBy', jsonb_build_object('id', u."id", 'name', u."name", 'type', u."type", 'isoCode', u."isoCode"),
   'deliveryIsoCode', i."deliveryIsoCode", 'active', i."active", 'stock', i."stock", 'reserved', i."reserved", 'maxPerOrder', i."maxPerOrder",
   'price', r."price", 'oldPrice', r."oldPrice", 'loyaltyPrice', r."loyaltyPrice", 'bonusCalcState', r."bonusCalcState",
   'scheduledPrices', (SELECT coalesce(jsonb_agg(jsonb_build_object('from', h."from", 'to', h."to", 'price', h."price",
     'oldPrice', h."oldPrice", 'regularPrice', h."regularPrice") ORDER BY h."position"), '[]')
     FROM "scheduled_price" h WHERE h."itemId" = i."id"), 'priceSetAt', r."setAt", 'priceSetBy', ${ACCOUNT_NAME('r."setBy"')})
 FROM "size" s, "product" o, "supplier" u LEFT JOIN "price_details" r ON r."itemId" = i."id"
 WHERE s."id" = i."sizeId" AND o."id" = i."productId" AND u."id" = i."supplierId")`;

const COLUMNS = `
p."id", p."slug", p."name", p."description", p."active", p."children", p."newArrival", p."meetPrice", p."bonusCalcState",
p."sex", coalesce(array_to_json(p."seasons"), '[]') AS "seasons", coalesce(array_to_json(p."material"), '[]') AS "material", p."unitSold", p."lastSoldAt", p."publishedAt", p."sizeGuide", p."createdAt", p."updatedAt",
(SELECT m."name" FROM "model" m WHERE m."id" = p."modelId") AS "model",
(SELECT coalesce(jsonb_agg(jsonb_build_object('source', o."source", 'externalId', o."externalId") ORDER BY o."source", o."externalId"), '[]')
 FROM "product_source" o WHERE o."productId" = p."id") AS "sources",
ARRAY(SELECT c."slug" FROM "category" c WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")
      ORDER BY c."level") AS "category",
ARRAY(SELECT c."name" FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id"
      ORDER BY pc."position") AS "colours",
ARRAY(SELECT b."name" FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId" WHERE pb."productId" = p."id"
      ORDER BY pb."position") AS "brands",
ARRAY(SELECT b."slug" FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId" WHERE pb."productId" = p."id"
      ORDER BY pb."position") AS "brandSlugs",
ARRAY(SELECT b."slug" FROM "product_badge" pb JOIN "badge" b ON b."id" = pb."badgeId" WHERE pb."productId" = p."id"
      ORDER BY pb."position") AS "badges",
ARRAY(SELECT pb."badgeId" FROM "product_badge" pb WHERE pb."productId" = p."id" ORDER BY pb."position") AS "badgeIds",
(SELECT coalesce(jsonb_agg(${OFFER} ORDER BY z."position", i."id"), '[]') FROM "product_item" i
 JOIN "size" z ON z."id" = i."sizeId" WHERE i."productId" = p."id" AND i."deletedAt" IS NULL) AS "items"`;

const COUNT = statement('operator-products-count')`
SELECT count(*)::int AS "total" FROM (${matchingOfAllProducts('1')}) counted`;

const UP_TO_PAGE = 'ORDER BY p."updatedAt" DESC, p."id" LIMIT :limit::bigint + :offset::bigint';

/** The columns are read of the page alone, not of the rows that OFFSET skips. */
const PAGE = statement('operator-products-page')`
SELECT ${COLUMNS} FROM "product" p WHERE p."id" = ANY(ARRAY(
  SELECT f."id" FROM (${matchingOfAllProducts('p."id", p."updatedAt"', UP_TO_PAGE)}) f
  ORDER BY f."updatedAt" DESC, f."id" LIMIT :limit OFFSET :offset))
ORDER BY p."updatedAt" DESC, p."id"`;

const MATCHING = statement('operator-products-matching')`
SELECT f."id" FROM (${matchingOfAllProducts('p."id"', 'ORDER BY p."id" LIMIT :limit')}) f ORDER BY f."id" LIMIT :limit`;

const NEWEST_OFFERS = 'ORDER BY i."createdAt" DESC, i."id" LIMIT :limit';

const MATCHING_OFFERS = statement('operator-offers-matching')`
SELECT f."id" FROM (${matchingOffers('i."id", i."createdAt"', NEWEST_OFFERS)}) f ORDER BY f."createdAt" DESC, f."id" LIMIT :limit`;

const PRODUCT = statement(
  'operator-product',
)`SELECT ${COLUMNS} FROM "product" p WHERE p."id" = :id AND p."deletedAt" IS NULL`;

const PRODUCTS = statement('operator-products')`
SELECT ${COLUMNS} FROM "product" p WHERE p."id" = ANY(:ids::uuid[]) AND p."deletedAt" IS NULL`;

const PRODUCT_OF_SOURCE = statement('operator-product-of-source')`
SELECT "productId" AS "id" FROM "product_source" WHERE "source" = :source AND "externalId" = :externalId`;

const OFFERS = statement('operator-offers')`
SELECT ${OFFER} AS "offer" FROM "product_item" i
WHERE i."id" = ANY(:ids::uuid[]) AND i."deletedAt" IS NULL ORDER BY array_position(:ids::uuid[], i."id")`;
