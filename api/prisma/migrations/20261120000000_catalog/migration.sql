-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Season" AS ENUM ('AUTUMN', 'AUTUMN_WINTER', 'SPRING', 'SPRING_SUMMER', 'SUMMER', 'WINTER');

-- CreateEnum
CREATE TYPE "Sex" AS ENUM ('MALE', 'FEMALE', 'UNISEX');

-- CreateEnum
CREATE TYPE "Material" AS ENUM ('ACRYLIC', 'BAMBOO', 'CANVAS', 'CASHMERE', 'CORDUROY', 'COTTON', 'DENIM', 'DOWN', 'ECO_LEATHER', 'ELASTANE', 'EVA', 'FAUX_FUR', 'FELT', 'FLEECE', 'FUR', 'KNIT', 'LEATHER', 'LINEN', 'MEMBRANE', 'MESH', 'NUBUCK', 'NYLON', 'PATENT_LEATHER', 'POLYESTER', 'RUBBER', 'SILK', 'SUEDE', 'SYNTHETIC', 'VISCOSE', 'WOOL');

-- CreateEnum
CREATE TYPE "BonusCalcState" AS ENUM ('ALL', 'ACCRUAL_ONLY', 'WRITE_OFF_ONLY', 'NONE');

-- CreateEnum
CREATE TYPE "SupplierType" AS ENUM ('CONTRACTOR', 'MEET_WAREHOUSE', 'PRIVATE_SELLER', 'TRADING_FLOOR');

-- CreateEnum
CREATE TYPE "DirectoryFilterType" AS ENUM ('CATEGORY', 'BRAND', 'SEX', 'AGE', 'SEASON', 'SALE', 'MEET_PRICE', 'NEW_ARRIVAL');

-- CreateEnum
CREATE TYPE "ImageState" AS ENUM ('PENDING', 'STORED', 'FAILED');

-- CreateTable
CREATE TABLE "product" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "aiName" TEXT,
    "aiDescription" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "children" BOOLEAN NOT NULL DEFAULT false,
    "meetPrice" BOOLEAN NOT NULL DEFAULT false,
    "newArrival" BOOLEAN NOT NULL DEFAULT false,
    "sizeGuide" TEXT,
    "bonusCalcState" "BonusCalcState" NOT NULL DEFAULT 'ALL',
    "unitSold" INTEGER NOT NULL DEFAULT 0,
    "lastSoldAt" TIMESTAMPTZ(3),
    "viewCount" INTEGER NOT NULL DEFAULT 0,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seasons" "Season"[] DEFAULT ARRAY[]::"Season"[],
    "material" "Material"[] DEFAULT ARRAY[]::"Material"[],
    "sex" "Sex" NOT NULL DEFAULT 'UNISEX',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),
    "modelId" UUID,
    "productCategoryId" UUID,
    "productTypeId" UUID,
    "productSubTypeId" UUID,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_source" (
    "source" TEXT NOT NULL,
    "externalId" TEXT NOT NULL,
    "productId" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_source_pkey" PRIMARY KEY ("source","externalId")
);

-- CreateTable
CREATE TABLE "model" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "model_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "positionScore" INTEGER NOT NULL DEFAULT 0,
    "logoUrl" TEXT,
    "description" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "brand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_brand" (
    "productId" UUID NOT NULL,
    "brandId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_brand_pkey" PRIMARY KEY ("productId","brandId")
);

-- CreateTable
CREATE TABLE "category" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "level" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "parentId" UUID,
    "weightGrams" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "logoUrl" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "directory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory_filter" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "directoryId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "filterType" "DirectoryFilterType" NOT NULL,
    "value" TEXT,

    CONSTRAINT "directory_filter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "posterUrl" TEXT,
    "description" TEXT NOT NULL DEFAULT '',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "publishAt" TIMESTAMPTZ(3),
    "finishAt" TIMESTAMPTZ(3),
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "collection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_product" (
    "collectionId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "collection_product_pkey" PRIMARY KEY ("collectionId","productId")
);

-- CreateTable
CREATE TABLE "size" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "size_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "size_grid" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "sex" "Sex" NOT NULL,
    "children" BOOLEAN NOT NULL DEFAULT false,
    "brandId" UUID,
    "categoryId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "size_grid_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "size_grid_row" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sizeGridId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "eu" TEXT,
    "uk" TEXT,
    "us" TEXT,
    "cm" TEXT,
    "height" TEXT,

    CONSTRAINT "size_grid_row_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "color_pallete" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hex" TEXT NOT NULL,

    CONSTRAINT "color_pallete_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_colour" (
    "productId" UUID NOT NULL,
    "colourId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_colour_pkey" PRIMARY KEY ("productId","colourId")
);

-- CreateTable
CREATE TABLE "badge" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "textColour" TEXT NOT NULL DEFAULT '#111111',
    "backgroundColour" TEXT NOT NULL DEFAULT '#ffffff',
    "logoUrl" TEXT,

    CONSTRAINT "badge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_badge" (
    "productId" UUID NOT NULL,
    "badgeId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_badge_pkey" PRIMARY KEY ("productId","badgeId")
);

-- CreateTable
CREATE TABLE "properties" (
    "productId" UUID NOT NULL,
    "factoryDate" TEXT,
    "modelName" TEXT,
    "material" TEXT,
    "paddingMaterial" TEXT,
    "sole" TEXT,
    "additionalInfo" TEXT,
    "sex" TEXT,
    "seasons" TEXT,
    "packaging" TEXT,
    "fasteningType" TEXT,
    "functionality" TEXT,
    "toeStyle" TEXT,
    "shagHeight" TEXT,
    "heelType" TEXT,

    CONSTRAINT "properties_pkey" PRIMARY KEY ("productId")
);

-- CreateTable
CREATE TABLE "product_seo_tags" (
    "productId" UUID NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "keywords" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "product_seo_tags_pkey" PRIMARY KEY ("productId")
);

-- CreateTable
CREATE TABLE "product_image" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "productId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "sourceUrl" TEXT NOT NULL,
    "storageKey" TEXT,
    "state" "ImageState" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,

    CONSTRAINT "product_image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "demo_seed" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "demo_seed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "loyalty_level" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "chargePercentage" INTEGER NOT NULL,
    "chargeOffPercentage" INTEGER NOT NULL,
    "requiredSpentAmount" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "loyalty_level_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "supplier" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" "SupplierType" NOT NULL DEFAULT 'CONTRACTOR',
    "isoCode" CHAR(2) NOT NULL DEFAULT 'RU',

    CONSTRAINT "supplier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_item" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "productId" UUID NOT NULL,
    "sizeId" UUID NOT NULL,
    "supplierId" UUID NOT NULL,
    "sku" TEXT,
    "externalId" TEXT,
    "deliveryIsoCode" CHAR(2) NOT NULL DEFAULT 'RU',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "stock" INTEGER NOT NULL DEFAULT 0,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "feedStock" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "product_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_details" (
    "itemId" UUID NOT NULL,
    "price" BIGINT NOT NULL,
    "oldPrice" BIGINT,
    "loyaltyPrice" BIGINT,
    "bonusCalcState" "BonusCalcState",

    CONSTRAINT "price_details_pkey" PRIMARY KEY ("itemId")
);

-- CreateTable
CREATE TABLE "search_outbox" (
    "id" BIGSERIAL NOT NULL,
    "productId" UUID NOT NULL,
    "transactionId" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_document" (
    "productId" UUID NOT NULL,
    "version" BIGSERIAL NOT NULL,
    "deleted" BOOLEAN NOT NULL DEFAULT false,
    "document" JSONB NOT NULL,
    "card" JSONB NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "text" tsvector,

    CONSTRAINT "search_document_pkey" PRIMARY KEY ("productId")
);

-- CreateIndex
CREATE UNIQUE INDEX "product_slug_key" ON "product"("slug");

-- CreateIndex
CREATE INDEX "product_modelId_idx" ON "product"("modelId");

-- CreateIndex
CREATE INDEX "product_productCategoryId_idx" ON "product"("productCategoryId");

-- CreateIndex
CREATE INDEX "product_productTypeId_idx" ON "product"("productTypeId");

-- CreateIndex
CREATE INDEX "product_productSubTypeId_idx" ON "product"("productSubTypeId");

-- CreateIndex
CREATE INDEX "product_lastSoldAt_idx" ON "product"("lastSoldAt" DESC);

-- CreateIndex
CREATE INDEX "product_publishedAt_idx" ON "product"("publishedAt" DESC);

-- CreateIndex
CREATE INDEX "product_source_productId_idx" ON "product_source"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "model_slug_key" ON "model"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "brand_slug_key" ON "brand"("slug");

-- CreateIndex
CREATE INDEX "brand_positionScore_name_idx" ON "brand"("positionScore" DESC, "name");

-- CreateIndex
CREATE INDEX "product_brand_brandId_idx" ON "product_brand"("brandId");

-- CreateIndex
CREATE UNIQUE INDEX "category_slug_key" ON "category"("slug");

-- CreateIndex
CREATE INDEX "category_parentId_idx" ON "category"("parentId");

-- CreateIndex
CREATE UNIQUE INDEX "directory_slug_key" ON "directory"("slug");

-- CreateIndex
CREATE INDEX "directory_position_idx" ON "directory"("position");

-- CreateIndex
CREATE INDEX "directory_filter_directoryId_position_idx" ON "directory_filter"("directoryId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "collection_slug_key" ON "collection"("slug");

-- CreateIndex
CREATE INDEX "collection_position_idx" ON "collection"("position");

-- CreateIndex
CREATE INDEX "collection_product_productId_idx" ON "collection_product"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "size_slug_key" ON "size"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "size_grid_slug_key" ON "size_grid"("slug");

-- CreateIndex
CREATE INDEX "size_grid_brandId_idx" ON "size_grid"("brandId");

-- CreateIndex
CREATE INDEX "size_grid_categoryId_idx" ON "size_grid"("categoryId");

-- CreateIndex
CREATE UNIQUE INDEX "size_grid_row_sizeGridId_position_key" ON "size_grid_row"("sizeGridId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "color_pallete_slug_key" ON "color_pallete"("slug");

-- CreateIndex
CREATE INDEX "product_colour_colourId_idx" ON "product_colour"("colourId");

-- CreateIndex
CREATE UNIQUE INDEX "badge_slug_key" ON "badge"("slug");

-- CreateIndex
CREATE INDEX "product_badge_badgeId_idx" ON "product_badge"("badgeId");

-- CreateIndex
CREATE UNIQUE INDEX "product_image_productId_position_key" ON "product_image"("productId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "loyalty_level_name_key" ON "loyalty_level"("name");

-- CreateIndex
CREATE UNIQUE INDEX "loyalty_level_requiredSpentAmount_key" ON "loyalty_level"("requiredSpentAmount");

-- CreateIndex
CREATE UNIQUE INDEX "supplier_slug_key" ON "supplier"("slug");

-- CreateIndex
CREATE INDEX "product_item_sizeId_idx" ON "product_item"("sizeId");

-- CreateIndex
CREATE INDEX "product_item_supplierId_idx" ON "product_item"("supplierId");

-- CreateIndex
CREATE UNIQUE INDEX "product_item_productId_sizeId_supplierId_key" ON "product_item"("productId", "sizeId", "supplierId");

-- CreateIndex
CREATE UNIQUE INDEX "search_outbox_productId_transactionId_key" ON "search_outbox"("productId", "transactionId");

-- CreateIndex
CREATE UNIQUE INDEX "search_document_version_key" ON "search_document"("version");

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_modelId_fkey" FOREIGN KEY ("modelId") REFERENCES "model"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_productCategoryId_fkey" FOREIGN KEY ("productCategoryId") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_productTypeId_fkey" FOREIGN KEY ("productTypeId") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_productSubTypeId_fkey" FOREIGN KEY ("productSubTypeId") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_source" ADD CONSTRAINT "product_source_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_brand" ADD CONSTRAINT "product_brand_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_brand" ADD CONSTRAINT "product_brand_brandId_fkey" FOREIGN KEY ("brandId") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category" ADD CONSTRAINT "category_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_filter" ADD CONSTRAINT "directory_filter_directoryId_fkey" FOREIGN KEY ("directoryId") REFERENCES "directory"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_collectionId_fkey" FOREIGN KEY ("collectionId") REFERENCES "collection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_product" ADD CONSTRAINT "collection_product_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "size_grid" ADD CONSTRAINT "size_grid_brandId_fkey" FOREIGN KEY ("brandId") REFERENCES "brand"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "size_grid" ADD CONSTRAINT "size_grid_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "size_grid_row" ADD CONSTRAINT "size_grid_row_sizeGridId_fkey" FOREIGN KEY ("sizeGridId") REFERENCES "size_grid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_colour" ADD CONSTRAINT "product_colour_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_colour" ADD CONSTRAINT "product_colour_colourId_fkey" FOREIGN KEY ("colourId") REFERENCES "color_pallete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_badge" ADD CONSTRAINT "product_badge_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_badge" ADD CONSTRAINT "product_badge_badgeId_fkey" FOREIGN KEY ("badgeId") REFERENCES "badge"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "properties" ADD CONSTRAINT "properties_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_seo_tags" ADD CONSTRAINT "product_seo_tags_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_item" ADD CONSTRAINT "product_item_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_item" ADD CONSTRAINT "product_item_sizeId_fkey" FOREIGN KEY ("sizeId") REFERENCES "size"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_item" ADD CONSTRAINT "product_item_supplierId_fkey" FOREIGN KEY ("supplierId") REFERENCES "supplier"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_details" ADD CONSTRAINT "price_details_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;
