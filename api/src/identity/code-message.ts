import { randomUUID } from 'node:crypto';
import type { Message } from '../messaging/index.js';
import { CODE_SECONDS } from './code-policy.js';
import type { Recipient } from './recipient.js';

const MINUTES = CODE_SECONDS / 60;

/** Returns the message with a code. The text starts with the code, so that it is visible on a locked screen. */
export function codeMessage({ channel, address }: Recipient, code: string): Message {
  const id = randomUUID();
  const warning = 'Никому его не сообщайте.';
  if (channel === 'PHONE') return { id, to: address, subject: '', text: `${code} — ваш код для Meet. ${warning}` };
  return {
    id,
    to: address,
    subject: `${code} — ваш код для Meet`,
    text: `Ваш код: ${code}\n\nОн действует ${MINUTES} минут. ${warning}\nЕсли вы не запрашивали код, ничего делать не нужно.`,
    html: letter(code, warning),
  };
}

function letter(code: string, warning: string): string {
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Код для Meet</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#16150f;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" style="max-width:440px;background:#ffffff" cellpadding="0" cellspacing="0">
<tr><td style="padding:32px 32px 0;font-weight:700;font-size:20px">Meet</td></tr>
<tr><td style="padding:24px 32px 0">Ваш код:</td></tr>
<tr><td style="padding:8px 32px 0;font-weight:700;font-size:40px;letter-spacing:8px">${code}</td></tr>
<tr><td style="padding:16px 32px 32px;color:#5d5a50">Код действует ${MINUTES} минут. ${warning}<br>Если вы не запрашивали код, ничего делать не нужно.</td></tr>
</table></td></tr></table>
</body>
</html>`;
}
