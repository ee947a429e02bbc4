import { z } from 'zod';

/**
 * Every variable the API knows, validated once at boot. docs/configuration.md is written from the descriptions here
 * (a test compares them).
 */
const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const Config = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('`development` adds introspection and GraphiQL at /graphql'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('PostgreSQL 15 or newer. `npm start` sets it to its own server when it is not given'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('Connections of one API process'),
  API_HOST: z.string().default('127.0.0.1').describe('Address the API listens on'),
  API_PORT: port.default(4000).describe('Port the API listens on'),
  GRAPHQL_INTROSPECTION: flag
    .optional()
    .describe('Whether clients may read the schema; by default only outside production'),
  STORAGE_FOLDER: z
    .string()
    .default('.data/storage')
    .describe('Folder of stored objects (product pictures); relative to the working folder'),
  IMAGE_CACHE_FOLDER: z.string().default('.data/image-cache').describe('Folder of pictures the image proxy has made'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line that is written'),
});

export type Config = z.infer<typeof Config>;

export class ConfigError extends Error {}

/** Throws a {@link ConfigError} that names each variable at fault; unknown variables are none of our business. */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const result = Config.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration is not valid:\n${faults.join('\n')}`);
}
