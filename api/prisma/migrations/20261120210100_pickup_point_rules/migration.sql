-- What Prisma's data model cannot say: what a point is, and the index that finds points on a part of the map.

ALTER TABLE "pickup_point"
  ADD CONSTRAINT "pickup_point_place_check" CHECK ("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180),
  ADD CONSTRAINT "pickup_point_grams_check" CHECK ("minGrams" >= 0 AND "maxGrams" > 0);

CREATE INDEX "pickup_point_place_idx" ON "pickup_point" USING gist (point("longitude", "latitude")) WHERE "active";
