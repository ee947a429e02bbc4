import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import type { StatementTypes } from '../../platform/database/statement-types.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import type { PageRequest } from '../../shared/page.js';
import { ACCOUNT_NAME, anywhere, readPage } from '../../operator/index.js';
import { PROGRAM, type ProductsInput } from './operator-product.input.js';
import type { OperatorOffer, OperatorProduct, OperatorProductPage } from './operator-product.model.js';

@Injectable()
export class FindProducts {
  constructor(private readonly statements: Statements) {}

  /** Returns a page of products, the most recently changed first. */
  async page(dto: ProductsInput, request: PageRequest): Promise<OperatorProductPage> {
    const conditions = productConditions(dto);
    const { items, pagination } = await readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: (slice) => this.statements.rows(PAGE, { ...conditions, ...slice }),
    });
    return { items: items.map(presented), pagination };
  }

  /** Throws PRODUCT_NOT_FOUND. */
  async byId(id: string): Promise<OperatorProduct> {
    const [product] = await this.statements.rows(PRODUCT, { id });
    if (!product) throw new ApiError('PRODUCT_NOT_FOUND');
    return presented(product);
  }

  /** Returns the offers in the order of `ids`; unknown ids are left out. */
  async offers(ids: string[]): Promise<OperatorOffer[]> {
    const rows = await this.statements.rows(OFFERS, { ids });
    return rows.flatMap(({ offer }) => (offer ? [dated(offer)] : []));
  }
}

/** Returns the parameters of {@link PRODUCTS_SOURCE}. */
export const productConditions = ({ search, active, externalId, source = PROGRAM }: ProductsInput) => ({
  ...{ search: anywhere(search), active: active ?? null },
  ...{ externalId: externalId ?? null, source },
});

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
   'externalId', i."externalId",
   'deliveryIsoCode', i."deliveryIsoCode", 'active', i."active", 'stock', i."stock", 'reserved', i."reserved", 'maxPerOrder', i."maxPerOrder",
   'price', r."price", 'oldPrice', r."oldPrice", 'loyaltyPrice', r."loyaltyPrice",
   'scheduledPrices', (SELECT coalesce(jsonb_agg(jsonb_build_object('from', h."from", 'to', h."to", 'price', h."price",
     'oldPrice', h."oldPrice", 'regularPrice', h."regularPrice") ORDER BY h."position"), '[]')
     FROM "scheduled_price" h WHERE h."itemId" = i."id"), 'priceSetAt', r."setAt", 'priceSetBy', ${ACCOUNT_NAME('r."setBy"')})
 FROM "size" s, "supplier" u LEFT JOIN "price_details" r ON r."itemId" = i."id"
 WHERE s."id" = i."sizeId" AND u."id" = i."supplierId")`;

const COLUMNS = `
p."id", p."slug", p."name", p."description", p."active", p."children", p."newArrival", p."meetPrice", p."bonusCalcState",
p."sex", coalesce(array_to_json(p."seasons"), '[]') AS "seasons", coalesce(array_to_json(p."material"), '[]') AS "material", p."unitSold", p."lastSoldAt", p."publishedAt", p."updatedAt",
(SELECT m."name" FROM "model" m WHERE m."id" = p."modelId") AS "model",
(SELECT coalesce(jsonb_agg(jsonb_build_object('source', o."source", 'externalId', o."externalId") ORDER BY o."source", o."externalId"), '[]')
 FROM "product_source" o WHERE o."productId" = p."id") AS "sources",
ARRAY(SELECT c."slug" FROM "category" c WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")
      ORDER BY c."level") AS "category",
ARRAY(SELECT c."name" FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id"
      ORDER BY pc."position") AS "colours",
ARRAY(SELECT b."name" FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId" WHERE pb."productId" = p."id"
      ORDER BY pb."position") AS "brands",
ARRAY(SELECT pb."badgeId" FROM "product_badge" pb WHERE pb."productId" = p."id" ORDER BY pb."position") AS "badgeIds",
(SELECT coalesce(jsonb_agg(${OFFER} ORDER BY z."position", i."id"), '[]') FROM "product_item" i
 JOIN "size" z ON z."id" = i."sizeId" WHERE i."productId" = p."id" AND i."deletedAt" IS NULL) AS "items"`;

/** The products that a filter leaves. */
export const PRODUCTS_SOURCE = `
FROM "product" p
WHERE p."deletedAt" IS NULL AND (:active?::boolean IS NULL OR p."active" = :active)
  AND (:search?::text IS NULL OR p."name" ILIKE :search OR p."slug" ILIKE :search
       OR EXISTS (SELECT FROM "product_item" i WHERE i."productId" = p."id" AND i."sku" ILIKE :search))
  AND (:externalId?::text IS NULL OR EXISTS (SELECT FROM "product_source" o
       WHERE o."productId" = p."id" AND o."source" = :source AND o."externalId" = :externalId))`;

const COUNT = statement('operator-products-count')`SELECT count(*)::int AS "total" ${PRODUCTS_SOURCE}`;

const PAGE = statement('operator-products-page')`
SELECT ${COLUMNS} ${PRODUCTS_SOURCE} ORDER BY p."updatedAt" DESC, p."id" LIMIT :limit OFFSET :offset`;

const PRODUCT = statement('operator-product')`SELECT ${COLUMNS} FROM "product" p WHERE p."id" = :id`;

const OFFERS = statement('operator-offers')`
SELECT ${OFFER} AS "offer" FROM "product_item" i WHERE i."id" = ANY(:ids::uuid[]) ORDER BY array_position(:ids::uuid[], i."id")`;
