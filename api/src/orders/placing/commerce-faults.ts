import { rows } from '@meet/statements';
import { makeConnection } from '../../platform/database/open-connection.js';
import { statement } from '../../platform/database/statement.js';

/**
 * Checks invariants of stock, money and points. Each row is a violation, provided that nobody writes to the database
 * meanwhile.
 */
const FAULTS = statement('commerce-faults')`
WITH figures AS (
  SELECT "orders", "revenue", "refunded", "units", "goods", "returned", "goodsReturned" FROM "sales_sum"
  WHERE "dimension" = 'SHOP' AND "span" = 'DAY'
  UNION ALL SELECT "orders", "revenue", "refunded", "units", "goods", "returned", "goodsReturned" FROM "sales_fact"
  UNION ALL SELECT 0, 0, 0, 0, 0, 0, 0
), counted AS (
  SELECT concat_ws(' ', sum("orders"), sum("revenue"), sum("refunded"), sum("units"), sum("goods"), sum("returned"),
    sum("goodsReturned")) AS "figures" FROM figures
), unit AS (
  SELECT "soldPrice", "compensated", "unit" = 'RETURNED' OR "status" IN ('CANCEL_PURCHASE', 'ISSUED_REFUND') AS "ended",
    "deliveredAt" IS NOT NULL AS "delivered"
  FROM "order_product_item" WHERE "unit" IN ('SOLD', 'RETURNED') AND NOT "dueOnDelivery" AND NOT "replaced"
), ordered AS (
  SELECT concat_ws(' ', (SELECT count(*) FROM "shop_order" WHERE "paidAt" IS NOT NULL),
    (SELECT coalesce(sum("amount"), 0) FROM "payment" WHERE "state" = 'SUCCEEDED' AND "outcome" = 'KEEP'),
    (SELECT coalesce(sum(r."amount"), 0) FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
     WHERE r."state" = 'SUCCEEDED' AND p."outcome" = 'KEEP'),
    count(*), coalesce(sum("soldPrice"), 0), count(*) FILTER (WHERE "ended" AND "delivered"),
    coalesce(sum(CASE WHEN "ended" THEN "soldPrice" ELSE "compensated" END), 0)) AS "figures"
  FROM unit
)
SELECT 'reserved units of an offer are not those of its orders' AS "fault", i."id"::text AS "of"
FROM "product_item" i
WHERE i."reserved" <> (SELECT count(*) FROM "order_product_item" o WHERE o."itemId" = i."id" AND o."unit" = 'RESERVED')
UNION ALL
SELECT 'an account is not the sum of its entries', a."userId"::text FROM "loyalty_account" a
WHERE (a."balance", a."held", a."pending", a."debt", a."moneySpent") <> (
  SELECT coalesce(sum(e."amount"), 0)::int, coalesce(sum(e."held"), 0)::int, coalesce(sum(e."pending"), 0)::int,
    coalesce(sum(e."debt"), 0)::int, coalesce(sum(e."moneySpent"), 0)::bigint
  FROM "points_entry" e WHERE e."userId" = a."userId")
UNION ALL
SELECT 'points are held for other than open orders', a."userId"::text FROM "loyalty_account" a
WHERE a."held" <> (SELECT coalesce(sum(o."paidByBonuses"), 0) FROM "shop_order" o WHERE o."userId" = a."userId"
                   AND o."status" IN ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID'))
UNION ALL
SELECT 'an order is paid without kept money, or money is kept without a paid order', o."uuid"::text FROM "shop_order" o
WHERE o."totalPrice" > 0 AND o."paymentType" <> 'ON_DELIVERY' AND (o."paidAt" IS NOT NULL) <> EXISTS (
  SELECT FROM "payment" p WHERE p."orderUuid" = o."uuid" AND p."outcome" = 'KEEP')
UNION ALL
SELECT 'an order keeps a payment that has paid for nothing', p."orderUuid"::text FROM "payment" p
WHERE p."outcome" = 'KEEP' GROUP BY p."orderUuid" HAVING count(*) > 1 + (
  SELECT count(DISTINCT i."paymentId") FROM "order_product_item" i WHERE i."orderUuid" = p."orderUuid")
UNION ALL
SELECT 'money kept is not the price of the order', o."uuid"::text FROM "shop_order" o
JOIN "payment" p ON p."orderUuid" = o."uuid" AND p."outcome" = 'KEEP' WHERE o."paidAt" IS NOT NULL AND o."paymentType" <> 'ON_DELIVERY'
GROUP BY o."uuid" HAVING bool_and(p."state" <> 'CANCELED') AND sum(p."amount" - p."refunded") <> o."totalPrice" - o."refunded"
  AND NOT EXISTS (SELECT FROM "refund" r JOIN "payment" q ON q."id" = r."paymentId" WHERE q."orderUuid" = o."uuid" AND r."state" = 'CANCELED')
UNION ALL
SELECT 'money taken on delivery is not the price of what was delivered', o."uuid"::text FROM "shop_order" o
WHERE o."paymentType" = 'ON_DELIVERY'
  AND coalesce((SELECT sum(p."amount") FROM "payment" p WHERE p."orderUuid" = o."uuid" AND p."outcome" = 'KEEP'), 0) <> coalesce((
    SELECT sum(i."soldPrice") FROM "order_product_item" i WHERE i."orderUuid" = o."uuid" AND i."removedAt" IS NULL
      AND i."deliveredAt" IS NOT NULL), 0) + CASE WHEN o."paidAt" IS NULL THEN 0 ELSE o."deliveryPrice" END
UNION ALL
SELECT 'a delivered unit is still to be paid for, or another one is paid for', i."id"::text FROM "order_product_item" i
JOIN "shop_order" o ON o."uuid" = i."orderUuid"
WHERE o."paymentType" = 'ON_DELIVERY' AND o."totalPrice" > 0 AND i."dueOnDelivery" <> (i."deliveredAt" IS NULL)
UNION ALL
SELECT 'money given back is not what an order paid for on delivery says', o."uuid"::text FROM "shop_order" o
WHERE o."paymentType" = 'ON_DELIVERY' AND o."refunded" <> (
  SELECT coalesce(sum(p."refunded"), 0) FROM "payment" p WHERE p."orderUuid" = o."uuid")
  AND NOT EXISTS (SELECT FROM "refund" r JOIN "payment" q ON q."id" = r."paymentId" WHERE q."orderUuid" = o."uuid" AND r."state" = 'CANCELED')
UNION ALL
SELECT 'money of a payment is not the price of the units it paid for', p."id"::text FROM "payment" p
JOIN "order_product_item" i ON i."paymentId" = p."id" WHERE p."state" <> 'CANCELED'
GROUP BY p."id" HAVING p."amount" - p."refunded" <> coalesce(sum(i."soldPrice" - i."compensated") FILTER (
    WHERE i."removedAt" IS NULL AND i."status" NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND')), 0)
  AND NOT EXISTS (SELECT FROM "refund" r WHERE r."paymentId" = p."id" AND r."state" = 'CANCELED')
UNION ALL
SELECT 'units wait for their payment without an end, or an end has no units', o."uuid"::text FROM "shop_order" o
WHERE (o."paidAt" IS NOT NULL AND o."expiresAt" IS NOT NULL) <> EXISTS (
  SELECT FROM "order_product_item" i WHERE i."orderUuid" = o."uuid" AND i."awaitsPayment")
UNION ALL
SELECT 'an open order does not hold its units', o."uuid"::text FROM "shop_order" o
JOIN "order_product_item" i ON i."orderUuid" = o."uuid" AND i."removedAt" IS NULL AND NOT i."awaitsPayment"
WHERE (o."status" IN ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID')) <> (i."unit" = 'RESERVED')
UNION ALL
SELECT 'uses of a code are not those of its orders', p."code" FROM "promocode" p
WHERE p."used" <> (SELECT count(*) FROM "shop_order" o WHERE o."promocodeId" = p."id" AND o."promocodeUsed")
UNION ALL
SELECT 'units of a personal price are not those of its orders', p."id"::text FROM "personal_price" p
WHERE p."used" <> (SELECT count(*) FROM "order_product_item" i WHERE i."personalPriceId" = p."id" AND i."unit" <> 'RELEASED')
UNION ALL
SELECT 'a shopper used a code more often than one may', p."code" FROM "promocode" p
JOIN "shop_order" o ON o."promocodeId" = p."id" AND o."promocodeUsed"
GROUP BY p."id", o."userId" HAVING count(*) > p."usageLimitPerUser"
UNION ALL
SELECT 'a code of first orders was used by a later one', o."uuid"::text FROM "shop_order" o
JOIN "promocode" p ON p."id" = o."promocodeId" AND p."firstOrderOnly"
WHERE o."promocodeUsed" AND EXISTS (
  SELECT FROM "shop_order" f WHERE f."userId" = o."userId" AND f."uuid" <> o."uuid" AND f."paidAt" < o."createdAt")
UNION ALL
SELECT 'money went back and its order does not say so', o."uuid"::text FROM "shop_order" o
WHERE o."paidAt" IS NULL AND o."refunded" = 0 AND EXISTS (
  SELECT FROM "payment" p JOIN "refund" r ON r."paymentId" = p."id" WHERE p."orderUuid" = o."uuid")
UNION ALL
SELECT 'figures of sales are not those of the orders', c."figures" || ' instead of ' || o."figures"
FROM counted c, ordered o WHERE c."figures" <> o."figures"
UNION ALL
SELECT 'an order has no key', o."uuid"::text FROM "shop_order" o
WHERE NOT EXISTS (SELECT FROM "order_key" k WHERE k."orderUuid" = o."uuid")`;

/** Returns the violated invariants of a database as text; an empty list if there are none. */
export async function commerceFaults(databaseUrl: string): Promise<string[]> {
  const client = makeConnection({ connectionString: databaseUrl });
  await client.connect();
  try {
    const faults = await rows(client, FAULTS);
    return faults.map(({ fault, of }) => `${fault}: ${of}`);
  } finally {
    await client.end();
  }
}
