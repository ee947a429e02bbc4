import type { ConfigOf } from '../platform/config/config.js';
import { flag } from '../platform/config/variables.js';

export const deskVariables = {
  DESK: flag
    .default(true)
    .describe(
      'Whether the desk, the pages in which operators run the shop, is served at `/admin`; [operator.md](operator.md#the-desk)',
    ),
};

/** Configuration visible to the desk: its own variables and those of the platform. */
export type DeskConfig = ConfigOf<typeof deskVariables>;
