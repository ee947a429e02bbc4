import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Where a call comes from. */
export interface Client {
  address: string;
  /** The /24 (IPv4) or /64 (IPv6) the address is of. */
  network: string;
  userAgent: string | null;
  /** Token of a device that has signed in before: `deviceToken` of the answer, sent as `x-meet-device`. Not checked yet. */
  device: string | null;
}

/**
 * The shopper behind a request. The storefront's server names them in `x-meet-client-address`, and is believed because
 * it knows EDGE_SECRET: otherwise all shoppers of a storefront would share its one address.
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

/** What one client is counted by: an address of IPv4, a /64 of IPv6, of which everybody has as many addresses as they like. */
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
