/** SQL for the brands of the product whose id is in the column `productId`: slugs and names, the main brand first. */
export const productBrands = (productId: string): string => `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', b."slug", 'name', b."name") ORDER BY pb."position", b."slug"), '[]')
   FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
   WHERE pb."productId" = ${productId} AND b."deletedAt" IS NULL)`;
