import { randomUUID } from 'node:crypto';
import type { Message, Sender } from '../messaging/index.js';
import type { Recipient } from './recipient.js';

const WHAT = { PHONE: 'новый номер телефона', EMAIL: 'новый адрес почты' } as const;

/** Returns the message that warns about a new contact, because the account may have been stolen. */
export function contactAddedMessage(
  to: string,
  channel: Recipient['channel'],
  { SHOP_NAME }: Pick<Sender, 'SHOP_NAME'>,
): Message {
  const text = `К вашему аккаунту в магазине ${SHOP_NAME} привязан ${WHAT[channel]}. Если это сделали не вы, напишите в магазин.`;
  return { id: randomUUID(), to, subject: `Изменены данные для входа в магазин ${SHOP_NAME}`, text };
}
