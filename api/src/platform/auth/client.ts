import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The device and network that a call comes from. */
export interface Client {
  address: string;
  /** The network of the IP address: /24 for IPv4, /64 for IPv6. */
  network: string;
  userAgent: string | null;
  /** Header `x-meet-device`: the `deviceToken` that this device got at an earlier sign-in. It is not verified yet. */
  device: string | null;
}

/**
 * Returns the client that a request comes from. The storefront's server passes the shopper's IP address in
 * `x-meet-client-address` and authenticates itself with EDGE_SECRET. Otherwise all shoppers of a storefront would share
 * its address.
 */
export function clientOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, edgeSecret?: string): Client {
  const named = headers['x-meet-client-address'];
  const believed = typeof named === 'string' && knowsEdgeSecret(headers, edgeSecret) ? placeOf(named) : undefined;
  const device = headers['x-meet-device'];
  const agent = headers[believed ? 'x-meet-client-agent' : 'user-agent'];
  return {
    ...(believed ?? places.memo(ip)),
    userAgent: typeof agent === 'string' ? agent.slice(0, 300) : null,
    device: typeof device === 'string' && /^[\w-]{43}$/.test(device) ? device : null,
  };
}

type Place = Pick<Client, 'address' | 'network'>;

/** Clients send many requests, and parsing an IP address takes longer than finding it in this cache. */
const places = new LRUCache<string, Place>({ max: 10_000, memoMethod: readPlace });

/** Returns undefined for a text that is no IP address. */
function placeOf(ip: string): Place | undefined {
  try {
    return places.memo(ip);
  } catch {
    return undefined;
  }
}

function readPlace(ip: string): Place {
  const address = ipaddr.process(ip);
  return { address: address.toString(), network: networkOf(address) };
}

/**
 * Returns the key of a client's query limit: the IPv4 address, or the /64 network of an IPv6 address, because a client
 * usually owns a whole /64.
 */
export function budgetKeyOf({ address, network }: Place): string {
  return address.includes(':') ? network : address;
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  const prefix = address.kind() === 'ipv4' ? 24 : 64;
  const bytes = address.toByteArray().map((byte, n) => (n * 8 < prefix ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefix}`;
}

/** Returns whether the storefront's server has sent a request. */
export function knowsEdgeSecret(headers: IncomingHttpHeaders, secret: string | undefined): boolean {
  const given = headers['x-meet-edge-secret'];
  if (!secret || typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
