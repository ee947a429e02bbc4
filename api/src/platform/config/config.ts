import { z } from 'zod';
import { weaknessOf } from './weak-secret.js';

/**
 * Every variable the API knows, validated once at boot. docs/configuration.md is written from the descriptions here
 * (a test compares them).
 */
const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const seconds = z.coerce.number().int().min(1);
const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));

/** As YooKassa's documentation names them. */
const YOOKASSA_NETWORKS = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.156.11',
  '77.75.156.35',
  '77.75.154.128/25',
  '2a02:5180::/32',
];
/** Roubles of the configuration in kopecks. */
const roubles = z.coerce
  .number()
  .min(0)
  .max(1_000_000)
  .transform((value) => Math.round(value * 100));
const tariffs = list
  .pipe(z.array(z.string().regex(/^\d{1,5}$/, 'give numbers of tariffs')))
  .transform((codes) => codes.map(Number));

/** `700:290+40:2-4,…`: up to so many kilometres, roubles with the first kilogram, for each further one, days. */
const zones = list
  .pipe(
    z.array(
      z
        .string()
        .regex(/^\d+:\d+\+\d+:\d+-\d+$/, 'give `kilometres:roubles+roubles for a kilogram:days-days`')
        .transform((zone) => {
          const [upToKm, base, perKg, minDays, maxDays] = zone.split(/[:+-]/).map(Number) as FiveNumbers;
          return { upToKm, base: base * 100, perKg: perKg * 100, minDays, maxDays };
        })
        .refine(({ minDays, maxDays }) => minDays <= maxDays, 'the second number of days is the greater one'),
    ),
  )
  .refine((all) => all.every(({ upToKm }, n) => !n || upToKm > all[n - 1]!.upToKm), 'go from near to far');
type FiveNumbers = [number, number, number, number, number];

const ZONES = '30:190+20:1-2,700:290+40:2-4,1500:350+60:3-6,3500:450+90:4-8,20000:590+150:6-14';
const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';

/** What commands read (imports, migrations, checks): a database and folders. */
const CommandConfig = z.object({
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
  STORAGE_FOLDER: z
    .string()
    .default('.data/storage')
    .describe('Folder of stored objects (product pictures); relative to the working folder'),
  IMAGE_CACHE_FOLDER: z.string().default('.data/image-cache').describe('Folder of pictures the image proxy has made'),
  IMAGE_CACHE_MEGABYTES: z.coerce
    .number()
    .min(1)
    .default(2000)
    .describe('Megabytes of that folder; what was used least recently goes first'),
  CDEK_ACCOUNT: z.string().optional().describe('CDEK: account of the contract; with it CDEK says what delivery costs'),
  CDEK_PASSWORD: z.string().optional().describe('CDEK: secure password of the account'),
  CDEK_URL: z
    .url()
    .default('https://api.cdek.ru')
    .describe('CDEK: origin of the API; `https://api.edu.cdek.ru` for tests'),
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
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line that is written'),
});

export const Config = CommandConfig.extend({
  SECRET_KEY: z
    .string()
    .min(32, 'give at least 32 random characters, e.g. of `openssl rand -base64 32`')
    .describe(
      'Key of the hashes of codes and telephones. Never changed: hashes made with another one are not found. In production repeated characters, words of examples and secrets that another variable has are refused',
    ),
  AUTH_KEYS: list
    .pipe(z.array(z.string().regex(/^[\w-]{1,32}:.{32,}$/, 'give `name:key` pairs, each key of 32 or more characters')))
    .transform((pairs) =>
      pairs.map((pair) => ({ kid: pair.split(':', 1)[0]!, secret: pair.slice(pair.indexOf(':') + 1) })),
    )
    .describe(
      '`name:key,name:key`: the first signs access tokens, all are believed. To rotate, put a new one in front',
    ),
  ACCESS_TOKEN_SECONDS: seconds.max(86_400).default(900).describe('Life of an access token'),
  REFRESH_TOKEN_SECONDS: seconds.default(2_592_000).describe('Life of a session without a refresh'),
  REGISTRATION_BONUS: z.coerce.number().int().min(0).default(5000).describe('Points at registration'),
  RETURN_WINDOW_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .default(14)
    .describe('Days after delivery until the points of an order can be spent'),
  POINTS_LIFE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(365)
    .describe('Days without any movement of points after which those that can be spent expire'),
  PAYMENT_MINUTES: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('Time to pay for an order before it gives its goods, points and promo code back'),
  REQUEST_HOURS: z.coerce
    .number()
    .positive()
    .default(24)
    .describe('Time for an operator to confirm a request whose telephone is confirmed, or that an operator took up'),
  REQUEST_HOLD_MINUTES: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('Time to confirm the telephone of a request by a code before it gives its goods back'),
  ORDER_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(15)
    .describe('Seconds between looks for orders that have expired and points that become spendable; 0 for never'),
  OUTBOX_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .default(2)
    .describe('Seconds between looks for news of orders to send; 0 for never'),
  SEARCH_LOG_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('Seconds between writings of what was searched for; 0 for never, then nothing is popular either'),
  GUEST_ORDERS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Most orders of guests from one address in an hour; five times as many from its network'),
  ACCOUNT_ORDERS_PER_HOUR: z.coerce.number().int().min(1).default(30).describe('Most orders of one account in an hour'),
  OPEN_ORDERS_PER_PHONE: z.coerce
    .number()
    .int()
    .min(1)
    .default(5)
    .describe('Most orders of one telephone that are not paid'),
  ORDER_LINES: z.coerce.number().int().min(1).max(100).default(20).describe('Most units in one order'),
  HELD_UNITS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('Most units that unpaid orders of one telephone, and of one account, hold'),
  HELD_VALUE: roubles
    .prefault(500_000)
    .describe('Roubles of goods they hold at most; a single unit is held whatever it costs'),
  HELD_ADDRESS_TIMES: z.coerce
    .number()
    .min(1)
    .default(2)
    .describe('So many times `HELD_UNITS` and `HELD_VALUE` are held for one network address'),
  HELD_NETWORK_TIMES: z.coerce
    .number()
    .min(1)
    .default(5)
    .describe('So many times `HELD_UNITS` and `HELD_VALUE` are held for one network (/24, /64)'),
  HELD_SHARE_PERCENT: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(25)
    .describe('Share of an offer’s stock that one shopper’s unpaid orders hold at most; one unit at least'),
  EDGE_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Who sends it as `x-meet-edge-secret` is believed about `x-meet-client-address`: the storefront’s server',
    ),
  TRUSTED_PROXIES: list
    .optional()
    .describe('Addresses or networks whose `x-forwarded-for` is believed, with commas between'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis for the counters of limits; without it, and while it does not answer, PostgreSQL holds them'),
  PHONE_COUNTRIES: list
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'give ISO 3166-1 codes')))
    .default(['RU', 'BY', 'KZ', 'AM', 'KG'])
    .describe('Countries whose telephones get codes by SMS; the first is that of numbers without a country code'),
  SMS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(1000)
    .describe('Most codes by SMS in an hour, all together, and news to telephones nobody has confirmed'),
  EMAILS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(5000)
    .describe('Most codes by e-mail in an hour, and news to mailboxes nobody has confirmed'),
  MUTATIONS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(120)
    .describe('Most mutations in a minute from one address, and from one shopper, on one API process'),
  QUERY_POINTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(2000)
    .default(12_000)
    .describe(
      'Points, about a millisecond of processor each, that requests of one client may cost in a minute on one API process; a quarter at once',
    ),
  PICTURE_POINTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(20_000)
    .default(60_000)
    .describe(
      'Points, about a millisecond of processor each, that new pictures for one client may cost in a minute on one API process; a quarter at once',
    ),
  PICTURES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .default(2)
    .describe('Pictures one API process makes at once, each in a process of its own'),
  SMSC_LOGIN: z.string().optional().describe('SMSC.ru: login; codes by SMS go through it'),
  SMSC_PASSWORD: z.string().optional().describe('SMSC.ru: password or API key'),
  SMSC_SENDER: z.string().optional().describe('SMSC.ru: registered sender name'),
  SMSC_URL: z.url().default('https://smsc.ru/sys/send.php').describe('SMSC.ru: address of the call'),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Twilio: account; the second provider where SMSC is set too'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Twilio: token'),
  TWILIO_FROM: z.string().optional().describe('Twilio: number or messaging service (`MG…`) messages come from'),
  TWILIO_URL: z.url().default('https://api.twilio.com').describe('Twilio: origin of the API'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, `smtp://user:password@host:port`; codes by e-mail go through it'),
  SMTP_FALLBACK_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Second mail server, asked when the first fails'),
  MAIL_FROM: z.string().default('Meet <noreply@localhost>').describe('Sender of letters'),
  WAREHOUSE_CITY_ID: z
    .string()
    .default(MOSCOW)
    .describe('Town that parcels leave from: its id of `findCity`; Moscow by default'),
  DELIVERY_ZONES: zones
    .prefault(ZONES)
    .describe(
      'Prices where no carrier is asked: `700:290+40:2-4` is 290 ₽ with the first kilogram and 40 ₽ for each further one up to 700 km, 2 to 4 days; beyond the last zone nothing is delivered',
    ),
  DELIVERY_COURIER_EXTRA: roubles.prefault(200).describe('Roubles a courier to the door adds to a zone’s price'),
  DELIVERY_FREE_FROM: roubles
    .optional()
    .describe('Roubles of goods from which delivery costs nothing, whoever delivers'),
  CDEK_FROM_CODE: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe('CDEK: its number of the warehouse’s town; by default that of the town’s postal code'),
  CDEK_PICKUP_TARIFFS: tariffs
    .prefault('136,234')
    .describe('CDEK: tariffs to a pickup point; the cheapest of those it offers is taken'),
  CDEK_COURIER_TARIFFS: tariffs.prefault('137,233').describe('CDEK: tariffs to a door'),
  DADATA_TOKEN: z.string().optional().describe('DaData: API key; with it streets and houses are suggested'),
  DADATA_URL: z
    .url()
    .default('https://suggestions.dadata.ru/suggestions')
    .describe('DaData: origin and path of the suggestions'),
  PRINT_MESSAGES: flag
    .default(false)
    .describe(
      'Messages that have no provider are printed instead of refused. For trying the shop; `npm start` sets it for the demo',
    ),
  STOREFRONT_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, ''))
    .describe('Where shoppers come back to from a payment; `npm start` takes it from `STOREFRONT_PORT`'),
  PAYMENT_PROVIDER: z
    .enum(['yookassa', 'sandbox'])
    .optional()
    .describe(
      'Who takes payments, `yookassa`, or `sandbox` for trying, which `npm start` sets for the demo; without it no order can be paid online',
    ),
  PAYMENT_CAPTURE: flag
    .default(true)
    .describe('`false`: money of cards and wallets is held, and taken when the order can be kept'),
  PAYMENT_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('How often refunds, captures and lost notifications are seen to; `0` is never, on this process'),
  PAYMENT_READ_AFTER_SECONDS: seconds
    .default(60)
    .describe('The provider is asked about an open payment nobody has heard of for so long'),
  PAYMENT_VAT_CODE: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .default(1)
    .describe('Receipts: number of the VAT rate, `1` is without VAT, where the goods have none of their own'),
  PAYMENT_TAX_SYSTEM: z.coerce
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('Receipts: number of the tax system, for those who have several'),
  SANDBOX_PAY_LATE_SECONDS: z.coerce.number().min(0).default(60).describe('Sandbox: when a late payment is made'),
  YOOKASSA_SHOP_ID: z.string().optional().describe('YooKassa: number of the shop'),
  YOOKASSA_SECRET_KEY: z.string().optional().describe('YooKassa: secret key'),
  YOOKASSA_URL: z.url().default('https://api.yookassa.ru/v3').describe('YooKassa: address of the API'),
  YOOKASSA_NETWORKS: list
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'give addresses or networks')))
    .default(YOOKASSA_NETWORKS)
    .describe('YooKassa: addresses and networks its notifications come from'),
})
  .refine(
    ({ PAYMENT_PROVIDER, YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY }) =>
      PAYMENT_PROVIDER !== 'yookassa' || (YOOKASSA_SHOP_ID && YOOKASSA_SECRET_KEY),
    {
      path: ['PAYMENT_PROVIDER'],
      error: 'yookassa needs YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY',
    },
  )
  .superRefine(({ NODE_ENV, SECRET_KEY, AUTH_KEYS, EDGE_SECRET }, context) => {
    if (NODE_ENV !== 'production') return;
    const seen = new Map<string, string>();
    const secrets = [
      ['SECRET_KEY', SECRET_KEY],
      ...AUTH_KEYS.map(({ secret }) => ['AUTH_KEYS', secret] as const),
      ['EDGE_SECRET', EDGE_SECRET],
    ] as const;
    for (const [name, secret] of secrets) {
      if (secret === undefined) continue;
      const weakness = seen.has(secret) ? `is also in ${seen.get(secret)}` : weaknessOf(secret);
      seen.set(secret, name);
      if (weakness)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `a secret that ${weakness} can be guessed: make each with \`openssl rand -base64 32\``,
        });
    }
  });

type CommandConfig = z.infer<typeof CommandConfig>;

export type Config = z.infer<typeof Config>;

export class ConfigError extends Error {}

/** Throws a {@link ConfigError} that names each variable at fault; unknown variables are none of our business. */
export const parseConfig = (env: NodeJS.ProcessEnv): Config => parse(Config, env);

/** The same for commands, which need no keys and no providers. */
export const parseCommandConfig = (env: NodeJS.ProcessEnv): CommandConfig => parse(CommandConfig, env);

function parse<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> {
  const result = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration is not valid:\n${faults.join('\n')}`);
}
