import type { StorefrontConfig } from './config.js';

/** Who asks, as far as this server can see. */
export interface Shopper {
  address: string | null;
  userAgent: string | null;
  /** Token of a device that has signed in before. */
  device?: string | null;
}

/** Names the shopper to the API, which believes it only beside the secret: nothing goes without it. */
export function shopperHeaders(
  { address, userAgent }: Shopper,
  { edgeSecret }: Pick<StorefrontConfig, 'edgeSecret'>,
): Record<string, string> {
  if (!edgeSecret || !address) return {};
  return {
    'x-meet-client-address': address,
    'x-meet-edge-secret': edgeSecret,
    ...(userAgent ? { 'x-meet-client-agent': userAgent } : {}),
  };
}
