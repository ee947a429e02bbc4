import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { list } from '../platform/config/variables.js';

/** A URL that shoppers are sent to. */
const link = z.url({ protocol: /^https$/, error: 'give an address that begins with https://' });

/** `Telegram=https://t.me/shop,ВКонтакте=https://vk.com/shop` as names and URLs. */
const namedLinks = list.pipe(
  z.array(
    z
      .string()
      .regex(/^[^=]+=./, 'give a name and an address, such as `Telegram=https://t.me/shop`')
      .transform((entry) => ({ name: entry.slice(0, entry.indexOf('=')), href: entry.slice(entry.indexOf('=') + 1) }))
      .pipe(z.object({ name: z.string().trim().min(1).max(40), href: link })),
  ),
);

export const contentVariables = {
  REDIRECT_HOSTS: list
    .pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'give names of hosts, such as `apps.apple.com`')))
    .prefault('apps.apple.com,play.google.com,www.rustore.ru,t.me')
    .describe('Other sites that redirect rules may lead to'),
  SHOP_PHONE: z.string().optional().describe('Telephone of the shop in the texts of pages, `{{phone}}`'),
  SHOP_EMAIL: z.email().optional().describe('Mailbox of the shop in the texts of pages, `{{email}}`'),
  SHOP_HOURS: z
    .string()
    .optional()
    .describe('When somebody answers, in the texts of pages, `{{workHours}}`: `ежедневно с 10 до 20 по Москве`'),
  SHOP_LEGAL_NAME: z.string().optional().describe('Company or entrepreneur that sells, `{{legalName}}`'),
  SHOP_INN: z.string().optional().describe('Its taxpayer number, `{{inn}}`'),
  SHOP_OGRN: z.string().optional().describe('Its registration number, `{{ogrn}}`'),
  SHOP_LEGAL_ADDRESS: z.string().optional().describe('Its address, `{{legalAddress}}`'),
  SHOP_SOCIAL: namedLinks
    .optional()
    .describe('Pages of the shop elsewhere, in the footer: `Telegram=https://t.me/shop,ВКонтакте=https://vk.com/shop`'),
  SHOP_APP_STORE_URL: link.optional().describe('The shop’s app in the App Store; `/api/mobileapp` leads there'),
  SHOP_GOOGLE_PLAY_URL: link.optional().describe('The shop’s app in Google Play'),
  SHOP_RUSTORE_URL: link.optional().describe('The shop’s app in RuStore, for Android without Google Play'),
};

/** Configuration visible to the content domain: its own variables and those of the platform. */
export type ContentConfig = ConfigOf<typeof contentVariables>;
