import { plainLine } from './sanitise-description.js';
/** Roots that hold everything and say nothing. */
const MEANINGLESS_ROOT = /^(все товары|каталог|все категории|default category|all products|home|root|главная)$/iu;
/**
 * A feed's category path as the shop's tree of three levels: a root such as «Все товары» falls away, and of a longer
 * path the first two levels and the last stay, so that paths of any depth still make one tree.
 */
export function treeOf(path) {
    const names = path.map((part) => plainLine(part).slice(0, 300)).filter(Boolean);
    const from = MEANINGLESS_ROOT.test(names[0] ?? '') ? names.slice(1) : names;
    const three = from.length > 3 ? [from[0] ?? '', from[1] ?? '', from.at(-1) ?? ''] : from;
    return three.map((name) => ({ name }));
}
//# sourceMappingURL=category-path.js.map