import { Inject, Injectable } from '@nestjs/common';
import type { ApiClient } from '../../platform/auth/api-client.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { isListed } from '../../platform/http/origin-patterns.js';
import { badUserInput } from '../../shared/api-error.js';
import type { OrdersConfig } from '../orders.config.js';
import { fault, type Fault } from '../../shared/messages/messages.js';

const LONGEST = 2000;
/** Scheme and host without user, placeholder or backslash, then visible ASCII: every browser reads such URLs alike. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^/?#@{}\\]+(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/;

/** Schemes that run or read something instead of leading to a page. */
const NEVER = /^(?:javascript|data|vbscript|file|blob|about):/;

/**
 * URLs to which a payment page sends the shopper back. Only URLs of the storefront and of listed front ends are
 * accepted, including deep links of apps. Any other URL would let a link of the shop lead to a stranger's page.
 */
@Injectable()
export class ReturnAddresses {
  constructor(@Inject(CONFIG) private readonly config: Pick<OrdersConfig, 'STOREFRONT_URL' | 'API_ORIGINS'>) {}

  /**
   * Returns the URL, or null if none is passed. `{id}` in its path, query or fragment stands for the order's public id.
   * A front end with a key may use the URLs of its list, any other the storefront and API_ORIGINS. Throws
   * BAD_USER_INPUT that names `field`.
   */
  check(field: string, address: string | null | undefined, client: ApiClient | null): string | null {
    const text = address?.trim();
    if (!text) return null;
    const wrong = returnAddressFault(text) ?? (client ? this.faultFor(client, text) : this.faultWithoutKey(text));
    if (wrong) throw badUserInput([{ field, message: wrong }]);
    return text;
  }

  /** Returns the URL with the order's id in place of `{id}`. */
  static of(address: string | null, orderId: string): string | null {
    return address && new URL(address.replaceAll('{id}', orderId)).href;
  }

  private faultFor({ returnAddresses }: ApiClient, text: string): Fault | undefined {
    const isOwn = returnAddresses.some((beginning) => beginsWith(text, beginning));
    return isOwn ? undefined : fault('returnAddressOfClient');
  }

  private faultWithoutKey(text: string): Fault | undefined {
    const { origin, protocol, host } = new URL(text);
    // URLs of apps have no origin of their own, only a scheme and perhaps a host.
    const from = origin === 'null' ? `${protocol}//${host}` : origin;
    if (from === new URL(this.config.STOREFRONT_URL).origin || isListed(this.config.API_ORIGINS, from))
      return undefined;
    return fault('returnAddressOfShop', { from });
  }
}

/** Returns why a text is not allowed as a return URL; undefined if it is allowed. */
export function returnAddressFault(text: string): Fault | undefined {
  if (text.length <= LONGEST && ADDRESS.test(text) && URL.canParse(text) && !NEVER.test(text)) return undefined;
  return fault('returnAddress');
}

/** Returns whether a URL equals `beginning` or continues it with a new part. `..` is resolved first. */
function beginsWith(text: string, beginning: string): boolean {
  const [address, start] = [normal(text), normal(beginning)];
  if (!address.startsWith(start)) return false;
  return address.length === start.length || /[/=]$/.test(start) || /[/?#&]/.test(address[start.length]!);
}

const normal = (address: string) => new URL(address.replaceAll('{id}', '0')).href;
