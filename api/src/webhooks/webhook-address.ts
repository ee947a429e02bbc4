import { refusalOf } from '../platform/http/public-address.js';
import { fault, type Fault } from '../shared/messages/messages.js';

/** Which URLs webhooks may have, according to the shop's settings. */
export interface AllowedAddresses {
  /** Whether URLs may point to this machine or a private network, and use `http:`. */
  allowsPrivate: boolean;
  /** Allowed ports in addition to 443. */
  ports: readonly number[];
}

/** Returns the reason why a webhook may not have this URL, or null. */
export function refusalOfAddress(url: URL, { allowsPrivate, ports }: AllowedAddresses): Fault | null {
  if (url.username || url.password) return fault('webhookUser');
  if (allowsPrivate) return ['http:', 'https:'].includes(url.protocol) ? null : fault('webhookHttp');
  if (url.protocol !== 'https:') return fault('webhookHttps');
  const refused = refusalOf(url, ports);
  if (refused === 'PORT') return fault('webhookPort', { ports: [443, ...ports] });
  return refused && fault('webhookPublic');
}
