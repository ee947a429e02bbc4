import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import type { PaymentType } from '../../payment/index.js';
import { UNPAID, type OrderStatus } from './order-lifecycle.js';
import { inOwnStock } from './own-stock.js';

export type UnitState = 'RESERVED' | 'SOLD' | 'RELEASED' | 'RETURNED';

/** Amounts are kopecks and points. */
export interface LockedItem {
  id: string;
  itemId: string;
  productId: string;
  /** The brands of the product in one name; empty without a brand. */
  brand: string;
  name: string;
  sizeName: string;
  status: OrderStatus;
  unit: UnitState;
  deliveryIsoCode: string;
  /** Whether it is the shop's own. */
  inOwnStock: boolean;
  bonuses: number;
  soldPrice: number;
  /** Part of `soldPrice` that was refunded already, while the buyer keeps the unit. */
  compensated: number;
  cashback: number;
  markingCode: string | null;
  /** Time of the last delivery; null if the unit has never been delivered. */
  deliveredAt: Date | null;
  /** Whether the unit is paid for on delivery, and its money was not taken yet (ADR 50). */
  dueOnDelivery: boolean;
  /**
   * The payment of a unit that was added to a paid order, or delivered after other units; null if the order's own
   * payment paid for it.
   */
  paymentId: string | null;
}

export interface LockedOrder {
  uuid: string;
  id: string;
  number: number;
  userId: string | null;
  status: OrderStatus;
  email: string | null;
  phone: string;
  paymentType: PaymentType;
  paidByBonuses: number;
  deliveryPrice: number;
  /** Minimum and maximum days of the delivery. */
  deliveryMinDays: number;
  deliveryMaxDays: number;
  totalPrice: number;
  promocodeId: string | null;
  promocodeUsed: boolean;
  paidAt: Date | null;
  updatedAt: Date;
  /** URL to which a payment page sends the shopper back; null for the storefront's page of the order. */
  returnUrl: string | null;
  items: LockedItem[];
  /**
   * Units added to the paid order, which wait for a payment of their own and are not part of the order yet (ADR 38).
   */
  waiting: LockedItem[];
}

/** Returns the kopecks that can still be refunded for a unit. */
export const paidFor = ({ soldPrice, compensated }: Pick<LockedItem, 'soldPrice' | 'compensated'>): number =>
  soldPrice - compensated;

/**
 * Returns the order and locks it until the end of the transaction. All code that changes an order takes its locks in
 * the same order, which prevents deadlocks: the order, the shopper's account, the offers by id, their personal
 * prices by id, the promo code, the payment.
 */
export async function lockOrder(queries: Queries, uuid: string): Promise<LockedOrder | null> {
  // The items are read by a second statement, because the first one does not see the changes that its lock waited for.
  const [[order], rows] = await Promise.all([queries.rows(LOCK, { uuid }), queries.rows(ITEMS, { uuid })]);
  if (!order) return null;
  const unitsOf = (waiting: boolean) =>
    rows
      .filter(({ awaitsPayment }) => awaitsPayment === waiting)
      .map(({ awaitsPayment: _, soldPrice, compensated, ...item }) => ({
        ...item,
        soldPrice: Number(soldPrice),
        compensated: Number(compensated),
      }));
  return {
    ...order,
    deliveryPrice: Number(order.deliveryPrice),
    totalPrice: Number(order.totalPrice),
    items: unitsOf(false),
    waiting: unitsOf(true),
  };
}

/** Returns whether the units of the order are sold: it is paid, or confirmed and paid for on delivery. */
export const isSold = ({ paidAt, status }: Pick<LockedOrder, 'paidAt' | 'status'>): boolean =>
  paidAt !== null || !UNPAID.includes(status);

/** Returns the total price of the units in kopecks. */
export const priceOf = (units: readonly Pick<LockedItem, 'soldPrice'>[]): number =>
  units.reduce((sum, { soldPrice }) => sum + soldPrice, 0);

/** Locks offers in the order of their ids, so that two orders with the same offers cannot deadlock. */
export async function lockOffers(queries: Queries, itemIds: string[]): Promise<void> {
  await queries.rows(LOCK_OFFERS, { itemIds });
}

/**
 * Returns whether there is a free unit for each id; the caller has locked the offers. An id may occur several times.
 */
export async function areFree(queries: Queries, itemIds: string[]): Promise<boolean> {
  const free = await queries.rows(FREE, { itemIds });
  return free.length === new Set(itemIds).size;
}

const LOCK = statement('order-lock')`
SELECT "uuid", "id", "number", "userId", "status", "email", "phone", "paymentType", "paidByBonuses", "deliveryPrice",
  "deliveryMinDays", "deliveryMaxDays", "totalPrice", "promocodeId", "promocodeUsed", "paidAt", "updatedAt", "returnUrl"
FROM "shop_order" WHERE "uuid" = :uuid FOR NO KEY UPDATE`;

const ITEMS = statement('order-items-locked')`
SELECT i."id", i."itemId", i."productId", i."name", i."sizeName", i."status", i."unit", i."deliveryIsoCode", ${inOwnStock('i')} AS "inOwnStock", i."bonuses",
  i."soldPrice", i."compensated", i."cashback", i."markingCode", i."deliveredAt",
  i."awaitsPayment", i."paymentId", i."dueOnDelivery",
  coalesce((SELECT string_agg(b."name", ' × ' ORDER BY pb."position", b."slug")
    FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
    WHERE pb."productId" = i."productId" AND b."deletedAt" IS NULL), '') AS "brand"
FROM "order_product_item" i WHERE i."orderUuid" = :uuid AND i."removedAt" IS NULL ORDER BY i."position"`;

const LOCK_OFFERS = statement('offers-lock')`
SELECT 1 FROM "product_item" WHERE "id" = ANY((SELECT :itemIds::uuid[])::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;

/** The offers that have at least as many free units as `itemIds` contains their id. */
const FREE = statement('offers-free')`
SELECT i."id" FROM unnest(:itemIds::uuid[]) AS unit("itemId")
JOIN "product_item" i ON i."id" = unit."itemId" AND i."active" AND i."deletedAt" IS NULL
JOIN "product" p ON p."id" = i."productId" AND p."active" AND p."deletedAt" IS NULL
GROUP BY i."id" HAVING i."stock" - i."reserved" >= count(*)`;
