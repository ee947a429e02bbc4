-- A notice goes to an account or to a guest's confirmed mailbox, never to both. A notice of a lower price knows the price
-- that it compares with.
-- Relied on by: favourites (stock-notices.ts).

ALTER TABLE "stock_notice"
  DROP CONSTRAINT IF EXISTS "stock_notice_recipient_check",
  ADD CONSTRAINT "stock_notice_recipient_check" CHECK (
    ("userId" IS NULL) <> ("email" IS NULL) AND ("email" IS NULL) = ("recipientHash" IS NULL)),
  DROP CONSTRAINT IF EXISTS "stock_notice_price_check",
  ADD CONSTRAINT "stock_notice_price_check" CHECK ("kind" <> 'PRICE_DROP' OR "price" > 0);

CREATE INDEX IF NOT EXISTS "stock_notice_waiting_idx" ON "stock_notice" ("dueAfter") WHERE "queuedAt" IS NULL;
