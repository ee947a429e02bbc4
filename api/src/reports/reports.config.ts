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
  BOUGHT_TOGETHER_SECONDS: z.coerce
    .number()
    .min(0)
    .default(3600)
    .describe(
      'Seconds between counts of what was bought together in the last 20,000 orders, for «С чем носить»; 0 for never',
    ),
};

/** Configuration visible to the reports: their own variables and those of the platform. */
export type ReportsConfig = ConfigOf<typeof reportsVariables>;
