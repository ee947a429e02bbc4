import type { Queries } from '../platform/database/statements.js';
import { addOutboxEvent } from '../platform/outbox/add-outbox-event.js';
import { Topic } from '../platform/outbox/topic.js';

/** What shoppers are told about an order. */
export const NEWS = ['PLACED', 'PAID', 'ON_ITS_WAY', 'HANDED_OVER', 'DELIVERED', 'CANCELED', 'REFUNDED'] as const;
export type News = (typeof NEWS)[number];

export interface Announcement {
  orderUuid: string;
  news: News;
  /** Of its items, where the news is not about all of them. */
  itemIds?: string[];
  /** Whether these are all that is left of the order. */
  whole?: boolean;
  /** Kopecks given back. */
  amount?: number;
}

export const ORDER_LETTER = new Topic<Announcement>('order.letter');
export const ORDER_SMS = new Topic<Announcement>('order.sms');

/**
 * Notes a letter and an SMS, each told and retried on its own, in the transaction that makes the news true. News of one
 * order are told in the order of these calls: every caller holds the lock on the order, or has just created it.
 */
export async function announce(queries: Queries, announcement: Announcement): Promise<void> {
  await addOutboxEvent(queries, [ORDER_LETTER, ORDER_SMS], { lane: announcement.orderUuid, payload: announcement });
}
