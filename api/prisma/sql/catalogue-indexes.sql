-- Indexes of the catalogue that Prisma's data model cannot declare.
-- Relied on by: feeds, catalog/admin (goods-conditions.ts).

-- Pictures that are still to be downloaded; usually a small part of the table.
CREATE INDEX IF NOT EXISTS "product_image_unfetched_idx" ON "product_image" ("id") WHERE "state" <> 'STORED';
-- Prices set by operators, few of all. An import looks for them even if the feed has not changed, because it must report
-- the difference; operators list their offers.
CREATE INDEX IF NOT EXISTS "price_details_set_idx" ON "price_details" ("itemId") WHERE "setBy" IS NOT NULL;
