import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { flag } from '../platform/config/variables.js';

/** The only variables that the commands for the search index need. */
export const meilisearchVariables = {
  MEILI_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('Meilisearch; text search asks it, and PostgreSQL where it does not answer. Without it PostgreSQL alone'),
  MEILI_SEARCH_KEY: z
    .string()
    .optional()
    .describe('Meilisearch: the key of `npm run search:keys` that may search and nothing else'),
  MEILI_INDEXER_KEY: z
    .string()
    .optional()
    .describe('Meilisearch: the key of `npm run search:keys` for the search-indexer and the commands'),
  MEILI_MASTER_KEY: z
    .string()
    .optional()
    .describe(
      'Meilisearch: its master key, instead of the two: both follow from it, and the search-indexer makes them',
    ),
  MEILI_API_KEY: z
    .string()
    .optional()
    .describe('Meilisearch: one key for all, as before there were two; stands in for either of them'),
  MEILI_INDEX: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'give letters, digits, - and _')
    .default('products')
    .describe('Meilisearch: name of the index of products'),
};

export const searchVariables = {
  ...meilisearchVariables,
  INDEX_SNAPSHOT_FOLDER: z
    .string()
    .optional()
    .describe(
      'Folder of snapshots of the listing index, with which a large shop is ready in seconds; processes may share it. Without it every start reads all search documents. `npm start` sets it',
    ),
  SEARCH_RULES_SECONDS: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe('Seconds until a process of the API notices that a rule of the search has changed; 0 for never'),
  SEARCH_CLICKS: flag
    .prefault('true')
    .describe(
      'Whether clicks on results are counted, without who made them, and move goods; [search.md](search.md#clicks)',
    ),
  SEARCH_COVERAGE_SECONDS: z.coerce
    .number()
    .min(0)
    .default(3600)
    .describe(
      'Seconds between counts of the goods whose kind the search knows, if any have changed; 0 for the first alone',
    ),
  SEARCH_LOG_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('Seconds between writings of what was searched for; 0 for never, then nothing is popular either'),
};

/** The configuration that the search uses: its own variables, and those common to the whole API. */
export type SearchConfig = ConfigOf<typeof searchVariables>;
