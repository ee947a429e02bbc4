import { isRecord, readStoredList, writeStored } from '../browser/stored-value';
import { isCartLine, type CartLine, type VanishedLine } from './cart-line';
import { cartLimit } from './cart-lines';
import { cartMark, markedLines } from './cart-mark';

/** Local storage key for the lines of the cart in this browser. */
export const cartItemsKey = 'cartItems';
/** Local storage key for the id of the user whose account contains the checked lines. */
export const cartOwnerKey = 'cartOwner';

/** Reads the cart lines stored in this browser. Removes invalid entries, and returns what can be read of them. */
export function readStoredLines(): { lines: CartLine[]; unreadable: VanishedLine[] } {
  // Limit: the account's cart and the same number of unchecked lines of this browser.
  const stored = readStoredList(cartItemsKey, (_entry): _entry is unknown => true, 2 * cartLimit);
  const lines = stored.filter(isCartLine);
  mark(lines);
  if (lines.length < stored.length) writeStored(cartItemsKey, lines);
  return { lines, unreadable: stored.filter((entry) => !isCartLine(entry)).map(vanishedOf) };
}

/**
 * Writes only if the lines have changed: another tab may have written since, and its storage event may not have arrived
 * yet.
 */
export function writeStoredLines(before: readonly CartLine[], lines: readonly CartLine[]): void {
  if (JSON.stringify(lines) !== JSON.stringify(before)) writeStored(cartItemsKey, lines);
  mark(lines);
}

/** Stores the number of lines in a cookie for the server, which renders the next page. */
function mark(lines: readonly CartLine[]): void {
  const cookie = cartMark(lines.length);
  if (markedLines(cookie) !== markedLines(document.cookie)) document.cookie = cookie;
}

/** Returns the name and size of a stored line whose other fields cannot be read. */
function vanishedOf(entry: unknown): VanishedLine {
  const { name, size } = isRecord(entry) ? entry : {};
  return { ...(typeof name === 'string' ? { name } : {}), ...(typeof size === 'string' ? { size } : {}) };
}
