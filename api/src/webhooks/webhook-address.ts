import { refusalOf } from '../platform/http/public-address.js';
import { fault, type Fault } from '../shared/messages/messages.js';

/** Which addresses webhooks may have, as the shop's settings say. */
export interface AllowedAddresses {
  /** Whether they may be of this machine or a private network, and `http:`. */
  allowsPrivate: boolean;
  /** Ports beside 443. */
  ports: readonly number[];
}

/** Returns why a webhook may not have this address, or null. */
export function refusalOfAddress(url: URL, { allowsPrivate, ports }: AllowedAddresses): Fault | null {
  if (url.username || url.password) return fault('webhookUser');
  if (allowsPrivate) return ['http:', 'https:'].includes(url.protocol) ? null : fault('webhookHttp');
  if (url.protocol !== 'https:') return fault('webhookHttps');
  const refused = refusalOf(url, ports);
  if (refused === 'PORT') return fault('webhookPort', { ports: [443, ...ports] });
  return refused && fault('webhookPublic');
}
