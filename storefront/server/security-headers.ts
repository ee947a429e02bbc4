import type { StorefrontConfig } from './config.js';

/** The hosts from which an analytics service loads its script, and to which the script sends data. */
interface CounterHosts {
  scripts: readonly string[];
  sends: readonly string[];
}

/** As listed in Google's and Yandex's documentation on content security policies, without the hosts for advertising. */
const hosts = {
  ga4: {
    scripts: ['https://www.googletagmanager.com'],
    sends: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  },
  metrika: {
    scripts: ['https://mc.yandex.ru', 'https://yastatic.net'],
    sends: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  },
} satisfies Record<string, CounterHosts>;

/**
 * As listed in Yandex's documentation on its maps (`common/connection/csp`), without the hosts for search and routes.
 * The map service compiles code in the page.
 */
const maps = {
  scripts: ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru', 'https://yastatic.net', "'unsafe-eval'"],
  sends: ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru', 'https://*.maps.yandex.net'],
  styles: ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru', 'https://yastatic.net'],
  pictures: [
    'https://api-maps.yandex.ru',
    'https://*.api-maps.yandex.ru',
    'https://*.maps.yandex.net',
    'https://yastatic.net',
  ],
};
const noMaps: typeof maps = { scripts: [], sends: [], styles: [], pictures: [] };

/**
 * Scripts and style elements need the nonce. Style attributes are allowed without one, because they contain only
 * numbers and colours from the UI kit. Scripts may connect to this origin, the upload origin and the configured
 * services.
 */
export function contentSecurityPolicy(
  nonce: string,
  { uploadOrigin, counters, mapsKey }: Pick<StorefrontConfig, 'uploadOrigin' | 'counters' | 'mapsKey'>,
): string {
  const used: CounterHosts[] = [...(counters?.ga4 ? [hosts.ga4] : []), ...(counters?.metrika ? [hosts.metrika] : [])];
  const scripts = used.flatMap((counter) => counter.scripts);
  const sends = used.flatMap((counter) => counter.sends);
  const map = mapsKey === null ? noMaps : maps;
  return [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...scripts, ...map.scripts].join(' '),
    ["style-src 'self'", `'nonce-${nonce}'`, ...map.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    // `blob:` is for pictures that a shopper is about to upload.
    ["img-src 'self' data: blob:", ...sends, ...map.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(uploadOrigin ? [uploadOrigin] : []), ...sends, ...map.sends].join(' '),
    ...(mapsKey === null ? [] : ["worker-src 'self' blob:"]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const securityHeaders = {
  // Browsers ignore `strict-transport-security` over HTTP, so the shop can be tried out without TLS.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The list of pickup points asks for the shopper's location when they press its button.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const;
