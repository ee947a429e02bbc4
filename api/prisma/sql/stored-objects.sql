-- Every stored object that a row refers to. The sweep deletes objects that are not here: a table that refers to an
-- object in a new column adds the column to this view (a test compares them).
-- Relied on by: media (sweep-objects.ts), sources.

-- Without a regular expression, because the sweep reads the picture of every ordered unit.
CREATE OR REPLACE FUNCTION stored_key(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN address LIKE 'storage:_%' THEN substr(address, 9)
    WHEN address NOT LIKE 'http:%' AND address NOT LIKE 'https:%' THEN nullif(address, '') END
$$;

CREATE OR REPLACE VIEW "storage_reference" AS
SELECT "storageKey" AS "key" FROM "product_image" WHERE "storageKey" IS NOT NULL
UNION ALL SELECT stored_key("url") FROM "product_video"
UNION ALL SELECT stored_key("logoUrl") FROM "brand" WHERE "logoUrl" IS NOT NULL
UNION ALL SELECT stored_key("logoUrl") FROM "badge" WHERE "logoUrl" IS NOT NULL
UNION ALL SELECT stored_key("logoUrl") FROM "directory" WHERE "logoUrl" IS NOT NULL
UNION ALL SELECT stored_key("posterUrl") FROM "collection" WHERE "posterUrl" IS NOT NULL
UNION ALL SELECT stored_key("darkPosterUrl") FROM "collection" WHERE "darkPosterUrl" IS NOT NULL
UNION ALL SELECT stored_key("posterUrl") FROM "banner"
UNION ALL SELECT stored_key("darkPosterUrl") FROM "banner" WHERE "darkPosterUrl" IS NOT NULL
UNION ALL SELECT stored_key("mobilePosterUrl") FROM "banner" WHERE "mobilePosterUrl" IS NOT NULL
UNION ALL SELECT stored_key("posterUrl") FROM "content_revision" WHERE "posterUrl" IS NOT NULL
UNION ALL SELECT stored_key("darkPosterUrl") FROM "content_revision" WHERE "darkPosterUrl" IS NOT NULL
UNION ALL SELECT unnest("pictures") FROM "content_revision"
UNION ALL SELECT unnest("photos") FROM "review"
UNION ALL SELECT unnest("photos") FROM "return_request"
UNION ALL SELECT unnest("imageUrls") FROM "meet_price_request"
UNION ALL SELECT stored_key("avatarUrl") FROM "user_account" WHERE "avatarUrl" IS NOT NULL
UNION ALL SELECT stored_key("image"->>'url') FROM "order_product_item" WHERE "image" IS NOT NULL
UNION ALL SELECT "fileKey" FROM "feed_run" WHERE "fileKey" IS NOT NULL
UNION ALL SELECT "pictureKey" FROM "upload" WHERE "state" = 'CHECKED' AND "expiresAt" > now() AND "pictureKey" IS NOT NULL;
