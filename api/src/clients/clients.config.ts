import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { flag } from '../platform/config/variables.js';

export const clientsVariables = {
  CLIENT_KEY_REQUIRED: flag
    .optional()
    .describe(
      'Whether `/graphql` answers only requests with the key of a front end, and those of the storefront’s server',
    ),
  CLIENT_REFRESH_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('Seconds until a process of the API notices that a front end or its key has changed; 0 for never'),
};

/** Configuration visible to the clients domain: its own variables and those of the platform. */
export type ClientsConfig = ConfigOf<typeof clientsVariables>;
