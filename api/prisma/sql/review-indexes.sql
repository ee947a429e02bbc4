-- Finds delivered units whose buyers are to be invited to review them.
-- Relied on by: reviews (invite-reviewers.ts).

CREATE INDEX IF NOT EXISTS "order_product_item_delivered_idx" ON "order_product_item" ("deliveredAt")
  WHERE "status" = 'DELIVERED';
