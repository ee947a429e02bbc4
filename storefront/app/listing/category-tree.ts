export interface CategoryOption {
  value: string;
  /** The value of the parent category, or null. */
  parent: string | null;
}

export interface Branch<Option extends CategoryOption> {
  option: Option;
  below: Branch<Option>[];
}

/** Nests a flat list. A category whose parent is not in the list stands at the top. */
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

/** Removes top categories that contain everything: on the page of a section they filter nothing. */
export function withoutLoneTop<Option extends CategoryOption>(
  tree: Branch<Option>[],
  chosen: readonly string[],
): Branch<Option>[] {
  const [top, ...others] = tree;
  const says = !top || others.length > 0 || top.below.length === 0 || chosen.includes(top.option.value);
  return says ? tree : withoutLoneTop(top.below, chosen);
}

/**
 * Adds a category to the chosen ones and removes its ancestors and descendants. Values of one filter are joined by OR:
 * a category beside its own descendant would hide the narrower choice.
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
