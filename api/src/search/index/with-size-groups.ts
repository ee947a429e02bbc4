import { BitSet } from './bit-set.js';
import type { ListingIndex } from './listing-index.js';
import type { Counted } from './placed.js';
import { GROUP_OF_KIND, type SizeGroup } from './size-groups.js';

/**
 * Returns the group of each size: the group of most products in `among` that have the size. A size of other goods, such
 * as a belt’s, or of all goods, such as a single size, belongs to no group.
 */
export function withSizeGroups<Size extends Counted>(
  index: ListingIndex,
  among: BitSet,
  sizes: readonly Size[],
): (Size & { sizeGroup: SizeGroup | null })[] {
  const groups = productsByGroup(index, among);
  return sizes.map((size) => {
    const documents = index.facets.size.get(size.shown.value)?.documents;
    let most = 0;
    let sizeGroup: SizeGroup | null = null;
    for (const [group, products] of groups) {
      const count = documents?.sizeOfIntersection(products) ?? 0;
      if (count > most) [most, sizeGroup] = [count, group];
    }
    return { ...size, sizeGroup };
  });
}

/** Splits products by the group of their sizes. */
export function productsByGroup(index: ListingIndex, among: BitSet): [SizeGroup | null, BitSet][] {
  const left = new BitSet(0).unite(among);
  const groups: [SizeGroup | null, BitSet][] = [];
  for (const [kind, group] of GROUP_OF_KIND) {
    const products = index.facets.goods.anyOf([kind]).intersect(left);
    left.without(products);
    groups.push([group, products]);
  }
  return [...groups, [null, left]];
}
