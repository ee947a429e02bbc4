-- A list column is never NULL. Prisma creates list columns as nullable, although its types promise arrays.
-- Relied on by: catalog, promo and webhooks, which read these columns as arrays.

ALTER TABLE "product" ALTER COLUMN "seasons" SET NOT NULL, ALTER COLUMN "material" SET NOT NULL;
ALTER TABLE "promocode" ALTER COLUMN "categoryIds" SET NOT NULL, ALTER COLUMN "brandIds" SET NOT NULL;
ALTER TABLE "webhook_endpoint" ALTER COLUMN "events" SET NOT NULL;
