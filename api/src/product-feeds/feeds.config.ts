import { z } from 'zod';
import type { ContentConfig } from '../content/index.js';
import type { DeliveryConfig } from '../delivery/index.js';
import type { ConfigOf } from '../platform/config/config.js';
import { flag } from '../platform/config/variables.js';

export const feedsVariables = {
  PRODUCT_FEEDS: flag
    .prefault('true')
    .describe('Whether the catalogue is served to Yandex and Google below `/feeds/`; [feeds.md](feeds.md)'),
  PRODUCT_FEEDS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Most feeds that one address may read in an hour; an answer 304 costs nothing'),
  SIZE_SYSTEM: z
    .enum(['EU', 'RU', 'US', 'UK', 'IT', 'FR', 'DE', 'none'])
    .default('EU')
    .describe(
      'System of sizes written as a number alone, which feeds name; `EU` as in the size tables, `none` names none',
    ),
};

/** Configuration visible to the feeds: their own variables, those of the shop’s facts and of delivery. */
export type FeedsConfig = ConfigOf<typeof feedsVariables> & ContentConfig & DeliveryConfig;
