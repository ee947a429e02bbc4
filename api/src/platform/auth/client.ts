import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Where a call comes from. */
export interface Client {
  address: string;
  /** The network of the address: its /24 (IPv4) or /64 (IPv6). */
  network: string;
  userAgent: string | null;
  /** `x-meet-device`: the `deviceToken` that an earlier sign-in on this device was given. Not checked yet. */
  device: string | null;
}

/**
 * Returns the shopper behind a request. The storefront's server sends their address in `x-meet-client-address` and
 * proves itself with EDGE_SECRET; without that, all shoppers of a storefront would share its one address.
 */
export function clientOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, edgeSecret?: string): Client {
  const named = headers['x-meet-client-address'];
  const believed =
    typeof named === 'string' && ipaddr.isValid(named) && isSecret(headers['x-meet-edge-secret'], edgeSecret);
  const address = ipaddr.process(believed ? named : ip);
  const device = headers['x-meet-device'];
  const agent = headers[believed ? 'x-meet-client-agent' : 'user-agent'];
  return {
    address: address.toString(),
    network: networkOf(address),
    userAgent: typeof agent === 'string' ? agent.slice(0, 300) : null,
    device: typeof device === 'string' && /^[\w-]{43}$/.test(device) ? device : null,
  };
}

/** The key of a client's budget: the IPv4 address, or the /64 of an IPv6 address, since a client owns a whole /64. */
export function budgetKeyOf({ address, network }: Pick<Client, 'address' | 'network'>): string {
  return address.includes(':') ? network : address;
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  const prefix = address.kind() === 'ipv4' ? 24 : 64;
  const bytes = address.toByteArray().map((byte, n) => (n * 8 < prefix ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefix}`;
}

function isSecret(given: unknown, secret: string | undefined): boolean {
  if (!secret || typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
