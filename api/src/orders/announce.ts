import type { Queries } from '../platform/database/statements.js';
import { addOutboxEvent } from '../platform/outbox/outbox.js';

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

/** Notes a letter and an SMS, each told and retried on its own, in the transaction that makes the news true. */
export async function announce(queries: Queries, announcement: Announcement): Promise<void> {
  await addOutboxEvent(queries, 'order.letter', announcement);
  await addOutboxEvent(queries, 'order.sms', announcement);
}
