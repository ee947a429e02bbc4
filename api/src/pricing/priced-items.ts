import { Injectable } from '@nestjs/common';
import { productBrands } from '../platform/database/product-brands.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { PERSONAL_PRICES } from './personal-prices.js';
import { MOST_PER_ORDER, quantityMax } from './quantity-max.js';
import type { QuoteItem } from './quote.js';

/** Reason why an offer cannot be bought now. */
export type UnavailableReason = 'SOLD' | 'RESERVED' | 'GONE';

/** An offer with all data that carts show, quotes calculate with and orders store. Prices are in kopecks. */
export interface PricedItem extends QuoteItem {
  productId: string;
  /** Slug of the product. */
  slug: string;
  name: string;
  /** Brands of the product, the main one first. */
  brands: { slug: string; name: string }[];
  size: { slug: string; name: string };
  /** Pictures of the product, the cover first. */
  images: { url: string; alt: string; position: number }[];
  supplierName: string;
  deliveryIsoCode: string;
  unavailable: UnavailableReason | null;
  /** Maximum number of units that an order of this shopper may contain now; 0 if the offer is unavailable. */
  quantityMax: number;
  /** Id of the row that `personalPrice` comes from. */
  personalPriceId: string | null;
}

/** Returns each offer once for every wanted unit that can be bought. `wanted` has numbers of units by offer id. */
export function unitsOf(items: PricedItem[], wanted: ReadonlyMap<string, number>): PricedItem[] {
  return items.flatMap((item) =>
    Array.from({ length: Math.min(wanted.get(item.id) ?? 0, item.quantityMax) }, () => item),
  );
}

@Injectable()
export class PricedItems {
  constructor(private readonly statements: Statements) {}

  /**
   * Returns the offers in the order of `itemIds`, each of them once, with the personal prices of `userId`, where null is
   * a guest. Unknown ids are ignored. An order that an operator writes (`byOperator`) may contain as many units as any
   * offer can allow.
   */
  async read(
    itemIds: string[],
    userId: string | null,
    queries: Queries = this.statements,
    byOperator = false,
  ): Promise<PricedItem[]> {
    if (!itemIds.length) return [];
    const rows = await queries.rows(PRICED_ITEMS, { itemIds, userId });
    const amount = (value: string | null) => (value === null ? null : Number(value));
    return rows.map(({ maxPerOrder, free, personalUnits, ...row }) => {
      const prices = {
        price: Number(row.price),
        oldPrice: amount(row.oldPrice),
        loyaltyPrice: amount(row.loyaltyPrice),
        personalPrice: amount(row.personalPrice),
      };
      const allowed = byOperator ? MOST_PER_ORDER : maxPerOrder;
      const most = quantityMax({ ...prices, maxPerOrder: allowed, free, personalUnits });
      return { ...row, ...prices, quantityMax: row.unavailable ? 0 : most };
    });
  }
}

const PRICED_ITEMS = statement('priced-items')`
SELECT i."id", p."id" AS "productId", p."slug", p."name",
  ${productBrands('p."id"')} AS "brands",
  jsonb_build_object('slug', s."slug", 'name', s."name") AS "size",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('url', m."storageKey", 'alt', m."alt", 'position', m."position") ORDER BY m."position"), '[]')
   FROM "product_image" m WHERE m."productId" = p."id" AND m."state" = 'STORED' AND m."storageKey" IS NOT NULL) AS "images",
  u."name" AS "supplierName", i."deliveryIsoCode",
  CASE WHEN NOT i."active" OR i."deletedAt" IS NOT NULL OR NOT p."active" OR p."deletedAt" IS NOT NULL THEN 'GONE'
       WHEN i."stock" = 0 THEN 'SOLD' WHEN i."stock" <= i."reserved" THEN 'RESERVED' END AS "unavailable",
  i."maxPerOrder", i."stock" - i."reserved" AS "free",
  r."price", r."oldPrice", r."loyaltyPrice", y."id" AS "personalPriceId", y."price" AS "personalPrice", y."units" - y."used" AS "personalUnits",
  coalesce(r."bonusCalcState", p."bonusCalcState") AS "bonusCalcState",
  array_remove(ARRAY[p."productCategoryId", p."productTypeId", p."productSubTypeId"], NULL) AS "categoryIds",
  ARRAY(SELECT b."brandId" FROM "product_brand" b WHERE b."productId" = p."id") AS "brandIds"
FROM unnest((SELECT :itemIds::uuid[])) WITH ORDINALITY AS asked("itemId", "place")
JOIN "product_item" i ON i."id" = asked."itemId"
JOIN "product" p ON p."id" = i."productId"
JOIN "size" s ON s."id" = i."sizeId"
JOIN "supplier" u ON u."id" = i."supplierId"
JOIN "price_details" r ON r."itemId" = i."id"
LEFT JOIN ${PERSONAL_PRICES} y ON y."itemId" = i."id"
ORDER BY asked."place"`;
