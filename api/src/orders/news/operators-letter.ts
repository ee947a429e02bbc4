import type { Values } from '../../messaging/index.js';
import type { Topic } from '../../platform/outbox/topic.js';
import { inKopecks } from '../../shared/kopecks.js';
import { ORDER_LETTER, ORDER_SMS, NEW_ORDER_LETTER, type Announcement } from './announce.js';
import { nameThings } from './name-things.js';
import type { NewsOrder } from './news-order.js';

/**
 * The topics of notifications that also inform operators of an order to process; only the shopper's topics if the shop
 * has no mailbox for orders.
 */
export const withOperators = ({ ORDERS_MAIL }: { ORDERS_MAIL?: string | undefined }): readonly Topic<Announcement>[] =>
  ORDERS_MAIL ? [ORDER_LETTER, ORDER_SMS, NEW_ORDER_LETTER] : [ORDER_LETTER, ORDER_SMS];

/**
 * Returns the values of the letter to operators about an order that waits for them. It names the goods and the money,
 * and nothing that the shopper typed.
 * @param desk - URL of the order in the desk.
 */
export function operatorsLetter(order: NewsOrder, desk: string): Values {
  return {
    orderNumber: String(order.number),
    orderState: `Заказ ${order.number} ${stateOf(order)}.`,
    items: nameThings(order.items)
      .map(({ words }) => words)
      .join('\n'),
    link: desk,
  };
}

function stateOf({ awaitsCall, onDelivery, dueOnDelivery, totalPrice }: NewsOrder): string {
  const total = inKopecks(totalPrice, 'ru');
  if (awaitsCall) return `на ${total} ждёт звонка`;
  if (onDelivery && dueOnDelivery) return `подтверждён, при получении заплатят ${inKopecks(dueOnDelivery, 'ru')}`;
  return totalPrice ? `оплачен: ${total}` : 'принят, платить за него не нужно';
}
