-- Units that were replaced before are marked, and all sales are counted once by the new rule. 250,000 orders take some seconds.
SET LOCAL statement_timeout = '10min';
UPDATE "order_product_item" i SET "replaced" = true
FROM "order_product_item" o
WHERE i."removedAt" IS NOT NULL AND o."orderUuid" = i."orderUuid" AND o."position" = i."position" AND o."id" <> i."id"
  AND o."productId" = i."productId" AND o."itemId" <> i."itemId"
  AND (SELECT min(c."createdAt") FROM "order_status_change" c WHERE c."orderItemId" = o."id")
    > (SELECT min(c."createdAt") FROM "order_status_change" c WHERE c."orderItemId" = i."id");
SELECT recount_sales();
