import { refusalOf } from '../platform/http/public-address.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import { fault, type Fault } from '../shared/messages/messages.js';
import type { SourceCredentialsInput } from './source.input.js';

/** Returns the URL of a source as it is stored. Throws BAD_USER_INPUT. */
export function checkedAddress(address: string, trustedOrigins: readonly string[]): string {
  const refusal = URL.canParse(address) ? faultOf(new URL(address), trustedOrigins) : fault('webhookAddress');
  if (refusal) throw badUserInput([{ field: 'dto.url', message: refusal }]);
  return new URL(address).href;
}

function faultOf(url: URL, trustedOrigins: readonly string[]): Fault | null {
  if (url.username || url.password) return fault('webhookUser');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return fault('webhookHttp');
  if (trustedOrigins.includes(url.origin)) return null;
  const refused = refusalOf(url);
  if (refused === 'PORT') return fault('webhookPort', { ports: [80, 443] });
  return refused && fault('webhookPublic');
}

/** Headers that the HTTP connection sets itself. */
const OWN_HEADERS = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|upgrade|te|trailer)$/i;

/**
 * Returns the header that a download sends, as `name: value`. Throws BAD_USER_INPUT unless exactly one kind of
 * credentials is given completely.
 */
export function headerOf({ user, password, header, value }: SourceCredentialsInput): string {
  const basic = [user, password].filter((part) => part != null).length;
  const other = [header, value].filter((part) => part != null).length;
  if (basic === 2 && other === 0)
    return `authorization: Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
  if (basic !== 0 || other !== 2 || OWN_HEADERS.test(header!))
    throw badUserInput([fieldFault('dto.credentials', 'sourceCredentials')]);
  return `${header!.toLowerCase()}: ${value}`;
}
