import type { StorefrontConfig } from './config.js';

/** The shopper's address and device, as far as this server knows them. */
export interface Shopper {
  address: string | null;
  userAgent: string | null;
  /** Token of a device on which the shopper has signed in before. */
  device?: string | null;
  /** Id of the current request; absent outside of requests. */
  requestId?: string;
}

/**
 * Headers that tell the API the shopper's address. Empty without the edge secret, because the API would not trust them.
 */
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
