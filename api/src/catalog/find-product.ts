import { Injectable } from '@nestjs/common';
import { NEW_ARRIVAL_MS, salePercent } from '@meet/search-indexer/contract';
import { cashback } from '../loyalty/index.js';
import { Statements } from '../platform/database/statements.js';
import type { Product, ProductItem } from './product.model.js';

/** The product page: everything in one prepared statement. */
@Injectable()
export class FindProduct {
  constructor(private readonly statements: Statements) {}

  /** Null when there is none, or it was taken off sale for good (inactive or deleted). */
  async bySlug(slug: string, now = new Date()): Promise<Product | null> {
    const [row] = await this.statements.rows<{ product: ProductRow }>('find-product', FIND_PRODUCT, [slug]);
    return row ? present(row.product, now) : null;
  }
}

type ItemRow = Omit<ProductItem, 'deliverySpeed' | 'isSold' | 'isReserved' | 'available' | 'priceDetails'> & {
  sku: string | null;
  stock: number;
  reserved: number;
  priceDetails: Omit<ProductItem['priceDetails'], 'cashback' | 'sale'>;
};

type ProductRow = Omit<Product, 'items' | 'sizes' | 'suppliers' | 'skus' | 'createdAt' | 'updatedAt' | 'deletedAt'> & {
  items: ItemRow[];
  chargePercentage: number;
  publishedAt: string;
  createdAt: string;
  updatedAt: string;
};

function present(
  { chargePercentage, publishedAt, createdAt, updatedAt, items, ...product }: ProductRow,
  now: Date,
): Product {
  return {
    ...product,
    newArrival: product.newArrival || now.getTime() - Date.parse(publishedAt) < NEW_ARRIVAL_MS,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    deletedAt: null,
    items: items.map((item) => presentItem(item, chargePercentage)),
    skus: distinct(items, ({ sku }) => sku).flatMap(({ sku }) => sku ?? []),
    sizes: distinct(items, ({ sizeId }) => sizeId).map(({ size }) => size),
    suppliers: distinct(items, ({ priceDetails }) => priceDetails.supplier.id).map(
      ({ priceDetails }) => priceDetails.supplier,
    ),
    brands: product.brands.map((brand) => ({
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
  `CASE WHEN ${alias}."deletedAt" IS NULL AND ${alias}."id" IS NOT NULL THEN jsonb_build_object(
     'id', ${alias}."id", 'slug', ${alias}."slug", 'name', ${alias}."name", 'level', ${alias}."level", 'position', ${alias}."position") END`;

const FIND_PRODUCT = `
SELECT to_jsonb(p) - 'modelId' - 'productCategoryId' - 'productTypeId' - 'productSubTypeId' || jsonb_build_object(
  'chargePercentage', coalesce((SELECT l."chargePercentage" FROM "loyalty_level" l
                                WHERE l."deletedAt" IS NULL ORDER BY l."requiredSpentAmount" LIMIT 1), 0),
  'model', (SELECT jsonb_build_object('id', m."id", 'slug', m."slug", 'name', m."name") FROM "model" m
            WHERE m."id" = p."modelId" AND m."deletedAt" IS NULL),
  'productCategory', ${CATEGORY('c1')}, 'productType', ${CATEGORY('c2')}, 'productSubType', ${CATEGORY('c3')},
  'brands', (SELECT coalesce(jsonb_agg(to_jsonb(b) ORDER BY pb."position", b."slug"), '[]')
             FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
             WHERE pb."productId" = p."id" AND b."deletedAt" IS NULL),
  'images', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i."id", 'url', i."storageKey", 'alt', i."alt", 'position', i."position")
               ORDER BY i."position"), '[]')
             FROM "product_image" i WHERE i."productId" = p."id" AND i."state" = 'STORED'),
  'properties', (SELECT to_jsonb(r) - 'productId' FROM "properties" r WHERE r."productId" = p."id"),
  'seoTags', (SELECT to_jsonb(s) - 'productId' FROM "product_seo_tags" s WHERE s."productId" = p."id"),
  'colorPalletes', (SELECT coalesce(jsonb_agg(to_jsonb(c) ORDER BY pc."position", c."slug"), '[]')
                    FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id"),
  'badges', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', b."id", 'slug', b."slug", 'title', b."title", 'logoUrl', b."logoUrl",
               'colours', jsonb_build_object('text', b."textColour", 'background', b."backgroundColour")) ORDER BY pb."position", b."slug"), '[]')
             FROM "product_badge" pb JOIN "badge" b ON b."id" = pb."badgeId" WHERE pb."productId" = p."id"),
  'items', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i."id", 'productId', i."productId", 'sizeId', i."sizeId",
              'sku', i."sku", 'size', jsonb_build_object('id', s."id", 'slug', s."slug", 'name', s."name"),
              'deliveryIsoCode', i."deliveryIsoCode", 'active', i."active", 'stock', i."stock", 'reserved', i."reserved",
              'priceDetails', jsonb_build_object('price', d."price", 'oldPrice', d."oldPrice", 'loyaltyPrice', d."loyaltyPrice",
                'bonusCalcState', coalesce(d."bonusCalcState", p."bonusCalcState"),
                'supplier', jsonb_build_object('id', u."id", 'name', u."name", 'type', u."type", 'isoCode', u."isoCode")))
              ORDER BY s."position", s."slug", d."price", i."deliveryIsoCode" <> 'RU', i."id"), '[]')
            FROM "product_item" i
            JOIN "size" s ON s."id" = i."sizeId"
            JOIN "price_details" d ON d."itemId" = i."id"
            JOIN "supplier" u ON u."id" = i."supplierId"
            WHERE i."productId" = p."id" AND i."deletedAt" IS NULL AND i."active")
) AS "product"
FROM "product" p
LEFT JOIN "category" c1 ON c1."id" = p."productCategoryId"
LEFT JOIN "category" c2 ON c2."id" = p."productTypeId"
LEFT JOIN "category" c3 ON c3."id" = p."productSubTypeId"
WHERE p."slug" = $1 AND p."active" AND p."deletedAt" IS NULL`;
