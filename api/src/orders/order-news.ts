import type { News } from './announce.js';

/**
 * What letters and SMS say of an order. Kopecks. Nothing of it is what a shopper typed: the contact may be anybody's, and
 * a letter that begins with a stranger's words is spam of ours.
 */
export interface NewsOrder {
  number: number;
  awaitsCall: boolean;
  totalPrice: number;
  /** Of the public page. */
  link: string;
  /** Of the pickup point; null for an address of the shopper's. */
  pickupAddress: string | null;
  items: { name: string; sizeName: string; trackCode: string | null }[];
  /** Given back. */
  amount: number | null;
}

interface Words {
  subject: string;
  text: string;
}

const roubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});
const money = (kopecks: number): string => roubles.format(kopecks / 100);

const WORDS: Record<News, (order: NewsOrder) => Words> = {
  PLACED: ({ number, awaitsCall, totalPrice }) => ({
    subject: `Заказ ${number} оформлен`,
    text: awaitsCall
      ? `Заказ ${number} на ${money(totalPrice)} оформлен. Мы позвоним, чтобы его подтвердить.`
      : `Заказ ${number} на ${money(totalPrice)} оформлен и ждёт оплаты.`,
  }),
  PAID: ({ number, totalPrice }) => ({
    subject: `Заказ ${number} оплачен`,
    text: totalPrice
      ? `Заказ ${number} оплачен: ${money(totalPrice)}. Выкупаем ваши вещи.`
      : `Заказ ${number} принят. Выкупаем ваши вещи.`,
  }),
  ON_ITS_WAY: ({ number }) => ({
    subject: `Заказ ${number} в пути`,
    text: `Вещи из заказа ${number} прошли таможню и едут в Россию.`,
  }),
  HANDED_OVER: ({ number, pickupAddress, items }) => ({
    subject: `Заказ ${number} передан в доставку`,
    text: `Заказ ${number} передан в доставку${pickupAddress ? `: ${pickupAddress}` : ''}.${tracks(items)}`,
  }),
  DELIVERED: ({ number }) => ({
    subject: `Заказ ${number} получен`,
    text: `Заказ ${number} получен. Кешбэк начислен и станет доступен, когда пройдёт срок возврата.`,
  }),
  CANCELED: ({ number, amount }) => ({
    subject: `Заказ ${number} отменён`,
    text: amount
      ? `Заказ ${number} отменён. Вернём ${money(amount)} тем же способом, каким вы платили.`
      : `Заказ ${number} отменён.`,
  }),
  REFUNDED: ({ number, amount }) => ({
    subject: `Вернули деньги за заказ ${number}`,
    text: `Вернули ${money(amount ?? 0)} за заказ ${number}. Банк зачислит их в течение нескольких дней.`,
  }),
};

export function sms(news: News, order: NewsOrder): string {
  return `Meet. ${WORDS[news](order).text} ${order.link}`;
}

export function letter(news: News, order: NewsOrder): Words & { html: string } {
  const { subject, text } = WORDS[news](order);
  const goods = order.items.map(({ name, sizeName }) => `${name}, размер ${sizeName}`);
  return {
    subject,
    text: ['Здравствуйте.', text, goods.join('\n'), `Следить за заказом: ${order.link}`].join('\n\n'),
    html: html(subject, ['Здравствуйте.', text], goods, order.link),
  };
}

function tracks(items: NewsOrder['items']): string {
  const codes = [...new Set(items.flatMap(({ trackCode }) => trackCode ?? []))];
  return codes.length ? ` Трек-номер: ${codes.join(', ')}.` : '';
}

function html(title: string, paragraphs: string[], goods: string[], link: string): string {
  const row = (content: string, style = '') => `<tr><td style="padding:16px 32px 0;${style}">${content}</td></tr>`;
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#16150f;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:440px;background:#ffffff" cellpadding="0" cellspacing="0">
${row('Meet', 'padding-top:32px;font-weight:700;font-size:20px')}
${paragraphs.map((text) => row(escaped(text))).join('\n')}
${row(goods.map(escaped).join('<br>'), 'color:#5d5a50')}
${row(`<a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;background:#16150f;color:#ffffff;text-decoration:none">Следить за заказом</a>`, 'padding-bottom:32px')}
</table></td></tr></table>
</body>
</html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
