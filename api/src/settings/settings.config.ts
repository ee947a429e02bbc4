import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const settingsVariables = {
  SETTINGS_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .max(5)
    .default(0.5)
    .describe('Seconds between looks for settings that operators have changed; 0 for never'),
};

/** Configuration visible to the settings domain: its own variables and those of the platform. */
export type SettingsConfig = ConfigOf<typeof settingsVariables>;
