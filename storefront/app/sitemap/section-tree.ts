export interface NamedPath {
  /** Path of slugs, such as `shoes/sneakers`. */
  slug: string;
  name: string;
}

export interface SectionBranch extends NamedPath {
  below: SectionBranch[];
}

const order = new Intl.Collator('ru', { numeric: true });

/** Puts sections below their parents, sorted by name. A section whose parent is missing becomes a root. */
export function sectionTree(sections: readonly NamedPath[]): SectionBranch[] {
  const branches = new Map(sections.map((section) => [section.slug, { ...section, below: [] as SectionBranch[] }]));
  const top: SectionBranch[] = [];
  for (const branch of branches.values()) {
    const parent = branches.get(branch.slug.split('/').slice(0, -1).join('/'));
    (parent?.below ?? top).push(branch);
  }
  return sorted(top);
}

const sorted = (branches: readonly SectionBranch[]): SectionBranch[] =>
  [...branches]
    .sort((left, right) => order.compare(left.name, right.name))
    .map((branch) => ({ ...branch, below: sorted(branch.below) }));
