import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const loyaltyVariables = {
  REGISTRATION_BONUS: z.coerce.number().int().min(0).default(5000).describe('Points at registration'),
  RETURN_WINDOW_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .default(14)
    .describe('Days after delivery until the points of an order can be spent'),
  POINTS_LIFE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(365)
    .describe('Days without any movement of points after which those that can be spent expire'),
};

/** Configuration visible to the loyalty domain: its own variables and those of the platform. */
export type LoyaltyConfig = ConfigOf<typeof loyaltyVariables>;
