import type { News } from './announce.js';
import { NEWS_WORDS, type NewsOrder } from './news-words.js';

export function sms(news: News, order: NewsOrder): string {
  return `Meet. ${NEWS_WORDS[news](order).text} ${order.link}`;
}

export function letter(news: News, order: NewsOrder): { subject: string; text: string; html: string } {
  const { subject, text } = NEWS_WORDS[news](order);
  // News of a refund list no items, because it is not known for which of them the money was refunded.
  const items = news === 'REFUNDED' ? [] : order.items;
  const goods = items.map(({ name, sizeName }) => `${name}, размер ${sizeName}`);
  return {
    subject,
    text: [
      'Здравствуйте.',
      text,
      ...(goods.length ? [goods.join('\n')] : []),
      `Следить за заказом: ${order.link}`,
    ].join('\n\n'),
    html: html(subject, ['Здравствуйте.', text], goods, order.link),
  };
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
${goods.length ? row(goods.map(escaped).join('<br>'), 'color:#5d5a50') : ''}
${row(`<a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;background:#16150f;color:#ffffff;text-decoration:none">Следить за заказом</a>`, 'padding-bottom:32px')}
</table></td></tr></table>
</body>
</html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
