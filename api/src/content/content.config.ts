import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { list } from '../platform/config/variables.js';

export const contentVariables = {
  REDIRECT_HOSTS: list
    .pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'give names of hosts, such as `apps.apple.com`')))
    .prefault('apps.apple.com,play.google.com,www.rustore.ru,t.me')
    .describe('Other sites that redirect rules may lead to'),
  SHOP_NAME: z.string().default('Meet').describe('Name of the shop in the texts of pages, `{{shopName}}`'),
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
};

/** Configuration visible to the content domain: its own variables and those of the platform. */
export type ContentConfig = ConfigOf<typeof contentVariables>;
