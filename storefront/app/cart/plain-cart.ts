import { cartLimit } from './cart-lines';
import { plainCartName as name } from './has-plain-cart';

/** Maximum number of offers in the cookie, which every request carries: about 1.5 KB. */
export const plainCartLimit = 40;

/** 30 days in seconds. */
const life = 2_592_000;

/** An offer that a guest added to the cart without scripts. */
export interface PlainLine {
  id: string;
  /** Number of units that the shopper wants, from 1 to 99. */
  quantity: number;
}

const lineText = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\*([1-9]\d?))?$/i;

/**
 * Reads a line as the cookie and the form of /cart write it: `id`, or `id*3` for three units. Null if it is invalid.
 */
export function readPlainLine(text: string): PlainLine | null {
  const [, id, quantity = '1'] = lineText.exec(text) ?? [];
  return id ? { id, quantity: Number(quantity) } : null;
}

export const writePlainLine = ({ id, quantity }: PlainLine): string => (quantity > 1 ? `${id}*${quantity}` : id);

/** Whether the lines fit into the cookie and their units into a cart. */
export const plainCartFits = (lines: readonly PlainLine[]): boolean =>
  lines.length <= plainCartLimit && lines.reduce((units, { quantity }) => units + quantity, 0) <= cartLimit;

/**
 * The offers that a guest added to the cart without scripts. A cookie keeps them until scripts run: `CartStore` then
 * takes them over and deletes it. Invalid lines and lines that do not fit are dropped.
 */
export function readPlainCart(cookies: string | null): PlainLine[] {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? '') ?? [];
  return value.split('.').reduce<PlainLine[]>((lines, text) => {
    const line = readPlainLine(text);
    if (!line || lines.some(({ id }) => id === line.id) || !plainCartFits([...lines, line])) return lines;
    return [...lines, line];
  }, []);
}

/**
 * The cookie for these lines, as a `Set-Cookie` header or for `document.cookie`. Without lines it deletes the cookie.
 */
export function plainCartCookie(lines: readonly PlainLine[]): string {
  const value = lines.map(writePlainLine).join('.');
  return `${name}=${value}; Path=/; Max-Age=${lines.length > 0 ? life : 0}; SameSite=Lax; Secure`;
}
