-- Units that another size has replaced in their order. The other one has their place in the order.
ALTER TABLE "order_product_item" ADD COLUMN "replaced" BOOLEAN NOT NULL DEFAULT false;

-- api/prisma/sql/sales.sql
-- Each transaction that changes what was sold, paid or given back adds the difference to "sales_fact". Sums of facts are
-- therefore those of the orders at any moment, and no report looks at orders.
-- Relied on by: reports (read-sales-report.ts, fold-sales.ts).

-- What a unit of an order adds to the sums. It is sold once it is SOLD, also if it came back later; what came back but cannot
-- be sold again stays SOLD, so its status says that it did. A unit that is paid for on delivery is sold when it is delivered.
-- One that was replaced by another size is not sold: the other one is. Only what was delivered comes back; the money of a
-- unit that was cancelled before goes back all the same.
CREATE OR REPLACE FUNCTION sales_of(i "order_product_item") RETURNS TABLE ("units" int, "goods" bigint, "returned" int, "goodsReturned" bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT sold::int, sold::int * i."soldPrice", (sold AND ended AND i."deliveredAt" IS NOT NULL)::int,
    CASE WHEN NOT sold THEN 0 WHEN ended THEN i."soldPrice" ELSE i."compensated" END
  FROM (SELECT i."unit" IN ('SOLD', 'RETURNED') AND NOT i."dueOnDelivery" AND NOT i."replaced" AS sold,
    i."unit" = 'RETURNED' OR i."status" IN ('CANCEL_PURCHASE', 'ISSUED_REFUND') AS ended) u
$$;

CREATE OR REPLACE FUNCTION note_unit_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "sales_fact" ("orderUuid", "productId", "units", "goods", "returned", "goodsReturned")
  SELECT NEW."orderUuid", NEW."productId", n."units" - o."units", n."goods" - o."goods", n."returned" - o."returned",
    n."goodsReturned" - o."goodsReturned"
  FROM sales_of(NEW) n, sales_of(OLD) o WHERE n IS DISTINCT FROM o;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_order_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "sales_fact" ("orderUuid", "orders") VALUES (NEW."uuid", 1);
  RETURN NULL;
END $$;

-- Money that goes back at once, because the order could not be kept, is neither revenue nor a refund. Money that a bank held and
-- lets go is revenue no more.
CREATE OR REPLACE FUNCTION note_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "sales_fact" ("orderUuid", "revenue") VALUES (NEW."orderUuid", CASE WHEN NEW."state" = 'SUCCEEDED' AND NEW."outcome" = 'KEEP'
    THEN NEW."amount" ELSE -OLD."amount" END);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "sales_fact" ("orderUuid", "refunded")
  SELECT p."orderUuid", NEW."amount" FROM "payment" p WHERE p."id" = NEW."paymentId" AND p."outcome" = 'KEEP';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_product_item_sale" AFTER UPDATE OF "unit", "status", "soldPrice", "compensated", "dueOnDelivery", "replaced" ON "order_product_item"
  FOR EACH ROW WHEN (NEW."unit" IN ('SOLD', 'RETURNED')) EXECUTE FUNCTION note_unit_sale();
CREATE OR REPLACE TRIGGER "shop_order_sale" AFTER UPDATE OF "paidAt" ON "shop_order"
  FOR EACH ROW WHEN (OLD."paidAt" IS NULL AND NEW."paidAt" IS NOT NULL) EXECUTE FUNCTION note_order_sale();
CREATE OR REPLACE TRIGGER "payment_sale" AFTER UPDATE OF "state", "outcome" ON "payment"
  FOR EACH ROW WHEN (((OLD."state" = 'SUCCEEDED' AND OLD."outcome" = 'KEEP') IS TRUE)
    <> ((NEW."state" = 'SUCCEEDED' AND NEW."outcome" = 'KEEP') IS TRUE)) EXECUTE FUNCTION note_payment();
CREATE OR REPLACE TRIGGER "refund_sale" AFTER UPDATE OF "state" ON "refund"
  FOR EACH ROW WHEN (NEW."state" = 'SUCCEEDED' AND OLD."state" <> 'SUCCEEDED') EXECUTE FUNCTION note_refund();

-- Makes facts and sums anew from the orders. Orders of before this was counted, and those that are copied into the
-- database, have no facts; their units came back when their status changed, their refunds when they last changed.
CREATE OR REPLACE FUNCTION recount_sales() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE "sales_fact", "sales_sum" IN EXCLUSIVE MODE;
  DELETE FROM "sales_fact";
  DELETE FROM "sales_sum";
  INSERT INTO "sales_fact" ("at", "orderUuid", "orders")
  SELECT o."paidAt", o."uuid", 1 FROM "shop_order" o WHERE o."paidAt" IS NOT NULL;
  INSERT INTO "sales_fact" ("at", "orderUuid", "revenue")
  SELECT coalesce(CASE WHEN EXISTS (SELECT FROM "order_product_item" i WHERE i."paymentId" = p."id") THEN p."createdAt" END,
    o."paidAt", p."updatedAt"), p."orderUuid", p."amount"
  FROM "payment" p JOIN "shop_order" o ON o."uuid" = p."orderUuid" WHERE p."state" = 'SUCCEEDED' AND p."outcome" = 'KEEP';
  INSERT INTO "sales_fact" ("at", "orderUuid", "refunded")
  SELECT r."updatedAt", p."orderUuid", r."amount" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
  WHERE r."state" = 'SUCCEEDED' AND p."outcome" = 'KEEP';
  INSERT INTO "sales_fact" ("at", "orderUuid", "productId", "units", "goods")
  SELECT coalesce(p."createdAt", o."paidAt", o."createdAt"), i."orderUuid", i."productId", s."units", s."goods"
  FROM "order_product_item" i CROSS JOIN LATERAL sales_of(i) s JOIN "shop_order" o ON o."uuid" = i."orderUuid"
  LEFT JOIN "payment" p ON p."id" = i."paymentId" WHERE s."units" > 0;
  INSERT INTO "sales_fact" ("at", "orderUuid", "productId", "returned", "goodsReturned")
  SELECT coalesce((SELECT max(c."createdAt") FROM "order_status_change" c WHERE c."orderItemId" = i."id"), o."updatedAt"),
    i."orderUuid", i."productId", s."returned", s."goodsReturned"
  FROM "order_product_item" i CROSS JOIN LATERAL sales_of(i) s JOIN "shop_order" o ON o."uuid" = i."orderUuid"
  WHERE s."goodsReturned" > 0 OR s."returned" > 0;
END $$;
