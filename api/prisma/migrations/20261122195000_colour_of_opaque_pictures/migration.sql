-- Pictures with transparent parts have no colour. JPEG is opaque; the others are described again.
UPDATE "picture" SET "colour" = NULL, "width" = NULL
WHERE "colour" IS NOT NULL AND "contentType" <> 'image/jpeg';
