import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const requestsVariables = {
  REQUESTS_MAIL: z
    .email()
    .optional()
    .describe('Mailbox of the shop that hears of new requests of partners and of shoppers; none gets no letters'),
};

/** Configuration visible to the requests domain: its own variables and those of the platform. */
export type RequestsConfig = ConfigOf<typeof requestsVariables>;
