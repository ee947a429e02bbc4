-- A pickup point is somewhere on the earth and takes parcels of a possible weight, in grams. The index finds the active
-- points on a part of the map.
-- Relied on by: delivery.

ALTER TABLE "pickup_point"
  DROP CONSTRAINT IF EXISTS "pickup_point_place_check",
  ADD CONSTRAINT "pickup_point_place_check" CHECK ("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180),
  DROP CONSTRAINT IF EXISTS "pickup_point_grams_check",
  ADD CONSTRAINT "pickup_point_grams_check" CHECK ("minGrams" >= 0 AND "maxGrams" > 0);

CREATE INDEX IF NOT EXISTS "pickup_point_place_idx" ON "pickup_point" USING gist (point("longitude", "latitude"))
  WHERE "active";
