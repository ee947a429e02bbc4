import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { flag } from '../platform/config/variables.js';

export const messagingVariables = {
  SMS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(1000)
    .describe('Most codes by SMS in an hour, all together, and news to telephones nobody has confirmed'),
  EMAILS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(5000)
    .describe('Most codes by e-mail in an hour, and news to mailboxes nobody has confirmed'),
  SMSC_LOGIN: z.string().optional().describe('SMSC.ru: login; codes by SMS go through it'),
  SMSC_PASSWORD: z.string().optional().describe('SMSC.ru: password or API key'),
  SMSC_SENDER: z.string().optional().describe('SMSC.ru: registered sender name'),
  SMSC_URL: z.url().default('https://smsc.ru/sys/send.php').describe('SMSC.ru: address of the call'),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Twilio: account; the second provider where SMSC is set too'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Twilio: token'),
  TWILIO_FROM: z.string().optional().describe('Twilio: number or messaging service (`MG…`) messages come from'),
  TWILIO_URL: z.url().default('https://api.twilio.com').describe('Twilio: origin of the API'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, `smtp://user:password@host:port`; codes by e-mail go through it'),
  SMTP_FALLBACK_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Second mail server, asked when the first fails'),
  MAIL_FROM: z
    .string()
    .default('noreply@localhost')
    .describe(
      'Sender of letters, `shop@shop.example` or `Name <shop@shop.example>`; the name is `SHOP_NAME` by default',
    ),
  PRINT_MESSAGES: flag
    .default(false)
    .describe(
      'Messages that have no provider are printed instead of refused. For trying the shop; `npm start` sets it for the demo',
    ),
};

/** Configuration visible to the messaging domain: its own variables and those of the platform. */
export type MessagingConfig = ConfigOf<typeof messagingVariables>;
