import type { Pool } from 'pg';

/** Totals at the end of a test run. Money is in kopecks; all other figures are counts. */
export interface Books {
  orders: number;
  keys: number;
  paid: number;
  /** Number of orders for which the shop keeps the money of the goods or of the delivery. */
  kept: number;
  expired: number;
  canceled: number;
  retaken: number;
  payments: number;
  refunds: number;
  unitsSold: number;
  stock: number;
  reserved: number;
  /** Money that the provider received or that was collected on delivery, minus refunds. */
  taken: number;
  /** Money that the provider should have received according to the orders, minus refunds. */
  owed: number;
  /** Number of orders with payments that are not fully refunded. */
  payers: number;
  /** Number of units that were added to paid orders, and paid for. */
  added: number;
  /** Number of orders that were paid for on delivery, at least in part. */
  onDelivery: number;
  promocodeUses: number;
  /** Number of orders with a promo code whose late payment was refunded. */
  codesRefused: number;
  pointsSpent: number;
}

export async function readBooks(database: Pick<Pool, 'query'>): Promise<Books> {
  const { rows } = await database.query<Record<keyof Books, string>>(BOOKS);
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)])) as unknown as Books;
}

/**
 * Counts what is unfinished: unpaid orders, units that wait for their payment, payments that the shop does not know of
 * yet, and refunds in progress.
 */
export async function openMatters(database: Pool): Promise<number> {
  const { rows } = await database.query<{ open: number }>(OPEN);
  return rows[0]!.open;
}

/**
 * Returns the ids of shoppers with a wrong balance: it must be the `points` they started with, less those spent on
 * units that they kept, and those that delivered units earned.
 */
export async function wrongAccounts(database: Pool, points: number): Promise<string[]> {
  const { rows } = await database.query<{ userId: string }>(WRONG_ACCOUNTS, [points]);
  return rows.map(({ userId }) => userId);
}

/**
 * Returns faults in the use of promo codes: a code used more often by a shopper than it allows, and a paid order whose
 * code was not counted as used.
 */
export async function wrongCodes(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ fault: string }>(WRONG_CODES);
  return rows.map(({ fault }) => fault);
}

/**
 * Returns faults in order messages: messages of one order sent in the wrong sequence, a message without a lane (the
 * name of its sequence), or no message sent at all.
 */
export async function wrongNews(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ fault: string }>(WRONG_NEWS);
  return rows.map(({ fault }) => fault);
}

/** Returns the payments and refunds whose receipt has a different total than their amount. */
export async function wrongReceipts(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ fault: string }>(WRONG_RECEIPTS);
  return rows.map(({ fault }) => fault);
}

const BOOKS = `
SELECT (SELECT count(*) FROM "shop_order") AS "orders",
  (SELECT count(*) FROM "order_key") AS "keys",
  (SELECT count(*) FROM "shop_order" WHERE "paidAt" IS NOT NULL) AS "paid",
  (SELECT count(*) FROM "shop_order" WHERE "status" IN ('PAID_READY_TO_SEND', 'DELIVERED')
    OR ("status" = 'ISSUED_REFUND' AND "paymentType" = 'ON_DELIVERY' AND "paidAt" IS NOT NULL)) AS "kept",
  (SELECT count(DISTINCT i."orderUuid") FROM "order_status_change" c JOIN "order_product_item" i ON i."id" = c."orderItemId"
    WHERE c."status" = 'CANCEL_PURCHASE' AND c."actorKind" = 'SYSTEM') AS "expired",
  (SELECT count(DISTINCT i."orderUuid") FROM "order_status_change" c JOIN "order_product_item" i ON i."id" = c."orderItemId"
    WHERE c."status" = 'CANCEL_PURCHASE' AND c."actorKind" = 'SHOPPER') AS "canceled",
  (SELECT count(DISTINCT i."orderUuid") FROM "order_status_change" c JOIN "order_product_item" i ON i."id" = c."orderItemId"
    WHERE c."status" = 'PAID_READY_TO_SEND' AND c."previousStatus" = 'CANCEL_PURCHASE') AS "retaken",
  (SELECT count(*) FROM "payment") AS "payments",
  (SELECT count(*) FROM "refund" WHERE "state" = 'SUCCEEDED') AS "refunds",
  (SELECT count(*) FROM "order_product_item" WHERE "unit" = 'SOLD') AS "unitsSold",
  (SELECT sum("stock") FROM "product_item") AS "stock",
  (SELECT sum("reserved") FROM "product_item") AS "reserved",
  (SELECT coalesce(sum("amount" - "refunded"), 0) FROM "sandbox_payment" WHERE "state" = 'SUCCEEDED')
    + (SELECT coalesce(sum("amount" - "refunded"), 0) FROM "payment" WHERE "provider" = 'by-hand') AS "taken",
  (SELECT coalesce(sum(CASE "paymentType" WHEN 'ON_DELIVERY' THEN "deliveryPrice" + (SELECT coalesce(sum(i."soldPrice"), 0)
      FROM "order_product_item" i WHERE i."orderUuid" = o."uuid" AND i."status" = 'DELIVERED')
    ELSE "totalPrice" - "refunded" END), 0) FROM "shop_order" o WHERE "paidAt" IS NOT NULL) AS "owed",
  (SELECT count(DISTINCT p."orderUuid") FROM "sandbox_payment" s JOIN "payment" p ON p."id"::text = s."idempotenceKey"
    WHERE s."state" = 'SUCCEEDED' AND s."refunded" < s."amount")
    + (SELECT count(DISTINCT "orderUuid") FROM "payment" WHERE "provider" = 'by-hand' AND "refunded" < "amount") AS "payers",
  (SELECT count(*) FROM "order_product_item" i JOIN "payment" p ON p."id" = i."paymentId" AND p."provider" <> 'by-hand') AS "added",
  (SELECT count(DISTINCT "orderUuid") FROM "payment" WHERE "provider" = 'by-hand') AS "onDelivery",
  (SELECT coalesce(sum("used"), 0) FROM "promocode") AS "promocodeUses",
  (SELECT count(*) FROM "payment" p JOIN "shop_order" o ON o."uuid" = p."orderUuid"
    WHERE p."outcome" = 'REFUND' AND o."promocodeId" IS NOT NULL AND o."paidAt" IS NULL) AS "codesRefused",
  (SELECT -coalesce(sum("amount"), 0) FROM "points_entry" WHERE "kind" IN ('WRITE_OFF', 'RETURNED')) AS "pointsSpent"`;

const OPEN = `
SELECT ((SELECT count(*) FROM "shop_order" WHERE "status" IN ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID'))
  + (SELECT count(*) FROM "shop_order" WHERE "paidAt" IS NOT NULL AND "expiresAt" IS NOT NULL)
  + (SELECT count(*) FROM "shop_order" WHERE "paymentType" = 'ON_DELIVERY'
     AND "status" NOT IN ('DELIVERED', 'CANCEL_PURCHASE', 'ISSUED_REFUND'))
  + (SELECT count(*) FROM "payment" p JOIN "sandbox_payment" s ON s."idempotenceKey" = p."id"::text
     WHERE p."state" IN ('CREATED', 'PENDING', 'WAITING_FOR_CAPTURE') AND (s."payAt" IS NOT NULL OR s."state" <> 'PENDING'))
  + (SELECT count(*) FROM "refund" WHERE "state" IN ('REQUESTED', 'PENDING')))::int AS "open"`;

const WRONG_CODES = `
SELECT c."code" || ' is in ' || count(*) || ' paid orders of ' || o."userId" AS "fault" FROM "shop_order" o
JOIN "promocode" c ON c."id" = o."promocodeId" WHERE o."status" IN ('PAID_READY_TO_SEND', 'DELIVERED')
GROUP BY c."id", o."userId" HAVING count(*) > least(c."usageLimitPerUser", CASE WHEN c."firstOrderOnly" THEN 1 END)
UNION ALL
SELECT 'a discount of ' || c."code" || ' is counted for no use: ' || o."uuid" FROM "shop_order" o
JOIN "promocode" c ON c."id" = o."promocodeId" WHERE o."status" IN ('PAID_READY_TO_SEND', 'DELIVERED') AND NOT o."promocodeUsed"`;

const WRONG_ACCOUNTS = `
SELECT a."userId" FROM "loyalty_account" a
WHERE a."held" <> 0 OR a."balance" <> $1::int - (
  SELECT coalesce(sum(i."bonuses"), 0) FROM "shop_order" o JOIN "order_product_item" i ON i."orderUuid" = o."uuid"
  WHERE o."userId" = a."userId" AND i."unit" = 'SOLD') + (
  SELECT coalesce(sum(e."amount"), 0) FROM "points_entry" e WHERE e."userId" = a."userId" AND e."kind" IN ('ACCRUAL', 'ACCRUAL_REVERSED'))`;

const WRONG_RECEIPTS = `
SELECT 'the receipt of ' || m."id" || ' does not come to its money' AS "fault"
FROM (SELECT "id", "amount", "receipt" FROM "payment" WHERE "state" = 'SUCCEEDED'
  UNION ALL SELECT "id", "amount", "receipt" FROM "refund" WHERE "state" = 'SUCCEEDED') m
WHERE m."amount" IS DISTINCT FROM (SELECT sum((x ->> 'price')::bigint * (x ->> 'quantity')::int)
  FROM jsonb_array_elements(m."receipt" -> 'items') x)`;

const WRONG_NEWS = `
SELECT 'news ' || later."id" || ' was told before ' || earlier."id" || ' of the same order' AS "fault"
FROM "outbox_event" later JOIN "outbox_event" earlier
  ON earlier."topic" = later."topic" AND earlier."lane" = later."lane" AND earlier."id" < later."id"
WHERE later."doneAt" IS NOT NULL AND earlier."runAt" < 'infinity'
  AND (earlier."doneAt" IS NULL OR earlier."doneAt" > later."doneAt")
UNION ALL
SELECT 'no news were told' WHERE NOT EXISTS (SELECT FROM "outbox_event" WHERE "doneAt" IS NOT NULL)
UNION ALL
SELECT 'news ' || "id" || ' has no lane' FROM "outbox_event" WHERE "lane" IS NULL`;
