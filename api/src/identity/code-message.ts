import { randomUUID } from 'node:crypto';
import { letterColumn, type Message, type Sender } from '../messaging/index.js';
import { CODE_SECONDS } from './code-policy.js';
import type { Recipient } from './recipient.js';

const MINUTES = CODE_SECONDS / 60;
const WARNING = 'Никому его не сообщайте.';

/** Returns the message with a code. The text starts with the code, so that it is visible on a locked screen. */
export function codeMessage({ channel, address }: Recipient, code: string, sender: Pick<Sender, 'SHOP_NAME'>): Message {
  const id = randomUUID();
  const subject = `${code} — ваш код для магазина ${sender.SHOP_NAME}`;
  if (channel === 'PHONE') return { id, to: address, subject: '', text: `${subject}. ${WARNING}` };
  return {
    id,
    to: address,
    subject,
    text: `Ваш код: ${code}\n\nОн действует ${MINUTES} минут. ${WARNING}\nЕсли вы не запрашивали код, ничего делать не нужно.`,
    html: letterColumn(sender, `Код для магазина ${sender.SHOP_NAME}`, [
      ['Ваш код:', 'padding-top:24px'],
      [code, 'padding-top:8px;font-weight:700;font-size:40px;letter-spacing:8px'],
      [
        `Код действует ${MINUTES} минут. ${WARNING}<br>Если вы не запрашивали код, ничего делать не нужно.`,
        'padding-bottom:32px;color:#5d5a50',
      ],
    ]),
  };
}
