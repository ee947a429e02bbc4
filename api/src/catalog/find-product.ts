import { Injectable } from '@nestjs/common';
import { NEW_ARRIVAL_MS, salePercent } from '@meet/search-indexer/contract';
import { cashback, chargeOf } from '../loyalty/index.js';
import { storedPicture } from '../platform/database/stored-picture.js';
import { Statements } from '../platform/database/statements.js';
import type { Product, ProductItem } from './product.model.js';

/** The product page: everything in one prepared statement. Lists are never NULL (`api/prisma/sql/lists-not-null.sql`). */
@Injectable()
export class FindProduct {
  constructor(private readonly statements: Statements) {}

  /** As `userId` sees it, null for a guest. Null when there is none, or it was taken off sale for good (inactive or deleted). */
  async bySlug(slug: string, userId: string | null, now = new Date()): Promise<Product | null> {
    const [row] = await this.statements.rows<ProductRow>('find-product', FIND_PRODUCT, [slug, userId]);
    return row ? present(row, now) : null;
  }
}

type ItemRow = Omit<ProductItem, 'deliverySpeed' | 'isSold' | 'isReserved' | 'available' | 'priceDetails'> & {
  sku: string | null;
  stock: number;
  reserved: number;
  priceDetails: Omit<ProductItem['priceDetails'], 'cashback' | 'sale'>;
};

type Made = 'items' | 'sizes' | 'suppliers' | 'skus' | 'createdAt' | 'updatedAt' | 'deletedAt';
type Joined =
  | ('model' | 'productCategory' | 'productType' | 'productSubType' | 'brands' | 'images')
  | ('properties' | 'seoTags' | 'colorPalletes' | 'badges');

type ProductRow = Pick<Product, Joined> & {
  /** The row of the table as it is. */
  product: Omit<Product, Made | Joined> & Record<'publishedAt' | 'createdAt' | 'updatedAt', string>;
  items: ItemRow[];
  chargePercentage: number;
};

function present({ product, chargePercentage, items, brands, ...joined }: ProductRow, now: Date): Product {
  return {
    ...product,
    ...joined,
    newArrival: product.newArrival || now.getTime() - Date.parse(product.publishedAt) < NEW_ARRIVAL_MS,
    createdAt: new Date(product.createdAt),
    updatedAt: new Date(product.updatedAt),
    deletedAt: null,
    items: items.map((item) => presentItem(item, chargePercentage)),
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
  { sku: _, stock, reserved, priceDetails, ...item }: ItemRow,
  chargePercentage: number,
): ProductItem {
  return {
    ...item,
    deliverySpeed: item.deliveryIsoCode === 'RU' ? 'FAST' : 'SLOW',
    isSold: stock === 0,
    isReserved: stock > 0 && stock === reserved,
    available: item.active ? stock - reserved : 0,
    priceDetails: {
      ...priceDetails,
      sale: salePercent(priceDetails.price, priceDetails.oldPrice),
      cashback: cashback({ ...priceDetails, chargePercentage }),
    },
  };
}

function distinct<T>(values: T[], key: (value: T) => unknown): T[] {
  return [...new Map(values.map((value) => [key(value), value])).values()];
}

const CATEGORY = (alias: string) =>
  `CASE WHEN ${alias}."deletedAt" IS NULL AND ${alias}."id" IS NOT NULL THEN json_build_object(
     'id', ${alias}."id", 'slug', ${alias}."slug", 'name', ${alias}."name", 'level', ${alias}."level", 'position', ${alias}."position") END`;

/** `json` and not `jsonb`: it is only passed on, and making it costs half. */
const FIND_PRODUCT = `
SELECT to_json(p) AS "product",
  ${chargeOf('$2')} AS "chargePercentage",
  (SELECT json_build_object('id', m."id", 'slug', m."slug", 'name', m."name") FROM "model" m
   WHERE m."id" = p."modelId" AND m."deletedAt" IS NULL) AS "model",
  ${CATEGORY('c1')} AS "productCategory", ${CATEGORY('c2')} AS "productType", ${CATEGORY('c3')} AS "productSubType",
  (SELECT coalesce(json_agg(to_jsonb(b) || jsonb_build_object('logoUrl', ${storedPicture('b."logoUrl"')}) ORDER BY pb."position", b."slug"), '[]')
   FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
   WHERE pb."productId" = p."id" AND b."deletedAt" IS NULL) AS "brands",
  (SELECT coalesce(json_agg(json_build_object('id', i."id", 'url', i."storageKey", 'alt', i."alt", 'position', i."position")
     ORDER BY i."position"), '[]')
   FROM "product_image" i WHERE i."productId" = p."id" AND i."state" = 'STORED') AS "images",
  (SELECT to_json(r) FROM "properties" r WHERE r."productId" = p."id") AS "properties",
  (SELECT to_json(s) FROM "product_seo_tags" s WHERE s."productId" = p."id") AS "seoTags",
  (SELECT coalesce(json_agg(to_json(c) ORDER BY pc."position", c."slug"), '[]')
   FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id") AS "colorPalletes",
  (SELECT coalesce(json_agg(json_build_object('id', b."id", 'slug', b."slug", 'title', b."title", 'logoUrl', ${storedPicture('b."logoUrl"')},
     'colours', json_build_object('text', b."textColour", 'background', b."backgroundColour")) ORDER BY pb."position", b."slug"), '[]')
   FROM "product_badge" pb JOIN "badge" b ON b."id" = pb."badgeId" WHERE pb."productId" = p."id") AS "badges",
  (SELECT coalesce(json_agg(json_build_object('id', i."id", 'productId', i."productId", 'sizeId', i."sizeId",
     'sku', i."sku", 'size', json_build_object('id', s."id", 'slug', s."slug", 'name', s."name"),
     'deliveryIsoCode', i."deliveryIsoCode", 'active', i."active", 'stock', i."stock", 'reserved', i."reserved",
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
LEFT JOIN "category" c1 ON c1."id" = p."productCategoryId"
LEFT JOIN "category" c2 ON c2."id" = p."productTypeId"
LEFT JOIN "category" c3 ON c3."id" = p."productSubTypeId"
WHERE p."slug" = $1 AND p."active" AND p."deletedAt" IS NULL`;
