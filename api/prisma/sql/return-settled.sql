-- A refund and the return request of the unit are one thing, whichever call gave the money back: an open request learns
-- what became of its unit when the transaction ends, and is closed when all its units are settled. A unit is settled by a
-- refund, an exchange or a cancellation, and by sums that give back all that was paid for it.
-- Relied on by: returns.

CREATE OR REPLACE FUNCTION settle_return() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  settled uuid;
BEGIN
  UPDATE "return_item" x SET
    "outcome" = (CASE WHEN i."status" = 'ARRANGED_EXCHANGE' THEN 'EXCHANGE' ELSE 'REFUND' END)::"ReturnOutcome",
    "restocked" = CASE WHEN i."status" <> 'ARRANGED_EXCHANGE' THEN i."unit" = 'RETURNED' END
  FROM "order_product_item" i
  WHERE i."id" = NEW."id" AND x."orderItemId" = i."id" AND x."open" AND x."outcome" IS NULL
    AND (i."status" IN ('ISSUED_REFUND', 'ARRANGED_EXCHANGE', 'CANCEL_PURCHASE')
      OR i."compensated" > 0 AND i."compensated" >= i."soldPrice")
  RETURNING x."requestId" INTO settled;
  UPDATE "return_request" r SET "state" = 'REFUNDED', "updatedAt" = now()
  WHERE r."id" = settled
    AND NOT EXISTS (SELECT FROM "return_item" x WHERE x."requestId" = settled AND x."outcome" IS NULL);
  RETURN NULL;
END $$;

-- Deferred, because a refunded unit goes back into stock in a statement of its own. The condition of the trigger spares
-- all other changes of units a look at the requests.
DROP TRIGGER IF EXISTS "order_product_item_settles_return" ON "order_product_item";
CREATE CONSTRAINT TRIGGER "order_product_item_settles_return" AFTER UPDATE ON "order_product_item"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."status" <> NEW."status" AND NEW."status" IN ('ISSUED_REFUND', 'ARRANGED_EXCHANGE', 'CANCEL_PURCHASE')
    OR OLD."compensated" <> NEW."compensated")
  EXECUTE FUNCTION settle_return();

-- Requests that stayed open beside refunds made before this rule. Requests of units that wait for a decision stay.
UPDATE "return_item" x SET
  "outcome" = (CASE WHEN i."status" = 'ARRANGED_EXCHANGE' THEN 'EXCHANGE' ELSE 'REFUND' END)::"ReturnOutcome",
  "restocked" = CASE WHEN i."status" <> 'ARRANGED_EXCHANGE' THEN i."unit" = 'RETURNED' END
FROM "order_product_item" i
WHERE x."orderItemId" = i."id" AND x."open" AND x."outcome" IS NULL
  AND i."status" IN ('ISSUED_REFUND', 'ARRANGED_EXCHANGE', 'CANCEL_PURCHASE');
UPDATE "return_request" r SET "state" = 'REFUNDED', "updatedAt" = now()
WHERE r."state" IN ('NEW', 'APPROVED', 'RECEIVED')
  AND NOT EXISTS (SELECT FROM "return_item" x WHERE x."requestId" = r."id" AND x."outcome" IS NULL);
