-- The coordinates of a pickup point must exist on earth, and its limits of weight, in grams, must be possible. The
-- index finds the active points in a part of the map.
-- Relied on by: delivery.

ALTER TABLE "pickup_point"
  DROP CONSTRAINT IF EXISTS "pickup_point_place_check",
  ADD CONSTRAINT "pickup_point_place_check" CHECK ("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180),
  DROP CONSTRAINT IF EXISTS "pickup_point_grams_check",
  ADD CONSTRAINT "pickup_point_grams_check" CHECK ("minGrams" >= 0 AND "maxGrams" > 0);

CREATE INDEX IF NOT EXISTS "pickup_point_place_idx" ON "pickup_point" USING gist (point("longitude", "latitude"))
  WHERE "active";
