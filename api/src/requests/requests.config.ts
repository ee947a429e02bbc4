import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const requestsVariables = {
  REQUESTS_MAIL: z
    .email()
    .optional()
    .describe('Mailbox of the shop that hears of new requests of partners and of shoppers; none gets no letters'),
  PERSONAL_PRICE_UNITS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10)
    .default(1)
    .describe('Units that a shopper may order at a price agreed with them, unless the operator says otherwise'),
  PERSONAL_PRICE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(60)
    .describe('Most days for which a price can be agreed with a shopper'),
};

/** Configuration visible to the requests domain: its own variables and those of the platform. */
export type RequestsConfig = ConfigOf<typeof requestsVariables>;
