import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { fault, type Fault } from '../shared/messages/messages.js';

/** Returns whether an IP address is on the public internet: not of this machine, a private network or a reserved range. */
export function isPublicAddress(address: string): boolean {
  // `process` turns an IPv4 address that is written as IPv6 into IPv4.
  return ipaddr.process(address).range() === 'unicast';
}

/** Returns why a webhook may not have this address, or null. Names are checked again at every connection. */
export function refusalOfAddress(url: URL, allowsPrivate: boolean): Fault | null {
  if (url.username || url.password) return fault('webhookUser');
  if (allowsPrivate) return ['http:', 'https:'].includes(url.protocol) ? null : fault('webhookHttp');
  if (url.protocol !== 'https:') return fault('webhookHttps');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/i.test(host)) return fault('webhookPublic');
  return null;
}

/**
 * Resolves a name for one connection, which is then made to exactly the addresses that were checked. Fails if one of
 * them is not public, so that a name cannot lead into the shop's own network.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    if (refused) return callback(new Error('the name leads to an address that is not public'), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};
