-- The table is new and empty.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- CreateTable
CREATE TABLE "parcel_waybill" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderUuid" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "unitIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "carrierId" UUID,
    "waybill" TEXT,
    "claimedUntil" TIMESTAMPTZ(6) NOT NULL,
    "actorId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parcel_waybill_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "parcel_waybill_number_key" ON "parcel_waybill"("number");

-- CreateIndex
CREATE INDEX "parcel_waybill_orderUuid_idx" ON "parcel_waybill"("orderUuid");

-- AddForeignKey
ALTER TABLE "parcel_waybill" ADD CONSTRAINT "parcel_waybill_orderUuid_fkey" FOREIGN KEY ("orderUuid") REFERENCES "shop_order"("uuid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- api/prisma/sql/parcel-waybill.sql

-- An order has one parcel at most that is not finished, so that no press makes two. A parcel has a list of units, which
-- may be empty.
-- Relied on by: operator (claim-waybills.ts).

CREATE UNIQUE INDEX IF NOT EXISTS "parcel_waybill_one_open" ON "parcel_waybill" ("orderUuid") WHERE "waybill" IS NULL;
