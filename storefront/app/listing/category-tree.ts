export interface CategoryOption {
  value: string;
  /** The value of the parent category, or null. */
  parent: string | null;
}

export interface Branch<Option extends CategoryOption> {
  option: Option;
  below: Branch<Option>[];
}

/** Turns a flat list into a tree. A category whose parent is not in the list becomes a root. */
export function categoryTree<Option extends CategoryOption>(options: readonly Option[]): Branch<Option>[] {
  const known = new Set(options.map(({ value }) => value));
  const children = new Map<string | null, Option[]>();
  for (const option of options) {
    const parent = option.parent !== null && known.has(option.parent) ? option.parent : null;
    children.set(parent, [...(children.get(parent) ?? []), option]);
  }
  const below = (parent: string | null): Branch<Option>[] =>
    (children.get(parent) ?? []).map((option) => ({ option, below: below(option.value) }));
  return below(null);
}

/**
 * Removes a root that is the only one, together with any only child below it: on a section's page it contains every
 * product, so choosing it would filter nothing. A chosen category is kept.
 */
export function withoutLoneTop<Option extends CategoryOption>(
  tree: Branch<Option>[],
  chosen: readonly string[],
): Branch<Option>[] {
  const [top, ...others] = tree;
  const says = !top || others.length > 0 || top.below.length === 0 || chosen.includes(top.option.value);
  return says ? tree : withoutLoneTop(top.below, chosen);
}

/**
 * The categories that narrow a list next: those below the chosen one or, at the end of the tree, those beside it; without
 * a choice the topmost. The ones with most products come first. Empty where there is nothing to choose from.
 */
export function nextKinds<Option extends CategoryOption & { count: number }>(
  options: readonly Option[],
  chosen: string | undefined,
): Option[] {
  const holds = ({ option, below }: Branch<Option>): boolean => option.value === chosen || below.some(holds);
  const level = (tree: Branch<Option>[]): Branch<Option>[] => {
    const below = withoutLoneTop(tree.find(holds)?.below ?? [], []);
    return below.length > 1 ? level(below) : tree;
  };
  const kinds = level(withoutLoneTop(categoryTree(options), []))
    .map(({ option }) => option)
    .filter(({ count }) => count > 0);
  return kinds.length > 1 ? kinds.toSorted((left, right) => right.count - left.count) : [];
}

/**
 * Adds a category to the chosen ones and removes its ancestors and descendants. Values of a filter are combined by OR,
 * so an ancestor would make the choice of its descendant meaningless.
 */
export function withCategory(options: readonly CategoryOption[], chosen: readonly string[], value: string): string[] {
  const parents = new Map(options.map((option) => [option.value, option.parent]));
  const isBelow = (one: string, other: string) => {
    const seen = new Set<string>();
    for (let at = parents.get(one) ?? null; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      if (at === other) return true;
      seen.add(at);
    }
    return false;
  };
  return [...chosen.filter((other) => other !== value && !isBelow(other, value) && !isBelow(value, other)), value];
}
