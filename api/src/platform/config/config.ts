import { z } from 'zod';
import { setShopZone } from '../../shared/shop-time.js';
import { origins } from '../http/origin-patterns.js';
import { givenSettings } from './given-settings.js';
import { flag, list, port } from './variables.js';

const origin = z.url({ protocol: /^https?$/ });

const storageVariables = {
  STORAGE_FOLDER: z
    .string()
    .default('.data/storage')
    .describe(
      'Folder of stored objects (pictures, videos); relative to the working folder. Not used with `S3_ENDPOINT`',
    ),
  S3_ENDPOINT: origin.optional().describe('MinIO or another S3 server that stores objects instead of the folder'),
  S3_PUBLIC_ENDPOINT: origin
    .optional()
    .describe('The same server as browsers reach it, to which they upload; by default `S3_ENDPOINT`'),
  S3_BUCKET: z.string().optional().describe('Bucket of the shop; made at the start if it is missing. Keep it private'),
  S3_ACCESS_KEY: z.string().optional().describe('Key that may read, write, list and delete objects of the bucket'),
  S3_SECRET_KEY: z.string().optional().describe('Secret of that key'),
  S3_REGION: z.string().optional().describe('Region of the bucket; by default `us-east-1`, as MinIO has it'),
  S3_PATH_STYLE: flag
    .optional()
    .describe('Whether the bucket is a part of the path (by default) or of the host name, as Amazon wants it'),
  STORAGE_ORIGIN: origin
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      'Address below which pictures that are not stored are looked for by their keys, and then kept: those of a former shop; [pictures.md](pictures.md#where-they-are-stored)',
    ),
};

/** The settings of the picture storage. In tests the folder is enough. */
export type StorageConfig = Pick<Values<typeof storageVariables>, 'STORAGE_FOLDER'> &
  Partial<Values<typeof storageVariables>>;

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Variables that commands read too. Commands need a database, but no secret keys and no providers. */
const commandVariables = {
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('`development` opens the schema to clients, and shows printed messages at /dev/outbox'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('PostgreSQL 15 or newer. `npm start` sets it to its own server when it is not given'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('Connections of one API process'),
  API_HOST: z.string().default('127.0.0.1').describe('Address the API listens on'),
  API_PORT: port.default(4000).describe('Port the API listens on'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Address on which the API serves /metrics'),
  METRICS_PORT: port
    .or(z.literal('0').transform(() => 0))
    .optional()
    .describe('Port of /metrics; 0 for none. Not given: 4002, or none where that is taken'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'Told to end, a process takes requests for so long while readiness is 503: what the balancer in front needs to notice',
    ),
  GRAPHQL_INTROSPECTION: flag
    .optional()
    .describe('Whether clients may read the schema; by default only outside production'),
  GRAPHIQL: flag
    .optional()
    .describe('Whether GraphiQL is served at `/graphiql/`; by default if clients may read the schema'),
  DEMO_ENDS_WITH_OWN_GOODS: flag
    .default(false)
    .describe(
      'Answers of `/admin/graphql` say in `extensions.notice` what ends with the first product of one’s own. `npm start` sets it for the demo',
    ),
  SHOP_TIME_ZONE: z
    .string()
    .refine((name) => isZone(name), 'give a time zone such as `Europe/Moscow`')
    .default('Europe/Moscow')
    .describe('Time zone in which days begin and end that operators and feeds write without a time'),
  ...storageVariables,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line that is written'),
};

/**
 * Variables of the platform. Each domain declares its own in `<domain>.config.ts`, and `api/src/config.ts` merges all
 * of them.
 */
export const platformVariables = {
  ...commandVariables,
  SECRET_KEY: z
    .string()
    .min(32, 'give at least 32 random characters, e.g. of `openssl rand -base64 32`')
    .describe(
      'Key of the hashes of codes and telephones. Never changed: hashes made with another one are not found. In production repeated characters, words of examples and secrets that another variable has are refused',
    ),
  EDGE_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Who sends it as `x-meet-edge-secret` is believed about `x-meet-client-address` and `x-request-id`: the storefront’s server',
    ),
  TRUSTED_PROXIES: list
    .optional()
    .describe('Addresses or networks whose `x-forwarded-for` and `x-request-id` are believed, with commas between'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis for the counters of limits; without it, and while it does not answer, PostgreSQL holds them'),
  MUTATIONS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(120)
    .describe('Most mutations in a minute from one address, and from one shopper, on one API process'),
  ANSWER_MEMORY_MB: z.coerce
    .number()
    .min(0)
    .default(32)
    .describe('Megabytes in which an API process keeps guests’ frequent answers of the catalogue; 0 for none'),
  QUERY_POINTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(2000)
    .default(12_000)
    .describe(
      'Points, about a millisecond of processor each, that requests of one client may cost in a minute on one API process; a quarter at once',
    ),
  OUTBOX_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .default(2)
    .describe('Seconds between looks for news of orders to send; 0 for never'),
  OUTBOX_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(30)
    .describe('Days after which news of orders that were sent are deleted from the outbox'),
  LIVE_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .default(0.25)
    .describe('Seconds between looks for events to tell subscribers, while there are any; 0 for never'),
  LIVE_KEPT_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(720)
    .default(48)
    .describe('Hours for which events are kept, and so for which a subscriber may be away and miss none'),
  SOCKETS: z.coerce
    .number()
    .int()
    .min(0)
    .default(5000)
    .describe('Most connections for subscriptions to one API process; 0 switches subscriptions off'),
  SOCKETS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(50)
    .describe('Most connections for subscriptions from one address to one API process'),
  API_ORIGINS: origins
    .default([])
    .describe(
      'Origins whose pages may call the API, with commas between: `https://shop.example`, `https://*.shop.example`, `http://localhost:*`, `capacitor://localhost`; [clients.md](clients.md#origins)',
    ),
  ADMIN_ORIGINS: origins.default([]).describe('The same for `/admin/graphql`, the operators’ API'),
  DOCS_URL: origin
    .optional()
    .describe(
      'Where the site of `npm run docs` is served: the page at `/` of the API leads there, and the site is built for it',
    ),
  STOREFRONT_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, ''))
    .describe('Where shoppers come back to from a payment; `npm start` takes it from `STOREFRONT_PORT`'),
  DESK_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      'Where operators open the desk; by default `/admin` of `STOREFRONT_URL`. `npm start` takes it from `API_PORT`',
    ),
  SHOP_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .default('Meet')
    .describe(
      'Name of the shop in letters, SMS, feeds and texts of pages, `{{shopName}}`; the storefront reads it too',
    ),
};

type Values<Variables extends z.ZodRawShape> = z.infer<z.ZodObject<Variables>>;

export type PlatformConfig = Values<typeof platformVariables>;

/** The part of the configuration that a domain sees: the platform's variables and its own. */
export type ConfigOf<Variables extends z.ZodRawShape> = PlatformConfig & Values<Variables>;

export class ConfigError extends Error {}

/**
 * Returns the validated values. Throws a {@link ConfigError} that names each invalid variable; unknown variables are
 * ignored.
 */
export function readVariables<Schema extends z.ZodObject>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> {
  const { values, faults } = givenSettings(env, Object.keys(schema.shape));
  const result = schema.safeParse(values);
  if (result.success && !faults.length) return result.data;
  // A setting whose file is faulty is missing, too, and is reported once.
  const issues = faults.length ? [] : (result.error?.issues ?? []);
  const named = [...faults, ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)];
  throw new ConfigError(`The configuration is not valid:\n${named.map((fault) => `  ${fault}`).join('\n')}`);
}

/**
 * Returns the configuration of a command: the variables that all commands read, and `variables` of its domain. Sets the
 * shop's time zone.
 */
export function parseCommandConfig<Variables extends z.ZodRawShape = Record<never, never>>(
  env: NodeJS.ProcessEnv,
  variables?: Variables,
): Values<typeof commandVariables> & Values<Variables> {
  const config = readVariables(z.object({ ...commandVariables, ...variables }), env) as Values<
    typeof commandVariables
  > &
    Values<Variables>;
  setShopZone(config.SHOP_TIME_ZONE);
  return config;
}
