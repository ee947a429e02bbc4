import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const exportsVariables = {
  EXPORT_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe('Seconds between looks for lists to export to files; 0 for never'),
};

/** Configuration visible to the exports: their own variables and those of the platform. */
export type ExportsConfig = ConfigOf<typeof exportsVariables>;
