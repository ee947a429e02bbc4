import { z } from 'zod';

export const Config = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('The catalogue, the same database the API uses'),
  MEILI_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Meilisearch: its address. With it documents are brought there, too'),
  MEILI_API_KEY: z.string().optional().describe('Meilisearch: a key that may write documents, settings and indexes'),
  MEILI_INDEX: z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,64}$/, 'give letters, digits, «-» and «_», at most 64')
    .default('products')
    .describe('Meilisearch: name of the index'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line that is written'),
});
