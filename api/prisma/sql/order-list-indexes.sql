-- Operators list orders by where they go, and find what a custom field says.
-- Relied on by: orders/admin (order-conditions.ts).

CREATE INDEX IF NOT EXISTS "shop_order_city_idx"
  ON "shop_order" (lower(coalesce("address" ->> 'city', "pickupPoint" ->> 'city')));
-- Texts may be longer than an entry of an index.
CREATE INDEX IF NOT EXISTS "custom_field_value_text_idx" ON "custom_field_value" ("fieldId", left("text", 200))
  WHERE "text" IS NOT NULL;
