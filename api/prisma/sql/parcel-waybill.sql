-- An order has one parcel at most that is not finished, so that no press makes two. A parcel has a list of units, which
-- may be empty.
-- Relied on by: operator (claim-waybills.ts).

ALTER TABLE "parcel_waybill" ALTER COLUMN "unitIds" SET NOT NULL;

CREATE UNIQUE INDEX IF NOT EXISTS "parcel_waybill_one_open" ON "parcel_waybill" ("orderUuid") WHERE "waybill" IS NULL;
