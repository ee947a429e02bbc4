import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const bulkVariables = {
  BULK_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe('Seconds between looks for bulk jobs of prices and stock; 0 for never'),
  BULK_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(7)
    .describe('Days for which finished bulk jobs are kept with their rows, and their idempotency keys hold'),
};

export type BulkConfig = ConfigOf<typeof bulkVariables>;
