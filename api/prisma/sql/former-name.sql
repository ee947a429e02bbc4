-- A former name leads to one thing of its kind.
-- Relied on by: feeds and catalog/admin.

ALTER TABLE "former_name"
  DROP CONSTRAINT IF EXISTS "former_name_kind_check",
  ADD CONSTRAINT "former_name_kind_check" CHECK (
    num_nonnulls("brandId", "categoryId", "colourId") = 1 AND CASE "kind"
      WHEN 'BRAND' THEN "brandId" WHEN 'CATEGORY' THEN "categoryId" ELSE "colourId" END IS NOT NULL);
