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
 * Scripts and style elements need the nonce. Style attributes are allowed without one, because they contain only
 * numbers and colours from the UI kit. Scripts may connect to this origin, the upload origin and the configured
 * analytics services.
 */
export function contentSecurityPolicy(
  nonce: string,
  { uploadOrigin, counters }: Pick<StorefrontConfig, 'uploadOrigin' | 'counters'>,
): string {
  const used: CounterHosts[] = [...(counters?.ga4 ? [hosts.ga4] : []), ...(counters?.metrika ? [hosts.metrika] : [])];
  const scripts = used.flatMap((counter) => counter.scripts);
  const sends = used.flatMap((counter) => counter.sends);
  return [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    // `blob:` is for pictures that a shopper is about to upload.
    ["img-src 'self' data: blob:", ...sends].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(uploadOrigin ? [uploadOrigin] : []), ...sends].join(' '),
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
