import { z } from 'zod';
import { givenSettings } from './given-settings.js';

const schema = z.object({
  STOREFRONT_HOST: z.string().min(1).default('0.0.0.0'),
  STOREFRONT_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Port of /metrics. Without it, metrics are not served. */
  STOREFRONT_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The API's origin. This server forwards requests for /graphql, /_ipx and /link-previews to it. */
  API_ORIGIN: z.url().default('http://127.0.0.1:4000'),
  /** The GraphQL endpoint for this server's own calls. Default: /graphql of `API_ORIGIN`. */
  API_URL: z.url().optional(),
  /** Seconds between SIGTERM and closing the port. During this time /healthz answers with status 503. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  /** Megabytes for cached guest pages; 0 turns the cache off. */
  PAGE_MEMORY_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Secret that proves to the API that a shopper's address comes from this server. Without it no address is sent. */
  EDGE_SECRET: z.string().optional(),
  /** Comma-separated addresses or networks whose `x-forwarded-*` headers are trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((value) => value.split(',').map((part) => part.trim())),
  /**
   * URL to which browsers send pictures if the API stores them in S3: its S3_PUBLIC_ENDPOINT, or the bucket's own host.
   */
  UPLOAD_ORIGIN: z.url().optional(),
  /**
   * URL to which errors of pages and of this server are sent as JSON, one per request. Without it they are only logged.
   */
  ERROR_SINK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of errors that are sent, from 0 to 1. */
  ERROR_SINK_RATE: z.coerce.number().min(0).max(1).default(1),
  /** Measurement id of a Google Analytics 4 property. Without it nothing from Google is loaded. */
  GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'give an id of a GA4 property, `G-ABC123`')
    .optional(),
  /** Number of a Yandex.Metrika counter. Without it nothing from Yandex is loaded. */
  YANDEX_METRIKA_ID: z.coerce.number().int().min(1).max(9_999_999_999).optional(),
  /**
   * Key of Yandex Maps (JS API v3), for the map of pickup points. Without it, only a list is shown, and nothing is
   * loaded from Yandex.
   */
  YANDEX_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'give a key of Yandex Maps')
    .optional(),
  /** The shop's public URL. Without it the server answers only requests for local host names. */
  STOREFRONT_PUBLIC_URL: z.url().optional(),
  /**
   * Comma-separated addresses for vulnerability reports, for /.well-known/security.txt: an e-mail address (`mailto:`),
   * `https:` or `tel:`.
   */
  SECURITY_CONTACT: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => (/^[^:]+@[^:]+$/.test(part) ? `mailto:${part}` : part)),
    )
    .pipe(z.array(z.string().regex(/^(?:mailto|https|tel):\S+$/, 'give a mailbox, `https:…` or `tel:…`'))),
  /** The day when /.well-known/security.txt expires. */
  SECURITY_EXPIRES: z.iso.date().optional(),
});

export interface StorefrontConfig {
  host: string;
  port: number;
  /** Host and port of /metrics; null if it is not served. */
  metrics: { host: string; port: number } | null;
  apiOrigin: string;
  apiUrl: string;
  apiTimeout: number;
  drainSeconds: number;
  /** Megabytes for cached guest pages; 0 turns the cache off. */
  pageMemory: number;
  edgeSecret: string | undefined;
  publicUrl: string | undefined;
  uploadOrigin: string | undefined;
  /** `rate`: share of errors that are sent, from 0 to 1. */
  errorSink: { url: string | undefined; rate: number };
  /** Ids of the configured analytics services; null if there are none. */
  counters: { ga4: string | null; metrika: number | null } | null;
  /** Key of the maps service, which browsers see; null if there is none. */
  mapsKey: string | null;
  trustedProxies: string[];
  securityContacts: string[];
  securityExpires: Date | null;
}

/** Reads and validates the environment variables. Throws an error that names every invalid one. */
export function readConfig(environment: NodeJS.ProcessEnv): StorefrontConfig {
  const { values: given, faults } = givenSettings(environment, Object.keys(schema.shape));
  const result = schema.safeParse(given);
  if (!result.success || faults.length) {
    for (const issue of result.error?.issues ?? []) faults.push(`${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid. ${faults.join('; ')}.`);
  }
  const values = result.data;
  const apiOrigin = values.API_ORIGIN.replace(/\/+$/, '');
  return {
    host: values.STOREFRONT_HOST,
    port: values.STOREFRONT_PORT,
    metrics: values.STOREFRONT_METRICS_PORT
      ? { host: values.METRICS_HOST, port: values.STOREFRONT_METRICS_PORT }
      : null,
    apiOrigin,
    apiUrl: values.API_URL ?? `${apiOrigin}/graphql`,
    apiTimeout: values.API_TIMEOUT_MS,
    drainSeconds: values.DRAIN_SECONDS,
    pageMemory: values.PAGE_MEMORY_MB,
    edgeSecret: values.EDGE_SECRET,
    publicUrl: values.STOREFRONT_PUBLIC_URL && new URL(values.STOREFRONT_PUBLIC_URL).origin,
    uploadOrigin: values.UPLOAD_ORIGIN && new URL(values.UPLOAD_ORIGIN).origin,
    errorSink: { url: values.ERROR_SINK_URL, rate: values.ERROR_SINK_RATE },
    counters:
      values.GA4_ID === undefined && values.YANDEX_METRIKA_ID === undefined
        ? null
        : { ga4: values.GA4_ID ?? null, metrika: values.YANDEX_METRIKA_ID ?? null },
    mapsKey: values.YANDEX_MAPS_KEY ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    securityContacts: values.SECURITY_CONTACT,
    securityExpires: values.SECURITY_EXPIRES ? new Date(values.SECURITY_EXPIRES) : null,
  };
}
