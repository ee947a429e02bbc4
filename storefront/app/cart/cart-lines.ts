import type { CartFieldsFragment, CartItemFragment } from '../graphql/generated/graphql';
import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';
import { lineOf, type CartLine, type GoneLine, type VanishedLine } from './cart-line';

/** Maximum number of lines in a cart; the API has the same limit. */
export const cartLimit = 100;

/**
 * Adds a line at the end. If the cart already contains it, the line is checked and has the larger quantity. A full cart
 * stays as it is: nothing in it makes room by itself.
 */
export function withLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const own = lines.find(({ id }) => id === line.id);
  if (own) return withQuantity(withChecked(lines, [line.id], true), line.id, Math.max(own.quantity, line.quantity));
  return lines.length < cartLimit ? [...lines, line] : [...lines];
}

export const withoutLines = (lines: readonly CartLine[], ids: readonly string[]): CartLine[] =>
  lines.filter(({ id }) => !ids.includes(id));

export const withChecked = (lines: readonly CartLine[], ids: readonly string[], checked: boolean): CartLine[] =>
  lines.map((line) => (ids.includes(line.id) ? { ...line, checked } : line));

export const withQuantity = (lines: readonly CartLine[], id: string, quantity: number): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, quantity } : line));

/** An id for each unit, as calls that take ids count them. */
export const unitIds = (lines: readonly Pick<CartLine, 'id' | 'quantity'>[]): string[] =>
  lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));

export const checkedIds = (lines: readonly CartLine[]): string[] =>
  lines.filter(({ checked }) => checked).map(({ id }) => id);

/** The lines that remain after signing out: the unchecked ones. Checked lines are stored in the account. */
export const afterLeaving = (lines: readonly CartLine[]): CartLine[] => lines.filter(({ checked }) => !checked);

export interface LinesNow {
  lines: CartLine[];
  gone: GoneLine[];
}

/**
 * Merges the account's cart into the local lines. The account is right about checked lines: those it lacks were removed
 * on another device, those missing here were added on one. Unchecked lines stay, unless they are checked in the
 * account. A line in `pending` stays as it is: the account is about to be told of its change.
 */
export function followAccount(
  lines: readonly CartLine[],
  cart: CartFieldsFragment,
  pending: { has: (id: string) => boolean } = new Set(),
): LinesNow {
  const held = new Map(cart.productItems.map((item) => [item.id, item]));
  const quantities = new Map(cart.lines.map(({ item, quantity }) => [item.id, quantity]));
  const gone = cart.unavailableItems.map(({ id, slug, name, brands, size, images, reason }) => ({
    ...{ id, slug, name, brand: brandName(brands), reason, size: size?.name ?? '', picture: coverOf(images) },
  }));
  const goneIds = gone.map(({ id }) => id);
  const kept = lines.flatMap((line) => {
    if (pending.has(line.id)) return line;
    if (held.has(line.id)) return { ...line, checked: true, quantity: quantities.get(line.id) ?? 1 };
    return line.checked || goneIds.includes(line.id) ? [] : line;
  });
  const known = kept.map(({ id }) => id);
  const added = cart.productItems
    .filter(({ id }) => !known.includes(id))
    .map((item) => ({
      ...lineOf(item),
      quantity: quantities.get(item.id) ?? 1,
    }));
  return { lines: [...kept, ...added], gone };
}

/** A guest's lines, updated from the shop's answer. Lines of unknown items vanish; sold or reserved items stay. */
export function followShop(
  lines: readonly CartLine[],
  found: readonly CartItemFragment[],
): LinesNow & { vanished: VanishedLine[] } {
  const known = new Map(found.map((item) => [item.id, item]));
  const kept = lines.filter(({ id }) => known.has(id));
  const gone = kept.flatMap(({ id, slug, name, brand = '', size, picture }): GoneLine[] =>
    known.get(id)?.available ? [] : [{ id, slug, name, brand, size, picture, reason: 'UNAVAILABLE' }],
  );
  return { lines: kept, gone, vanished: withoutLines(lines, [...known.keys()]) };
}

/** Lines that were sent to the account and that it did not take. */
export function refusedLines(sent: readonly CartLine[], cart: CartFieldsFragment): CartLine[] {
  const held = [...cart.productItems, ...cart.unavailableItems].map(({ id }) => id);
  return withoutLines(sent, held);
}
