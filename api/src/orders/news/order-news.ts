import type { OrderMessage } from '../../messaging/index.js';
import type { News } from './announce.js';
import type { NewsOrder } from './news-order.js';

/** Notifications that may be about a part of an order, which has a message of its own. */
const OF_PARTS = ['ON_ITS_WAY', 'HANDED_OVER', 'DELIVERED', 'CANCELED'] as const;
type OfPart = (typeof OF_PARTS)[number];
const isOfPart = (news: News): news is OfPart => (OF_PARTS as readonly News[]).includes(news);

/** Returns the message for a notification of an order. */
export function messageOf(news: News, { whole, totalPrice }: Pick<NewsOrder, 'whole' | 'totalPrice'>): OrderMessage {
  if (news === 'PAID') return totalPrice ? 'ORDER_PAID' : 'ORDER_ACCEPTED';
  if (isOfPart(news)) return whole ? `ORDER_${news}` : `ORDER_PART_${news}`;
  return isOfReturn(news) ? news : `ORDER_${news}`;
}

type OfReturn = Extract<News, `RETURN_${string}`>;
const isOfReturn = (news: News): news is OfReturn => news.startsWith('RETURN_');
