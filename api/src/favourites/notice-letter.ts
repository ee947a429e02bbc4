import { letterHtml, type Sender } from '../messaging/index.js';
import type { StockNoticeKind } from './stock-notice.model.js';
import { inRoubles } from '../shared/kopecks.js';
import { ONE_SIZE, sizeInWords } from '../shared/size-words.js';

interface DueSize {
  kind: StockNoticeKind;
  name: string;
  slug: string;
  sizeName: string;
  /** Lowest price in kopecks. */
  price: number | null;
}

export function noticeLetter(
  { kind, name, slug, sizeName, price }: DueSize,
  sender: Sender,
): { subject: string; text: string; html: string } {
  const subject = kind === 'BACK_IN_STOCK' ? `Снова в наличии: ${name}` : `Цена ниже: ${name}`;
  const now = price === null ? '' : ` Цена сейчас: ${inRoubles(price)}.`;
  const words = wordsOf(kind, sizeName) + now;
  const once = 'Это письмо приходит один раз: чтобы узнать снова, попросите ещё раз на странице товара.';
  const link = `${sender.STOREFRONT_URL}/product/${slug}`;
  return {
    subject,
    text: ['Здравствуйте.', words, once, `Открыть товар: ${link}`].join('\n\n'),
    html: letterHtml(sender, {
      title: subject,
      paragraphs: ['Здравствуйте.', words, once],
      rows: [`${name}, ${sizeInWords(sizeName)}`],
      link: { url: link, text: 'Открыть товар' },
    }),
  };
}

function wordsOf(kind: StockNoticeKind, sizeName: string): string {
  const isOnly = sizeName.toUpperCase() === ONE_SIZE;
  if (kind === 'BACK_IN_STOCK')
    return isOnly
      ? 'Появилась вещь, о которой вы просили сообщить.'
      : `Появился размер ${sizeName}, о котором вы просили сообщить.`;
  return isOnly ? 'Вещь подешевела.' : `Размер ${sizeName} подешевел.`;
}
