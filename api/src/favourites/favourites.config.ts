import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const favouritesVariables = {
  STOCK_NOTICE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(180)
    .describe('Days for which the shop keeps who wants to hear of a size that is back or costs less'),
  STOCK_NOTICE_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(60)
    .describe('Seconds between looks for sizes that are back or cost less; 0 for never'),
};

/** Configuration visible to the favourites domain: its own variables and those of the platform. */
export type FavouritesConfig = ConfigOf<typeof favouritesVariables>;
