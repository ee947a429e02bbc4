/** Kinds of goods that share a size grid. */
export const SIZE_GROUPS = ['FOOTWEAR', 'CLOTHES', 'SOCKS', 'HEADWEAR'] as const;
export type SizeGroup = (typeof SIZE_GROUPS)[number];

/**
 * Ids of kinds of goods in the open taxonomy. Of the groups to which a product belongs, the first counts: socks are
 * clothes, too.
 */
export const GROUP_OF_KIND: readonly (readonly [kind: string, group: SizeGroup])[] = [
  ['aa-1-18', 'SOCKS'],
  ['aa-2-17', 'HEADWEAR'],
  ['aa-8', 'FOOTWEAR'],
  ['aa-1', 'CLOTHES'],
];

/** Returns the size group of a product of these kinds; null if its sizes belong to no group. */
export function sizeGroupOf(goods: readonly string[]): SizeGroup | null {
  return GROUP_OF_KIND.find(([kind]) => goods.includes(kind))?.[1] ?? null;
}
