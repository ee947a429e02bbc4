import type { CartFieldsFragment, CartItemFragment } from '../graphql/generated/graphql';
import { coverOf } from '../offers/cover-of';
import { lineOf, type CartLine, type GoneLine } from './cart-line';

/** The API's limit for the account's cart. */
export const cartLimit = 100;

/** Adds a line at the end. A line that is there already is only checked. */
export function withLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const known = lines.some(({ id }) => id === line.id);
  return known ? withChecked(lines, [line.id], true) : [...lines, line].slice(-cartLimit);
}

export const withoutLines = (lines: readonly CartLine[], ids: readonly string[]): CartLine[] =>
  lines.filter(({ id }) => !ids.includes(id));

export const withChecked = (lines: readonly CartLine[], ids: readonly string[], checked: boolean): CartLine[] =>
  lines.map((line) => (ids.includes(line.id) ? { ...line, checked } : line));

export const checkedIds = (lines: readonly CartLine[]): string[] =>
  lines.filter(({ checked }) => checked).map(({ id }) => id);

/** The lines after signing out: checked ones stay in the account, unchecked ones in this browser. */
export const afterLeaving = (lines: readonly CartLine[]): CartLine[] => lines.filter(({ checked }) => !checked);

export interface LinesNow {
  lines: CartLine[];
  gone: GoneLine[];
}

/**
 * The lines after the account has answered. Its cart decides on checked lines: another device removed the ones that
 * are missing there and added the ones that are missing here. Unchecked lines stay, unless the account has them checked.
 */
export function followAccount(lines: readonly CartLine[], cart: CartFieldsFragment): LinesNow {
  const held = new Map(cart.productItems.map((item) => [item.id, item]));
  const gone = cart.unavailableItems.map(({ id, slug, name, size, images, reason }) => ({
    ...{ id, slug, name, reason, size: size?.name ?? '', picture: coverOf(images) },
  }));
  const goneIds = gone.map(({ id }) => id);
  const kept = lines.flatMap((line) => {
    if (held.has(line.id)) return { ...line, checked: true };
    return line.checked || goneIds.includes(line.id) ? [] : line;
  });
  const known = kept.map(({ id }) => id);
  const added = cart.productItems.filter(({ id }) => !known.includes(id)).map((item) => lineOf(item, true));
  return { lines: [...kept, ...added], gone };
}

/** A guest's lines after the shop has answered. Unknown items leave the cart; sold or reserved ones stay in it. */
export function followShop(lines: readonly CartLine[], found: readonly CartItemFragment[]): LinesNow {
  const known = new Map(found.map((item) => [item.id, item]));
  const gone = lines.flatMap((line): GoneLine[] => {
    const item = known.get(line.id);
    if (item?.available) return [];
    const { id, slug, name, size, picture } = line;
    return [{ id, slug, name, size, picture, reason: item ? 'UNAVAILABLE' : 'GONE' }];
  });
  return { lines: lines.filter(({ id }) => known.has(id)), gone };
}
