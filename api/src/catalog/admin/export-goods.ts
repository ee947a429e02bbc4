import { Injectable } from '@nestjs/common';
import type { Column, ExportTable } from '../../exports/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { matchingOfAllProducts, type productConditions } from './goods-conditions.js';
import { withIds } from './ids-of-slugs.js';

/** Exports product items in the order of their ids, because only ids never change. */
@Injectable()
export class ExportGoods implements ExportTable<Row> {
  readonly kind = 'GOODS';
  readonly title = 'Товары';
  readonly columns = COLUMNS;

  constructor(private readonly statements: Statements) {}

  async page(filter: unknown, after: string | null, limit: number): Promise<Row[]> {
    const conditions = await withIds(this.statements, filter as ReturnType<typeof productConditions>);
    return this.statements.rows(PAGE, { ...conditions, after, limit });
  }
}

/** The page is selected before anything is joined to it; otherwise all products would be joined for each page. */
const PAGE = statement('export-goods')`
WITH page AS MATERIALIZED (
  SELECT i."id" FROM "product_item" i
  WHERE i."deletedAt" IS NULL AND (:after?::uuid IS NULL OR i."id" > :after)
    AND EXISTS (${matchingOfAllProducts('1', 'AND p."id" = i."productId"')})
  ORDER BY i."id" LIMIT :limit
)
SELECT i."id"::text AS "key", i."sku", i."externalId", p."name", p."slug",
  (SELECT coalesce(string_agg(b."name", ', ' ORDER BY pb."position"), '') FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
   WHERE pb."productId" = p."id") AS "brands",
  (SELECT coalesce(string_agg(c."name", ' / ' ORDER BY c."level"), '') FROM "category" c
   WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")) AS "category",
  (SELECT coalesce(string_agg(c."name", ', ' ORDER BY pc."position"), '') FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId"
   WHERE pc."productId" = p."id") AS "colours",
  s."name" AS "size", u."name" AS "supplier", r."price"::float8, r."oldPrice"::float8, r."loyaltyPrice"::float8, i."stock", i."reserved",
  p."active" AND i."active" AS "active"
FROM page JOIN "product_item" i ON i."id" = page."id" JOIN "product" p ON p."id" = i."productId" JOIN "size" s ON s."id" = i."sizeId"
JOIN "supplier" u ON u."id" = i."supplierId" LEFT JOIN "price_details" r ON r."itemId" = i."id" ORDER BY i."id"`;

type Row = (typeof PAGE)['types']['row'];

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Артикул', type: 'TEXT', of: (row) => row.sku },
  { title: 'Внешний код', type: 'TEXT', of: (row) => row.externalId },
  { title: 'Название', type: 'TEXT', of: (row) => row.name },
  { title: 'Адрес', type: 'TEXT', of: (row) => row.slug },
  { title: 'Бренды', type: 'TEXT', of: (row) => row.brands },
  { title: 'Категория', type: 'TEXT', of: (row) => row.category },
  { title: 'Цвета', type: 'TEXT', of: (row) => row.colours },
  { title: 'Размер', type: 'TEXT', of: (row) => row.size },
  { title: 'Поставщик', type: 'TEXT', of: (row) => row.supplier },
  { title: 'Цена', type: 'MONEY', of: (row) => row.price },
  { title: 'Старая цена', type: 'MONEY', of: (row) => row.oldPrice },
  { title: 'Цена для своих', type: 'MONEY', of: (row) => row.loyaltyPrice },
  { title: 'Остаток', type: 'NUMBER', of: (row) => row.stock },
  { title: 'В заказах', type: 'NUMBER', of: (row) => row.reserved },
  { title: 'В продаже', type: 'TEXT', of: (row) => (row.active ? 'да' : 'нет') },
  { title: 'Id', type: 'TEXT', of: (row) => row.key },
];
