import { letterHtml, type Sender } from '../../messaging/index.js';
import type { News } from './announce.js';
import { nameThings } from './name-things.js';
import { NEWS_WORDS, type NewsOrder } from './news-words.js';

export function sms(news: News, order: NewsOrder, { SHOP_NAME }: Pick<Sender, 'SHOP_NAME'>): string {
  return `${SHOP_NAME}. ${NEWS_WORDS[news](order).text} ${order.link}`;
}

export function letter(
  news: News,
  order: NewsOrder,
  sender: Pick<Sender, 'SHOP_NAME'>,
): { subject: string; text: string; html: string } {
  const { subject, text, note } = NEWS_WORDS[news](order);
  const paragraphs = ['Здравствуйте.', text, ...(note ? [note] : [])];
  // News of a refund list no items, because it is not known for which of them the money was refunded.
  const items = news === 'REFUNDED' ? [] : order.items;
  const goods = nameThings(items).map(({ words }) => words);
  return {
    subject,
    text: [...paragraphs, ...(goods.length ? [goods.join('\n')] : []), `Следить за заказом: ${order.link}`].join(
      '\n\n',
    ),
    html: letterHtml(sender, {
      title: subject,
      paragraphs,
      rows: goods,
      link: { url: order.link, text: 'Следить за заказом' },
    }),
  };
}
