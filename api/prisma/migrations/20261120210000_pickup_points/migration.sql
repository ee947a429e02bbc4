-- CreateTable
CREATE TABLE "pickup_point" (
    "provider" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "uuid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "countryCode" CHAR(2) NOT NULL,
    "regionCode" INTEGER,
    "region" TEXT,
    "cityCode" INTEGER,
    "cityUuid" TEXT,
    "cityId" TEXT,
    "city" TEXT NOT NULL,
    "postalCode" TEXT,
    "longitude" DOUBLE PRECISION NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "address" TEXT NOT NULL,
    "addressFull" TEXT NOT NULL,
    "addressNote" TEXT,
    "phones" JSONB NOT NULL,
    "email" TEXT,
    "images" JSONB NOT NULL,
    "workTime" TEXT NOT NULL,
    "dressingRoom" BOOLEAN NOT NULL,
    "minGrams" INTEGER,
    "maxGrams" INTEGER,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pickup_point_pkey" PRIMARY KEY ("provider","code")
);

-- CreateIndex
CREATE INDEX "pickup_point_code_idx" ON "pickup_point"("code");

-- CreateIndex
CREATE INDEX "pickup_point_cityId_idx" ON "pickup_point"("cityId");
