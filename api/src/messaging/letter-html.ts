import type { Language } from '../shared/messages/language.js';

/** A row of a letter: its HTML, and the CSS that differs from other rows. */
export type LetterRow = readonly [html: string, style?: string];

/** Returns the HTML of a letter: one column below the shop's name, which mail programs show alike, light or dark. */
export function letterColumn(shopName: string, title: string, rows: LetterRow[], language: Language): string {
  const name: LetterRow = [escaped(shopName), 'padding-top:32px;font-weight:700;font-size:20px'];
  const cells = [name, ...rows].map(
    ([html, style = '']) => `<tr><td style="padding:16px 32px 0;${style}">${html}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#16150f;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:440px;background:#ffffff" cellpadding="0" cellspacing="0">
${cells.join('\n')}
</table></td></tr></table>
</body>
</html>`;
}

/** Returns the HTML of a link that looks like a button. */
export const button = (url: string, text: string): string =>
  `<a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;background:#16150f;color:#ffffff;text-decoration:none">${escaped(text)}</a>`;

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
