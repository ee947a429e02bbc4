import { letterHtml, type Sender } from '../../messaging/index.js';
import { ORDER_LETTER, ORDER_SMS, NEW_ORDER_LETTER, type Announcement } from './announce.js';
import { nameThings } from './name-things.js';
import { money, type NewsOrder } from './news-words.js';
import type { Topic } from '../../platform/outbox/topic.js';

/** The topics of news that tell operators of an order to work on; the shopper's alone where the shop has no mailbox for it. */
export const withOperators = ({ ORDERS_MAIL }: { ORDERS_MAIL?: string | undefined }): readonly Topic<Announcement>[] =>
  ORDERS_MAIL ? [ORDER_LETTER, ORDER_SMS, NEW_ORDER_LETTER] : [ORDER_LETTER, ORDER_SMS];

/**
 * Tells operators that an order waits for them. It names the goods and the money, and nothing that the shopper typed.
 * @param desk - Address of the order in the desk.
 */
export function operatorsLetter(
  order: NewsOrder,
  desk: string,
  sender: Pick<Sender, 'SHOP_NAME'>,
): { subject: string; text: string; html: string } {
  const { number, items } = order;
  const subject = `Новый заказ ${number}`;
  const paragraphs = [`Заказ ${number} ${stateOf(order)}.`];
  const rows = nameThings(items).map(({ words }) => words);
  const link = { url: desk, text: 'Открыть заказ' };
  return {
    subject,
    text: [...paragraphs, rows.join('\n'), `${link.text}: ${link.url}`].filter(Boolean).join('\n\n'),
    html: letterHtml(sender, { title: subject, paragraphs, rows, link }),
  };
}

function stateOf({ awaitsCall, onDelivery, dueOnDelivery, totalPrice }: NewsOrder): string {
  if (awaitsCall) return `на ${money(totalPrice)} ждёт звонка`;
  if (onDelivery && dueOnDelivery) return `подтверждён, при получении заплатят ${money(dueOnDelivery)}`;
  return totalPrice ? `оплачен: ${money(totalPrice)}` : 'принят, платить за него не нужно';
}
