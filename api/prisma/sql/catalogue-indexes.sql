-- Indexes of the catalogue that Prisma's data model cannot declare.
-- Relied on by: feeds.

-- Pictures that are still to be fetched: few of all.
CREATE INDEX IF NOT EXISTS "product_image_unfetched_idx" ON "product_image" ("id") WHERE "state" <> 'STORED';
-- Prices set by operators: an import reads their products even where the feed has not changed.
CREATE INDEX IF NOT EXISTS "price_details_set_idx" ON "price_details" ("itemId") WHERE "setBy" IS NOT NULL;
