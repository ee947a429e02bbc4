import { withClient } from '@meet/tooling/stack';
import { copyRows, type Row } from './copy-rows.js';
import { inventShoppers, type Offer, type Order, type Shopper } from './invent-orders.js';

/**
 * Adds shoppers with orders, payments and points to a shop by COPY. Totals of orders, accounts and products match the
 * added rows; stock stays as it is, as if sold units had been restocked. The same shop, numbers, seed and time give the
 * same rows. Everything happens in one transaction.
 */
export async function generateOrders(
  databaseUrl: string,
  wanted: { shoppers: number; orders: number; seed: string; until: Date },
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows: offers } = await client.query<Offer & { oldPrice: string; price: string }>(OFFERS, [MOST_OFFERS]);
    const { rows: counts } = await client.query<{ shopper: number; order: number; charge: number }>(COUNTS);
    const { shopper, order, charge } = counts[0]!;
    const shoppers = inventShoppers(
      { ...wanted, from: { shopper, order }, chargePercentage: charge },
      offers.map((offer) => ({ ...offer, oldPrice: Number(offer.oldPrice), price: Number(offer.price) })),
    );
    await client.query('BEGIN');
    // Triggers would reduce stock, update accounts and announce every order, one row at a time, so they are switched
    // off.
    await client.query('SET LOCAL session_replication_role = replica');
    for (const { name, columns, rows } of TABLES) await copyRows(client, name, columns, flat(shoppers, rows));
    await client.query(ACCOUNTS);
    await client.query(`SELECT setval(pg_get_serial_sequence('shop_order', 'number'), $1)`, [order + wanted.orders]);
    // From here on, triggers write changed products into the outbox again.
    await client.query('SET LOCAL session_replication_role = origin');
    await client.query(SOLD, [order]);
    await client.query('SELECT recount_sales()');
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

/** Maximum number of offers in orders: enough for variety, few enough for memory. */
const MOST_OFFERS = 20_000;

const OFFERS = `
SELECT i."id" AS "itemId", p."id" AS "productId", p."name", p."slug", s."slug" AS "sizeSlug", s."name" AS "sizeName",
  u."name" AS "supplierName", i."deliveryIsoCode", coalesce(d."oldPrice", d."price") AS "oldPrice", d."price",
  (SELECT jsonb_build_object('url', m."storageKey", 'alt', m."alt", 'position', m."position")::text FROM "product_image" m
   WHERE m."productId" = p."id" AND m."storageKey" IS NOT NULL ORDER BY m."position" LIMIT 1) AS "image"
FROM "product_item" i JOIN "product" p ON p."id" = i."productId" JOIN "size" s ON s."id" = i."sizeId"
JOIN "supplier" u ON u."id" = i."supplierId" JOIN "price_details" d ON d."itemId" = i."id"
WHERE i."deletedAt" IS NULL AND p."deletedAt" IS NULL AND d."price" > 0 ORDER BY i."id" LIMIT $1`;

const COUNTS = `
SELECT (SELECT count(*)::int + 1 FROM "user_account" WHERE "email" LIKE 'shopper-%@generated.example') AS "shopper",
  (SELECT coalesce(max("number"), 0) + 1 FROM "shop_order") AS "order",
  coalesce((SELECT "chargePercentage" FROM "loyalty_level" WHERE "deletedAt" IS NULL ORDER BY "requiredSpentAmount" LIMIT 1), 0) AS "charge"`;

/** Creates loyalty accounts for shoppers who have entries but no account yet. */
const ACCOUNTS = `
INSERT INTO "loyalty_account" ("userId", "balance", "pending", "held", "debt", "moneySpent")
SELECT "userId", sum("amount"), sum("pending"), sum("held"), sum("debt"), sum("moneySpent") FROM "points_entry"
WHERE "userId" NOT IN (SELECT "userId" FROM "loyalty_account") GROUP BY "userId"`;

const SOLD = `
UPDATE "product" p SET "unitSold" = p."unitSold" + s."count", "lastSoldAt" = greatest(p."lastSoldAt", s."last")
FROM (SELECT i."productId", count(*)::int AS "count", max(o."paidAt") AS "last" FROM "order_product_item" i
  JOIN "shop_order" o ON o."uuid" = i."orderUuid" WHERE o."number" >= $1 AND i."unit" = 'SOLD' GROUP BY 1) s
WHERE p."id" = s."productId"`;

interface Table {
  name: string;
  columns: readonly string[];
  rows: (shopper: Shopper) => Row[];
}

function* flat(shoppers: Iterable<Shopper>, rows: Table['rows']): Generator<Row> {
  for (const shopper of shoppers) yield* rows(shopper);
}

/** Returns a table with one row per order, if `row` returns one. */
const ofOrders =
  (row: (order: Order, shopper: Shopper) => Row | null) =>
  (shopper: Shopper): Row[] =>
    shopper.orders.map((order) => row(order, shopper)).filter((written) => written !== null);

const paidAt = ({ isPaid, history }: Order): string | null => (isPaid ? history[1]!.at.toISOString() : null);

const lastChange = ({ history }: Order): string => history.at(-1)!.at.toISOString();

const kopecks = (amount: number): string => String(amount);

/** Returns the receipt of a payment: a line for each unit, and one for the delivery. */
const receipt = ({ units, deliveryPrice }: Order, { email, phone }: Shopper): string =>
  JSON.stringify({
    ...{ email, phone },
    items: [
      ...units.map(({ offer, soldPrice }) => ({
        description: offer.name,
        quantity: 1,
        price: soldPrice,
        subject: 'COMMODITY',
      })),
      { description: 'Доставка', quantity: 1, price: deliveryPrice, subject: 'SERVICE' },
    ],
  });

const addressIn = (city: string): string =>
  JSON.stringify({
    ...{ country: 'Россия', city, street: 'ул Ясная', house: '1', building: null, apartment: null, index: '101000' },
  });

const TABLES: readonly Table[] = [
  {
    name: 'user_account',
    columns: ['id', 'name', 'surname', 'phone', 'email', 'createdAt', 'updatedAt'],
    rows: ({ id, name, surname, phone, email, createdAt }) => {
      const at = createdAt.toISOString();
      return [{ id, name, surname, phone, email, createdAt: at, updatedAt: at }];
    },
  },
  {
    name: 'shop_order',
    columns: [
      ...['uuid', 'id', 'number', 'userId', 'status', 'name', 'surname', 'phone', 'email', 'paymentType', 'goodsPrice'],
      ...['paidByBonuses', 'deliveryPrice', 'totalPrice', 'cashback', 'address', 'deliveryMinDays', 'deliveryMaxDays'],
      ...['paidAt', 'createdAt', 'updatedAt'],
    ],
    rows: ofOrders((order, { id: userId, name, surname, phone, email, city }) => ({
      ...{ uuid: order.uuid, id: order.id, number: String(order.number), userId, status: order.status },
      ...{ name, surname, phone, email, paymentType: order.paymentType, address: addressIn(city) },
      goodsPrice: kopecks(order.units.reduce((sum, { offer }) => sum + offer.oldPrice, 0)),
      ...{ paidByBonuses: String(order.bonuses), cashback: String(order.cashback) },
      ...{ deliveryPrice: kopecks(order.deliveryPrice), totalPrice: kopecks(order.totalPrice) },
      ...{ deliveryMinDays: '1', deliveryMaxDays: '3', paidAt: paidAt(order) },
      ...{ createdAt: order.createdAt.toISOString(), updatedAt: lastChange(order) },
    })),
  },
  {
    name: 'order_key',
    columns: ['key', 'bodyHash', 'orderUuid', 'createdAt'],
    rows: ofOrders(({ key, id, uuid, createdAt }) => ({
      ...{ key, bodyHash: `\\x${id}`, orderUuid: uuid, createdAt: createdAt.toISOString() },
    })),
  },
  {
    name: 'order_product_item',
    columns: [
      ...['id', 'orderUuid', 'position', 'itemId', 'productId', 'status', 'unit', 'name', 'slug', 'image', 'sizeSlug'],
      ...['sizeName', 'supplierName', 'deliveryIsoCode', 'oldPrice', 'price', 'discountValue', 'bonuses', 'soldPrice'],
      ...['cashback', 'deliveredAt'],
    ],
    rows: ({ orders }) =>
      orders.flatMap((order) =>
        order.units.map(({ id, offer, bonuses, soldPrice, cashback }, position) => ({
          ...{ ...offer, id, orderUuid: order.uuid, position: String(position), status: order.status },
          unit: order.isPaid ? 'SOLD' : 'RELEASED',
          ...{ oldPrice: kopecks(offer.oldPrice), price: kopecks(offer.price), discountValue: '0' },
          ...{ bonuses: String(bonuses), soldPrice: kopecks(soldPrice), cashback: String(cashback) },
          deliveredAt: order.status === 'DELIVERED' ? lastChange(order) : null,
        })),
      ),
  },
  {
    name: 'order_status_change',
    columns: ['orderItemId', 'status', 'previousStatus', 'actorKind', 'actorId', 'createdAt'],
    rows: ({ id, orders }) =>
      orders.flatMap(({ units, history }) =>
        units.flatMap((unit) =>
          history.map(({ status, actor, at }, n) => ({
            ...{ orderItemId: unit.id, status, previousStatus: history[n - 1]?.status ?? null, actorKind: actor },
            ...{ actorId: actor === 'SHOPPER' ? id : null, createdAt: at.toISOString() },
          })),
        ),
      ),
  },
  {
    name: 'sandbox_payment',
    columns: [
      'id',
      'idempotenceKey',
      'amount',
      'description',
      'returnUrl',
      'capture',
      'state',
      'expiresAt',
      'createdAt',
    ],
    rows: ofOrders((order) =>
      order.isPaid
        ? {
            ...{ id: order.sandboxId, idempotenceKey: order.paymentId, amount: kopecks(order.totalPrice) },
            ...{
              description: `Заказ ${order.number}`,
              returnUrl: `/orders/${order.id}`,
              capture: 't',
              state: 'SUCCEEDED',
            },
            ...{ expiresAt: lastChange(order), createdAt: order.createdAt.toISOString() },
          }
        : null,
    ),
  },
  {
    name: 'payment',
    columns: [
      ...['id', 'orderUuid', 'orderId', 'attempt', 'paymentType', 'amount', 'description', 'receipt', 'provider'],
      ...['providerId', 'state', 'outcome', 'createdAt', 'updatedAt'],
    ],
    rows: ofOrders((order, shopper) => ({
      ...{
        id: order.paymentId,
        orderUuid: order.uuid,
        orderId: order.id,
        attempt: '1',
        paymentType: order.paymentType,
      },
      ...{ amount: kopecks(order.totalPrice), description: `Заказ ${order.number}`, receipt: receipt(order, shopper) },
      ...(order.isPaid
        ? { provider: 'sandbox', providerId: order.sandboxId, state: 'SUCCEEDED', outcome: 'KEEP' }
        : { provider: null, providerId: null, state: 'CANCELED', outcome: null }),
      ...{ createdAt: order.createdAt.toISOString(), updatedAt: order.history[1]!.at.toISOString() },
    })),
  },
  {
    name: 'points_entry',
    columns: [
      ...['userId', 'kind', 'amount', 'pending', 'held', 'moneySpent', 'orderUuid', 'orderItemId', 'availableAt'],
      'createdAt',
    ],
    rows: ({ id, entries }) =>
      entries.map(({ amount, pending, held, moneySpent, availableAt, at, ...entry }) => ({
        ...{ ...entry, userId: id, amount: String(amount), pending: String(pending), held: String(held) },
        ...{
          moneySpent: kopecks(moneySpent),
          availableAt: availableAt?.toISOString() ?? null,
          createdAt: at.toISOString(),
        },
      })),
  },
];
