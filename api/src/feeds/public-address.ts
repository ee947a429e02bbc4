import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Thrown if a host's address belongs to this machine, to a private network, or to no single host. A feed must not make
 * the server call such addresses (SSRF).
 */
export class PrivateAddressError extends Error {
  constructor(host: string, address: string) {
    super(`${host} is ${address}, an address that is not public; allow private hosts if this is meant`);
  }
}

// IPv4 and IPv6 have separate lists, because a common list with `::ffff:0:0/96` would match every IPv4 address.
const REFUSED = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
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
] as const) {
  REFUSED.ipv4.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  REFUSED.ipv6.addSubnet(network, prefix, 'ipv6');
}

/**
 * Returns true if the address is on the public internet. IPv6 addresses that embed an IPv4 address (mapped, 6to4) do
 * not count as public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  return !REFUSED[family].check(address, family);
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Replacement for the DNS `lookup` of sockets. It refuses a name if any of its addresses is not public. The socket uses
 * exactly the addresses that were checked, so DNS rebinding does not help an attacker.
 */
export function publicLookup(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, '');
      return;
    }
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (refused || !first) callback(new PrivateAddressError(hostname, refused?.address ?? 'unknown'), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
}
