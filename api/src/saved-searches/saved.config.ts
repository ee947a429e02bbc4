import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const savedVariables = {
  SAVED_SEARCH_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(300)
    .describe('Seconds between looks for what is new in saved searches; 0 for never'),
};

/** Configuration visible to the saved searches: their own variables and those of the platform. */
export type SavedConfig = ConfigOf<typeof savedVariables>;
