import type { Queries } from '../../platform/database/statements.js';
import { addOutboxEvent } from '../../platform/outbox/add-outbox-event.js';
import { Topic } from '../../platform/outbox/topic.js';

/** Kinds of notifications that a shopper gets about an order. */
export const NEWS = [
  'PLACED',
  'PAYMENT_DUE',
  'EDITED',
  'PAID',
  'CONFIRMED',
  'ADDED_PAID',
  'ADDED_EXPIRED',
  'ON_ITS_WAY',
  'HANDED_OVER',
  'DELIVERED',
  'CANCELED',
  'REFUNDED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURN_RECEIVED',
  'RETURN_REJECTED',
  'RETURN_CLOSED',
] as const;
export type News = (typeof NEWS)[number];

export interface OrderEditNews {
  deliveryChanged: boolean;
  priceChanged: boolean;
  /** Units that were removed. */
  removed: { name: string; sizeName: string }[];
  /** The units that replaced other units. */
  replaced: { name: string; sizeName: string }[];
  /** Units that were added; missing in notifications of earlier versions. */
  added?: { name: string; sizeName: string }[];
  /** Kopecks that the shopper has to pay for the added units, if the order was paid before. */
  amountToPay?: number;
}

export interface Announcement {
  orderUuid: string;
  news: News;
  /** Ids of the items that the notification is about; if missing, it is about the whole order. */
  itemIds?: string[];
  /** True if the order has no other items left, so the notification is about the whole order. */
  whole?: boolean;
  /** Kopecks that were or will be refunded. */
  amount?: number;
  /** Points that were returned. */
  bonuses?: number;
  /** Whether units of a closed return are exchanged. */
  exchanged?: boolean;
  /** What an operator has changed in the order. */
  edit?: OrderEditNews;
  /** What an operator wrote to the shopper. Only letters quote it. */
  note?: string;
}

export const ORDER_LETTER = new Topic<Announcement>('order.letter');
export const ORDER_SMS = new Topic<Announcement>('order.sms');
/** A letter to the shop's own mailbox. */
export const NEW_ORDER_LETTER = new Topic<Announcement>('order.new');

/**
 * Adds an e-mail and an SMS, or the messages named by `topics`, to the outbox, in the transaction of the change that
 * they report. Each is sent and retried separately. Notifications of one order are sent in the order of these calls,
 * because every caller holds the lock on the order or has just created it.
 */
export async function announce(
  queries: Queries,
  announcement: Announcement,
  topics: readonly Topic<Announcement>[] = [ORDER_LETTER, ORDER_SMS],
): Promise<void> {
  await addOutboxEvent(queries, topics, { lane: announcement.orderUuid, payload: announcement });
}
