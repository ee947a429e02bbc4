import { isRecord, readStoredList, writeStored } from '../browser/stored-value';
import { isCartLine, type CartLine, type VanishedLine } from './cart-line';
import { cartLimit } from './cart-lines';
import { cartMark, markedLines } from './cart-mark';

/** Local storage key for the lines of the cart in this browser. */
export const cartItemsKey = 'cartItems';
/** Local storage key for the id of the user whose account contains the checked lines. */
export const cartOwnerKey = 'cartOwner';

/** Reads the lines of this browser. Removes entries that are no lines, and returns what is known of them. */
export function readStoredLines(): { lines: CartLine[]; unreadable: VanishedLine[] } {
  // The account's cart and as many unchecked lines of this browser.
  const stored = readStoredList(cartItemsKey, (_entry): _entry is unknown => true, 2 * cartLimit);
  const lines = stored.filter(isCartLine);
  mark(lines);
  if (lines.length < stored.length) writeStored(cartItemsKey, lines);
  return { lines, unreadable: stored.filter((entry) => !isCartLine(entry)).map(vanishedOf) };
}

/** Writes only a change: another tab may have written since, and its storage event is still on its way. */
export function writeStoredLines(before: readonly CartLine[], lines: readonly CartLine[]): void {
  if (JSON.stringify(lines) !== JSON.stringify(before)) writeStored(cartItemsKey, lines);
  mark(lines);
}

/** Tells the server, which renders the next page, how many lines there are. */
function mark(lines: readonly CartLine[]): void {
  const cookie = cartMark(lines.length);
  if (markedLines(cookie) !== markedLines(document.cookie)) document.cookie = cookie;
}

/** The name and size of a stored line of which the rest cannot be read. */
function vanishedOf(entry: unknown): VanishedLine {
  const { name, size } = isRecord(entry) ? entry : {};
  return { ...(typeof name === 'string' ? { name } : {}), ...(typeof size === 'string' ? { size } : {}) };
}
