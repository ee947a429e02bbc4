import { Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import type { PageRequest } from '../shared/page.js';
import type { ProductsInput } from './operator-product.input.js';
import type { OperatorOffer, OperatorProduct, OperatorProductPage } from './operator-product.model.js';
import { ACCOUNT_NAME } from './account-name.js';
import { anywhere, readPage } from './read-page.js';

type ProductRow = OperatorProduct & Record<string, unknown>;
/** As JSON has no dates. */
const dated = (offer: OperatorOffer): OperatorOffer => ({
  ...offer,
  priceSetAt: offer.priceSetAt && new Date(offer.priceSetAt),
});

type OfferRow = { offer: OperatorOffer };

@Injectable()
export class FindProducts {
  constructor(private readonly statements: Statements) {}

  /** Changed last first. */
  async page({ search, active }: ProductsInput, request: PageRequest): Promise<OperatorProductPage> {
    const found = {
      name: 'operator-products',
      columns: COLUMNS,
      source: SOURCE,
      order: 'p."updatedAt" DESC, p."id"',
      values: [anywhere(search), active],
    };
    const { items, pagination } = await readPage<ProductRow>(this.statements, found, request);
    return { items: items.map(presented), pagination };
  }

  /** Throws PRODUCT_NOT_FOUND. */
  async byId(id: string): Promise<OperatorProduct> {
    const text = `SELECT ${COLUMNS} FROM "product" p WHERE p."id" = $1`;
    const [product] = await this.statements.rows<ProductRow>('operator-product', text, [id]);
    if (!product) throw new ApiError('PRODUCT_NOT_FOUND', 'Такого товара нет');
    return presented(product);
  }

  /** In the order asked for. */
  async offers(ids: string[]): Promise<OperatorOffer[]> {
    const text = `SELECT ${OFFER} AS "offer" FROM "product_item" i WHERE i."id" = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], i."id")`;
    const rows = await this.statements.rows<OfferRow>('operator-offers', text, [ids]);
    return rows.map(({ offer }) => dated(offer));
  }
}

const presented = (product: ProductRow): OperatorProduct => ({ ...product, items: product.items.map(dated) });

const OFFER = `
(SELECT jsonb_build_object('id', i."id", 'productId', i."productId", 'size', s."name", 'supplier', u."name", 'sku', i."sku",
   'deliveryIsoCode', i."deliveryIsoCode", 'active', i."active", 'stock', i."stock", 'reserved', i."reserved",
   'price', r."price", 'oldPrice', r."oldPrice", 'loyaltyPrice', r."loyaltyPrice", 'priceSetAt', r."setAt", 'priceSetBy', ${ACCOUNT_NAME('r."setBy"')})
 FROM "size" s, "supplier" u LEFT JOIN "price_details" r ON r."itemId" = i."id"
 WHERE s."id" = i."sizeId" AND u."id" = i."supplierId")`;

const COLUMNS = `
p."id", p."slug", p."name", p."description", p."active", p."children", p."newArrival", p."meetPrice", p."bonusCalcState",
p."sex", array_to_json(p."seasons") AS "seasons", array_to_json(p."material") AS "material", p."unitSold", p."lastSoldAt", p."updatedAt",
ARRAY(SELECT b."name" FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId" WHERE pb."productId" = p."id"
      ORDER BY pb."position") AS "brands",
ARRAY(SELECT pb."badgeId" FROM "product_badge" pb WHERE pb."productId" = p."id" ORDER BY pb."position") AS "badgeIds",
(SELECT coalesce(jsonb_agg(${OFFER} ORDER BY z."position", i."id"), '[]') FROM "product_item" i
 JOIN "size" z ON z."id" = i."sizeId" WHERE i."productId" = p."id" AND i."deletedAt" IS NULL) AS "items"`;

const SOURCE = `
FROM "product" p
WHERE p."deletedAt" IS NULL AND ($2::boolean IS NULL OR p."active" = $2)
  AND ($1::text IS NULL OR p."name" ILIKE $1 OR p."slug" ILIKE $1
       OR EXISTS (SELECT FROM "product_item" i WHERE i."productId" = p."id" AND i."sku" ILIKE $1))`;
