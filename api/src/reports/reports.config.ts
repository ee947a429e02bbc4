import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const reportsVariables = {
  SALES_SUM_SECONDS: z.coerce
    .number()
    .min(0)
    .default(30)
    .describe(
      'Seconds between additions of sales to the sums that reports read; 0 for never. Reports are exact at any time',
    ),
};

/** Configuration visible to the reports: their own variables and those of the platform. */
export type ReportsConfig = ConfigOf<typeof reportsVariables>;
