import type { CartFieldsFragment, CartItemFragment } from '../graphql/generated/graphql';
import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';
import { lineOf, type CartLine, type GoneLine, type VanishedLine } from './cart-line';

/** Maximum number of lines in a cart; the API has the same limit. */
export const cartLimit = 100;

/**
 * Adds a line at the end. If the cart already contains it, the line is selected and gets the larger quantity. A full
 * cart stays unchanged: no line is dropped for a new one.
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

/** One id per unit, as API calls that take ids expect. */
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
 * Merges the account's cart into the local lines. For selected lines the account is right: a line that it lacks was
 * removed on another device, a line missing here was added there. Unselected lines stay, unless they are selected in
 * the account. A line in `pending` stays unchanged, because its change has not reached the account yet.
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

/**
 * Returns a guest's lines, updated from the shop's response. Lines of unknown items are removed; sold or reserved items
 * stay.
 */
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

/** Lines sent to the account that it did not accept. */
export function refusedLines(sent: readonly CartLine[], cart: CartFieldsFragment): CartLine[] {
  const held = [...cart.productItems, ...cart.unavailableItems].map(({ id }) => id);
  return withoutLines(sent, held);
}
