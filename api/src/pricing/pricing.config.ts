import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const pricingVariables = {
  PRICE_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(15)
    .describe('Seconds between looks for scheduled prices that begin or end; 0 for never'),
};

export type PricingConfig = ConfigOf<typeof pricingVariables>;
