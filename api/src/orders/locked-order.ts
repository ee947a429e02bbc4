import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import type { OrderStatus } from './order-lifecycle.js';

export type UnitState = 'RESERVED' | 'SOLD' | 'RELEASED' | 'RETURNED';

/** Kopecks and points. */
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
  bonuses: number;
  soldPrice: number;
  /** Part of `soldPrice` that was given back already, while the buyer keeps the unit. */
  compensated: number;
  cashback: number;
  markingCode: string | null;
  /** Time of the last delivery; null if the unit has never been delivered. */
  deliveredAt: Date | null;
}

export interface LockedOrder {
  uuid: string;
  id: string;
  number: number;
  userId: string | null;
  status: OrderStatus;
  email: string | null;
  phone: string;
  paymentType: 'BANK_CARD' | 'SBP' | 'WALLET';
  paidByBonuses: number;
  deliveryPrice: number;
  totalPrice: number;
  promocodeId: string | null;
  promocodeUsed: boolean;
  paidAt: Date | null;
  /** Address to which a payment page sends the shopper back; null for the storefront's page of the order. */
  returnUrl: string | null;
  items: LockedItem[];
}

/** Returns the kopecks that can still be given back for a unit. */
export const paidFor = ({ soldPrice, compensated }: Pick<LockedItem, 'soldPrice' | 'compensated'>): number =>
  soldPrice - compensated;

/**
 * Returns the order and locks it until the end of the transaction. All code that changes an order takes its locks in
 * the same order, which prevents deadlocks: the order, the shopper's account, the offers by id, their personal
 * prices by id, the promo code, the payment.
 */
export async function lockOrder(queries: Queries, uuid: string): Promise<LockedOrder | null> {
  const [order] = await queries.rows(LOCK, { uuid });
  if (!order) return null;
  // The items are read by a second statement, because the first one does not see the changes that its lock waited for.
  const items = await queries.rows(ITEMS, { uuid });
  return {
    ...order,
    deliveryPrice: Number(order.deliveryPrice),
    totalPrice: Number(order.totalPrice),
    items: items.map((item) => ({ ...item, soldPrice: Number(item.soldPrice), compensated: Number(item.compensated) })),
  };
}

/** Locks offers in the order of their ids, so that two orders with the same offers cannot deadlock. */
export async function lockOffers(queries: Queries, itemIds: string[]): Promise<void> {
  await queries.rows(LOCK_OFFERS, { itemIds });
}

const LOCK = statement('order-lock')`
SELECT "uuid", "id", "number", "userId", "status", "email", "phone", "paymentType", "paidByBonuses", "deliveryPrice",
  "totalPrice", "promocodeId", "promocodeUsed", "paidAt", "returnUrl"
FROM "shop_order" WHERE "uuid" = :uuid FOR NO KEY UPDATE`;

const ITEMS = statement('order-items-locked')`
SELECT i."id", i."itemId", i."productId", i."name", i."sizeName", i."status", i."unit", i."deliveryIsoCode", i."bonuses",
  i."soldPrice", i."compensated", i."cashback", i."markingCode", i."deliveredAt",
  coalesce((SELECT string_agg(b."name", ' × ' ORDER BY pb."position", b."slug")
    FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
    WHERE pb."productId" = i."productId" AND b."deletedAt" IS NULL), '') AS "brand"
FROM "order_product_item" i WHERE i."orderUuid" = :uuid ORDER BY i."position"`;

const LOCK_OFFERS = statement('offers-lock')`
SELECT 1 FROM "product_item" WHERE "id" = ANY(:itemIds::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
