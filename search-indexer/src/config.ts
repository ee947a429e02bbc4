import { z } from 'zod';
import { givenSettings } from './given-settings.js';

export const Config = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('The catalogue, the same database the API uses'),
  MEILI_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Meilisearch: its address. With it documents are brought there, too'),
  MEILI_INDEXER_KEY: z
    .string()
    .optional()
    .describe(
      'Meilisearch: the indexer’s key of `npm run search:keys`, which may write documents, settings and indexes',
    ),
  MEILI_MASTER_KEY: z
    .string()
    .optional()
    .describe('Meilisearch: its master key, instead of keys: the indexer makes both keys where they are not there'),
  MEILI_API_KEY: z.string().optional().describe('Meilisearch: the indexer’s key, as it was called before'),
  MEILI_INDEX: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'give letters, digits, - and _')
    .default('products')
    .describe('Meilisearch: name of the index'),
  INDEXER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port of /metrics and /health; 0 for none. Not given: 4001, or none where that is taken'),
  INDEXER_HOST: z.string().default('127.0.0.1').describe('Address that port is opened on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line that is written'),
});

export type Config = z.infer<typeof Config>;

/** Reads and validates the environment. Throws an error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { values, faults } = givenSettings(env, Object.keys(Config.shape));
  const result = Config.safeParse(values);
  if (result.success && !faults.length) return result.data;
  // A setting whose file has an error is also missing; only the file is reported.
  const issues = faults.length ? [] : (result.error?.issues ?? []);
  const named = [...faults, ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)];
  throw new Error(`The configuration is not valid:\n${named.map((fault) => `  ${fault}`).join('\n')}`);
}
