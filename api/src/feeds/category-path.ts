import { plainLine } from './sanitise-description.js';

/** Root categories that contain all products, and so carry no information. */
const MEANINGLESS_ROOT = /^(все товары|каталог|все категории|default category|all products|home|root|главная)$/iu;

/**
 * Shortens a feed's category path to at most three levels. A root such as «Все товары» is dropped. A longer path keeps
 * its first two levels and its last, so paths of any depth still form one tree.
 */
export function treeOf(path: readonly string[]): Array<{ name: string }> {
  const names = path.map((part) => plainLine(part).slice(0, 300)).filter(Boolean);
  const from = MEANINGLESS_ROOT.test(names[0] ?? '') ? names.slice(1) : names;
  const three = from.length > 3 ? [from[0] ?? '', from[1] ?? '', from.at(-1) ?? ''] : from;
  return three.map((name) => ({ name }));
}
