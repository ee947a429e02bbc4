import type { PlatformConfig } from '../platform/config/config.js';

/** The settings that letters and SMS name: who writes, and where its pages are. */
export type Sender = Pick<PlatformConfig, 'SHOP_NAME' | 'STOREFRONT_URL'>;

/** Content of a letter: plain texts, which are escaped. */
interface LetterContent {
  title: string;
  paragraphs: string[];
  /** Lines below the paragraphs, such as the goods of an order. */
  rows: string[];
  /** The button at the end. */
  link: { url: string; text: string };
}

/** A row of a letter: its HTML, and the CSS that differs from other rows. */
type Row = readonly [html: string, style?: string];

/** Returns the HTML of a letter. */
export function letterHtml(
  sender: Pick<Sender, 'SHOP_NAME'>,
  { title, paragraphs, rows, link }: LetterContent,
): string {
  return letterColumn(sender, title, [
    ...paragraphs.map((text): Row => [escaped(text)]),
    ...(rows.length ? [[rows.map(escaped).join('<br>'), 'color:#5d5a50'] as const] : []),
    [
      `<a href="${escaped(link.url)}" style="display:inline-block;padding:12px 24px;background:#16150f;color:#ffffff;text-decoration:none">${escaped(link.text)}</a>`,
      'padding-bottom:32px',
    ],
  ]);
}

/** Returns the HTML of one column below the shop's name, which mail programs show alike, light or dark. */
export function letterColumn({ SHOP_NAME }: Pick<Sender, 'SHOP_NAME'>, title: string, rows: Row[]): string {
  const name: Row = [escaped(SHOP_NAME), 'padding-top:32px;font-weight:700;font-size:20px'];
  const cells = [name, ...rows].map(
    ([html, style = '']) => `<tr><td style="padding:16px 32px 0;${style}">${html}</td></tr>`,
  );
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#16150f;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:440px;background:#ffffff" cellpadding="0" cellspacing="0">
${cells.join('\n')}
</table></td></tr></table>
</body>
</html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
