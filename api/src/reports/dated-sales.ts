/**
 * Returns the SQL of the amounts that facts add to the sums: one row for each dimension of a fact, with the columns of
 * "sales_sum". A category is that of the catalogue's second level, such as «Кроссовки», or of the first where there is
 * no second.
 * @param facts a FROM item with the columns of "sales_fact"
 */
export const datedSales = (facts: string): string => `
SELECT l."dimension"::"SalesDimension", (f."at" AT TIME ZONE :zone)::date AS "day", l."key",
  f."orders", f."revenue", f."refunded", f."units", f."goods", f."returned", f."goodsReturned"
FROM ${facts} f JOIN "shop_order" o ON o."uuid" = f."orderUuid" LEFT JOIN "product" p ON p."id" = f."productId"
CROSS JOIN LATERAL (VALUES
  ('SHOP', ''),
  ('PRODUCT', f."productId"::text),
  ('BRAND', CASE WHEN f."productId" IS NOT NULL THEN coalesce((
    SELECT b."brandId"::text FROM "product_brand" b WHERE b."productId" = p."id" ORDER BY b."position", b."brandId" LIMIT 1), '') END),
  ('CATEGORY', CASE WHEN f."productId" IS NOT NULL THEN coalesce(p."productTypeId"::text, p."productCategoryId"::text, '') END),
  ('PROMOCODE', o."promocodeId"::text),
  ('CITY', coalesce(o."address" ->> 'city', o."pickupPoint" ->> 'city', ''))
) l("dimension", "key")
WHERE l."key" IS NOT NULL`;
