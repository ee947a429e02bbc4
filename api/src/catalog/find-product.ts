import { deliverySpeedFrom } from './catalog.enums.js';
import { Injectable } from '@nestjs/common';
import { averageRating, NEW_ARRIVAL_MS, salePercent } from '@meet/search-indexer/contract';
import { CHARGE_PERCENTAGE, cashback } from '../loyalty/index.js';
import { statement } from '../platform/database/statement.js';
import { PERSONAL_PRICES, personalPriceOf, quantityMax } from '../pricing/index.js';
import { storedPicture } from '../platform/database/stored-picture.js';
import { Statements } from '../platform/database/statements.js';
import { presentSlug } from './former-slug.js';
import type { Product, ProductItem } from './product.model.js';

/**
 * Reads a product for its page in one prepared statement. List columns are never NULL
 * (`api/prisma/sql/lists-not-null.sql`).
 */
@Injectable()
export class FindProduct {
  constructor(private readonly statements: Statements) {}

  /**
   * Returns the product with the prices for `userId`, where null is a guest. Returns null if the product does not exist
   * or is not on sale (inactive or deleted). A renamed product is found by its former slug, too.
   */
  async bySlug(slug: string, userId: string | null): Promise<Product | null> {
    const [row] = await this.statements.rows(FIND_PRODUCT, { slug, userId });
    if (row) return present(row, new Date());
    const renamed = await presentSlug(this.statements, 'PRODUCT', slug);
    const [found] = renamed === null ? [] : await this.statements.rows(FIND_PRODUCT, { slug: renamed, userId });
    return found ? present(found, new Date()) : null;
  }

  /** Like {@link bySlug}, for a product whose id is known. */
  async byId(id: string, userId: string | null): Promise<Product | null> {
    const found = await this.statements.prisma.product.findUnique({ where: { id }, select: { slug: true } });
    return found && this.bySlug(found.slug, userId);
  }
}

type ProductRow = (typeof FIND_PRODUCT)['types']['row'];
type ItemRow = ProductRow['items'][number];

function present(
  {
    chargePercentage,
    personalPrices,
    lists,
    items,
    brands,
    publishedAt,
    reviewCount,
    ratingSum,
    ...product
  }: ProductRow,
  now: Date,
): Product {
  const own = new Map(personalPrices.map((personal) => [personal.itemId, personal]));
  return {
    ...product,
    ...lists,
    newArrival: product.newArrival || now.getTime() - publishedAt.getTime() < NEW_ARRIVAL_MS,
    rating: averageRating({ count: reviewCount, sum: ratingSum }),
    reviewCount,
    deletedAt: null,
    items: items.map((item) => presentItem(item, chargePercentage, own.get(item.id))),
    skus: distinct(items, ({ sku }) => sku).flatMap(({ sku }) => sku ?? []),
    sizes: distinct(items, ({ sizeId }) => sizeId).map(({ size }) => size),
    suppliers: distinct(items, ({ priceDetails }) => priceDetails.supplier.id).map(
      ({ priceDetails }) => priceDetails.supplier,
    ),
    brands: brands.map((brand) => ({
      ...brand,
      createdAt: new Date(brand.createdAt),
      updatedAt: new Date(brand.updatedAt),
    })),
  };
}

function presentItem(
  { sku: _, stock, reserved, maxPerOrder, priceDetails, ...item }: ItemRow,
  chargePercentage: number,
  personal: ProductRow['personalPrices'][number] | undefined,
): ProductItem {
  const prices = { ...priceDetails, personalPrice: personal?.price ?? null };
  const personalPrice = personalPriceOf(prices);
  const available = item.active ? stock - reserved : 0;
  return {
    ...item,
    deliverySpeed: deliverySpeedFrom(item.deliveryIsoCode),
    isSold: stock === 0,
    isReserved: stock > 0 && stock === reserved,
    available,
    quantityMax: quantityMax({
      ...prices,
      maxPerOrder,
      free: available,
      personalUnits: personal ? personal.units - personal.used : null,
    }),
    priceDetails: {
      ...priceDetails,
      personalPrice,
      personalPriceUntil: personalPrice === null ? null : new Date(personal!.expiresAt),
      sale: salePercent(priceDetails.price, priceDetails.oldPrice),
      cashback: cashback({ ...priceDetails, chargePercentage }),
    },
  };
}

function distinct<T>(values: T[], key: (value: T) => unknown): T[] {
  return [...new Map(values.map((value) => [key(value), value])).values()];
}

/**
 * The queries build `json`, not `jsonb`: the API passes the result on unread, and building `json` costs half as much.
 */
const CATEGORY = (id: string) =>
  `(SELECT json_build_object('id', c."id", 'slug', c."slug", 'name', c."name", 'level', c."level", 'position', c."position")
   FROM "category" c WHERE c."id" = ${id} AND c."deletedAt" IS NULL)`;

const FIND_PRODUCT = statement('find-product')`
SELECT p."id", p."slug", p."name", p."description", p."aiName", p."aiDescription", p."active", p."children", p."meetPrice",
  p."newArrival", p."sizeGuide", p."bonusCalcState", p."unitSold", p."sex",
  json_build_object('seasons', p."seasons", 'material', p."material") AS "lists", p."publishedAt", p."createdAt", p."updatedAt",
  ${CHARGE_PERCENTAGE} AS "chargePercentage",
  (SELECT json_build_object('id', m."id", 'slug', m."slug", 'name', m."name") FROM "model" m
   WHERE m."id" = p."modelId" AND m."deletedAt" IS NULL) AS "model",
  (SELECT coalesce(json_agg(json_build_object('itemId', y."itemId", 'price', y."price", 'units', y."units", 'used', y."used", 'expiresAt', y."expiresAt")), '[]')
   FROM ${PERSONAL_PRICES} y JOIN "product_item" i ON i."id" = y."itemId" WHERE i."productId" = p."id") AS "personalPrices",
  ${CATEGORY('p."productCategoryId"')} AS "productCategory", ${CATEGORY('p."productTypeId"')} AS "productType",
  ${CATEGORY('p."productSubTypeId"')} AS "productSubType",
  (SELECT coalesce(json_agg(json_build_object('id', b."id", 'slug', b."slug", 'name', b."name",
     'positionScore', b."positionScore", 'logoUrl', ${storedPicture('b."logoUrl"')}, 'description', b."description",
     'createdAt', b."createdAt", 'updatedAt', b."updatedAt") ORDER BY pb."position", b."slug"), '[]')
   FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
   WHERE pb."productId" = p."id" AND b."deletedAt" IS NULL) AS "brands",
  (SELECT coalesce(json_agg(json_build_object('id', i."id", 'url', i."storageKey", 'alt', i."alt", 'position', i."position",
     'colour', f."colour", 'preview', f."preview") ORDER BY i."position"), '[]')
   FROM "product_image" i LEFT JOIN "picture" f ON f."key" = i."storageKey"
   WHERE i."productId" = p."id" AND i."state" = 'STORED' AND i."storageKey" IS NOT NULL) AS "images",
  (SELECT coalesce(json_agg(json_build_object('url', v."url", 'position', v."position") ORDER BY v."position"), '[]')
   FROM "product_video" v WHERE v."productId" = p."id") AS "videos",
  rated."reviewCount", rated."ratingSum",
  (SELECT json_build_object('factoryDate', r."factoryDate", 'modelName', r."modelName", 'material', r."material",
     'paddingMaterial', r."paddingMaterial", 'sole', r."sole", 'additionalInfo', r."additionalInfo", 'sex', r."sex",
     'seasons', r."seasons", 'packaging', r."packaging", 'fasteningType', r."fasteningType",
     'functionality', r."functionality", 'toeStyle', r."toeStyle", 'shagHeight', r."shagHeight", 'heelType', r."heelType")
   FROM "properties" r WHERE r."productId" = p."id") AS "properties",
  (SELECT json_build_object('title', s."title", 'description', s."description", 'keywords', s."keywords")
   FROM "product_seo_tags" s WHERE s."productId" = p."id") AS "seoTags",
  (SELECT coalesce(json_agg(json_build_object('id', c."id", 'slug', c."slug", 'name', c."name", 'hex', c."hex")
     ORDER BY pc."position", c."slug"), '[]')
   FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id") AS "colorPalletes",
  (SELECT coalesce(json_agg(json_build_object('id', b."id", 'slug', b."slug", 'title', b."title", 'logoUrl', ${storedPicture('b."logoUrl"')},
     'colours', json_build_object('text', b."textColour", 'background', b."backgroundColour")) ORDER BY pb."position", b."slug"), '[]')
   FROM "product_badge" pb JOIN "badge" b ON b."id" = pb."badgeId" WHERE pb."productId" = p."id") AS "badges",
  (SELECT coalesce(json_agg(json_build_object('id', i."id", 'productId', i."productId", 'sizeId', i."sizeId",
     'sku', i."sku", 'size', json_build_object('id', s."id", 'slug', s."slug", 'name', s."name"),
     'deliveryIsoCode', i."deliveryIsoCode", 'active', i."active", 'stock', i."stock", 'reserved', i."reserved",
     'maxPerOrder', i."maxPerOrder",
     'priceDetails', json_build_object('price', d."price", 'oldPrice', d."oldPrice", 'loyaltyPrice', d."loyaltyPrice",
       'bonusCalcState', coalesce(d."bonusCalcState", p."bonusCalcState"),
       'supplier', json_build_object('id', u."id", 'name', u."name", 'type', u."type", 'isoCode', u."isoCode")))
     ORDER BY s."position", s."slug", d."price", i."deliveryIsoCode" <> 'RU', i."id"), '[]')
   FROM "product_item" i
   JOIN "size" s ON s."id" = i."sizeId"
   JOIN "price_details" d ON d."itemId" = i."id"
   JOIN "supplier" u ON u."id" = i."supplierId"
   WHERE i."productId" = p."id" AND i."deletedAt" IS NULL AND i."active") AS "items"
FROM "product" p
CROSS JOIN LATERAL (
  SELECT coalesce(sum(t."reviewCount"), 0)::int AS "reviewCount", coalesce(sum(t."ratingSum"), 0)::int AS "ratingSum"
  FROM "product" s JOIN "product_rating" t ON t."productId" = s."id" WHERE s."id" = p."id" OR s."modelId" = p."modelId") rated
WHERE p."slug" = :slug AND p."active" AND p."deletedAt" IS NULL`;
