-- The table is new and empty.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- CreateEnum
CREATE TYPE "MergedKind" AS ENUM ('BRAND', 'CATEGORY', 'COLOUR');

-- CreateTable
CREATE TABLE "former_name" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "MergedKind" NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "brandId" UUID,
    "categoryId" UUID,
    "colourId" UUID,
    "mergedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_name_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "former_name_brandId_idx" ON "former_name"("brandId");

-- CreateIndex
CREATE INDEX "former_name_categoryId_idx" ON "former_name"("categoryId");

-- CreateIndex
CREATE INDEX "former_name_colourId_idx" ON "former_name"("colourId");

-- CreateIndex
CREATE UNIQUE INDEX "former_name_kind_slug_key" ON "former_name"("kind", "slug");

-- AddForeignKey
ALTER TABLE "former_name" ADD CONSTRAINT "former_name_brandId_fkey" FOREIGN KEY ("brandId") REFERENCES "brand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_name" ADD CONSTRAINT "former_name_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_name" ADD CONSTRAINT "former_name_colourId_fkey" FOREIGN KEY ("colourId") REFERENCES "color_pallete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/former-name.sql

-- A former name leads to one thing of its kind.
-- Relied on by: feeds and catalog/admin.

ALTER TABLE "former_name"
  DROP CONSTRAINT IF EXISTS "former_name_kind_check",
  ADD CONSTRAINT "former_name_kind_check" CHECK (
    num_nonnulls("brandId", "categoryId", "colourId") = 1 AND CASE "kind"
      WHEN 'BRAND' THEN "brandId" WHEN 'CATEGORY' THEN "categoryId" ELSE "colourId" END IS NOT NULL);
