import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Thrown if the API would call an address of this machine, of a private network, or of no single host (SSRF). */
export class PrivateAddressError extends Error {
  constructor(host: string, address: string) {
    super(`${host} is ${address}, an address that is not public`);
  }
}

/** Ranges of IPv4 that do not belong to single hosts on the internet: RFC 6890 and the registries that it names. */
const SPECIAL_IPV4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/**
 * The whole range of IPv6 that is assigned to hosts on the internet. Addresses that embed an IPv4 address begin
 * differently.
 */
const GLOBAL_IPV6 = listOf('ipv6', [['2000::', 3]]);
/** Ranges within `GLOBAL_IPV6` for protocols, documentation, and IPv4 addresses in the form of 6to4. */
const SPECIAL_IPV6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Returns whether an IP address belongs to a host on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !SPECIAL_IPV4.check(address, 'ipv4');
  return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
}

/**
 * Returns what keeps the API from calling a URL that another person has entered: a host that is not public, or a port
 * that is neither the usual one of the protocol nor one of `ports`. Names are checked again at every connection.
 */
export function refusalOf({ hostname, port }: URL, ports: readonly number[] = []): 'HOST' | 'PORT' | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/i.test(host)) return 'HOST';
  return port && !ports.includes(Number(port)) ? 'PORT' : null;
}

/**
 * Resolves a name for one connection, which is then made to exactly the addresses that were checked. Fails with a
 * PrivateAddressError if one of them is not public.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    if (refused) return callback(new PrivateAddressError(hostname, refused.address), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

function listOf(family: 'ipv4' | 'ipv6', networks: [network: string, prefix: number][]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
