import { kindOfName, readKinds, type Kind } from '@meet/search-indexer/language';

/** A category of the shop's own tree, by the names from the root down. */
export interface SuggestedPath {
  /**
   * `taxonomyId` is null where a category has the feed's own name. `isOnly`: no other category of the shop has that id.
   */
  path: Array<{ name: string; taxonomyId: string | null; isOnly: boolean }>;
}

/** A category gets the kind that at least this share of its products, and at least so many of them, have. */
const MAJORITY = 0.6;
const LEAST_GOODS = 3;

/**
 * Returns the shop's category for a feed's category, whose names are passed from the root down with the names of its
 * products; null if it is not certain. It is certain if the last name is a kind of goods and nothing else (`women's
 * boots`), if most of the products are of one kind, or if a name above states the section: then the category keeps its
 * name below the section.
 */
export function suggestCategory(names: readonly string[], products: readonly string[]): SuggestedPath | null {
  const leaf = names.at(-1) ?? '';
  const { kinds, isWhole } = readKinds(leaf);
  const [only, ...others] = kinds;
  if (isWhole && only && others.length === 0) return { path: pathOf(only) };
  const usual = usualKind(products);
  if (usual) return { path: pathOf(usual) };
  if (isWhole && only && others.every((kind) => sectionOf(kind) === sectionOf(only)))
    return { path: [...pathOf(sectionOf(only)), { name: leaf, taxonomyId: null, isOnly: false }] };
  for (const above of names.slice(0, -1).toReversed()) {
    const read = readKinds(above);
    if (read.isWhole && read.kinds.length === 1)
      return { path: [...pathOf(read.kinds[0]!), { name: leaf, taxonomyId: null, isOnly: false }] };
  }
  return null;
}

/** Returns the category of a product by its name; null if the name has no kind. */
export function suggestByName(product: string): SuggestedPath | null {
  const kind = kindOfName(product);
  return kind && { path: pathOf(kind) };
}

function usualKind(products: readonly string[]): Kind | null {
  const counts = new Map<Kind, number>();
  for (const name of products) {
    const kind = kindOfName(name);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([, one], [, other]) => other - one);
  return usual && usual[1] >= Math.max(products.length * MAJORITY, LEAST_GOODS) ? usual[0] : null;
}

const sectionOf = (kind: Kind): Kind => kind.section ?? kind;

const pathOf = (kind: Kind): SuggestedPath['path'] =>
  [...(kind.section ? [kind.section] : []), kind].map(({ name, taxonomyId, isOnly }) => ({ name, taxonomyId, isOnly }));
