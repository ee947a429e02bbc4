import { randomUUID } from 'node:crypto';
import { distinctSlug, foldName, shortHash } from '../slug.js';
import type { SuggestedPath } from './suggest-category.js';

/**
 * A category of the shop. `feedSource` is the source whose import created the category under the feed's own name; null
 * for the shop's own categories.
 */
export interface ShopCategory {
  id: string;
  slug: string;
  name: string;
  level: number;
  parentId: string | null;
  taxonomyId: string | null;
  feedSource: string | null;
}

/** A category that operators have merged into another. */
export interface MergedCategory {
  slug: string;
  name: string;
  /** The category that this category was merged into. */
  categoryId: string;
}

const DEEPEST_LEVEL = 3;

/**
 * The shop's tree while a feed's categories are placed in it. A place is, in this order: a category of the shop's own
 * with the same name or taxonomy id; one with the name below the right parent; a feed's category whose URL a new one
 * would have; the merge target of that name; a new category.
 */
export class CategoryPlan {
  /** Categories to insert, parents before their children. */
  readonly made: ShopCategory[] = [];
  /** Categories that become the shop's own: with a parent, level or taxonomy id. */
  readonly changed = new Map<string, ShopCategory>();
  private readonly byId: Map<string, ShopCategory>;
  private readonly slugs: Set<string>;

  constructor(
    categories: readonly ShopCategory[],
    private readonly merged: readonly MergedCategory[] = [],
  ) {
    this.byId = new Map(categories.map((category) => [category.id, category]));
    this.slugs = new Set(categories.map(({ slug }) => slug));
  }

  /** Returns the category at this place. */
  place({ path }: SuggestedPath): ShopCategory {
    const [leaf, above] = [path.at(-1)!, path.slice(0, -1)];
    const own = this.ownNamed(leaf, above);
    if (own) return this.claim(own, own.parentId, leaf.taxonomyId);
    const target = this.mergedInto(path);
    if (target) return target;
    const parent = above.length > 0 ? this.place({ path: above }) : null;
    if (parent && parent.level >= DEEPEST_LEVEL) return parent;
    const all = [...this.byId.values()];
    const isNamed = ({ name }: ShopCategory) => foldName(name) === foldName(leaf.name);
    const isUsable = ({ id, slug, feedSource }: ShopCategory) =>
      feedSource !== null && slug === distinctSlug(leaf.name) && !all.some(({ parentId }) => parentId === id);
    const found =
      all.find((one) => isNamed(one) && one.parentId === (parent?.id ?? null)) ??
      all.find((one) => isNamed(one) && isUsable(one));
    return found ? this.claim(found, parent?.id ?? null, leaf.taxonomyId) : this.make(leaf, parent, path);
  }

  /** Returns the ids from the root down, null for levels below the category. */
  idsOf(category: ShopCategory): [string | null, string | null, string | null] {
    const ids = this.chainOf(category).map(({ id }) => id);
    return [ids[0] ?? null, ids[1] ?? null, ids[2] ?? null];
  }

  /** Returns the names from the root down. */
  namesOf(categoryId: string): string[] {
    return this.chainOf(this.byId.get(categoryId)!).map(({ name }) => name);
  }

  private ownNamed(leaf: SuggestedPath['path'][number], above: SuggestedPath['path']): ShopCategory | undefined {
    const own = [...this.byId.values()].filter(
      ({ feedSource, parentId }) => feedSource === null && (above.length > 0 || parentId === null),
    );
    const named = own.filter(({ name }) => foldName(name) === foldName(leaf.name));
    return (
      named.find(({ taxonomyId }) => taxonomyId !== null && taxonomyId === leaf.taxonomyId) ??
      (named.length === 1 ? named[0] : undefined) ??
      (leaf.isOnly ? own.find(({ taxonomyId }) => taxonomyId === leaf.taxonomyId) : undefined)
    );
  }

  /**
   * Returns the category that the category of this path was merged into: by its slug, or by its name if all categories
   * of that name are merged into one.
   */
  private mergedInto(path: SuggestedPath['path']): ShopCategory | undefined {
    const leaf = path.at(-1)!;
    const named = this.merged.filter(({ name }) => foldName(name) === foldName(leaf.name));
    const slug = distinctSlug(path.map(({ name }) => name).join(' '));
    const targets = new Set(named.map(({ categoryId }) => categoryId));
    const id = named.find((one) => one.slug === slug)?.categoryId ?? (targets.size === 1 ? [...targets][0] : undefined);
    return id === undefined ? undefined : this.byId.get(id);
  }

  private claim(category: ShopCategory, parentId: string | null, taxonomyId: string | null): ShopCategory {
    const level = parentId === null ? 1 : this.byId.get(parentId)!.level + 1;
    const changed = { ...category, parentId, level, taxonomyId: category.taxonomyId ?? taxonomyId, feedSource: null };
    if (JSON.stringify(changed) === JSON.stringify(category)) return category;
    const isMade = this.made.findIndex(({ id }) => id === category.id);
    if (isMade >= 0) this.made[isMade] = changed;
    else this.changed.set(category.id, changed);
    this.byId.set(category.id, changed);
    return changed;
  }

  private make(
    { name, taxonomyId }: SuggestedPath['path'][number],
    parent: ShopCategory | null,
    path: SuggestedPath['path'],
  ): ShopCategory {
    const wanted = [distinctSlug(name), distinctSlug(path.map((level) => level.name).join(' '))];
    const slug =
      wanted.find((one) => !this.slugs.has(one)) ??
      `${wanted[1]}-${shortHash(path.map((one) => one.name).join('\n'), 6)}`;
    const level = (parent?.level ?? 0) + 1;
    const made = { id: randomUUID(), slug, name, level, parentId: parent?.id ?? null, taxonomyId, feedSource: null };
    this.slugs.add(slug);
    this.byId.set(made.id, made);
    this.made.push(made);
    return made;
  }

  private chainOf(category: ShopCategory): ShopCategory[] {
    const above = category.parentId === null ? undefined : this.byId.get(category.parentId);
    return [...(above ? this.chainOf(above) : []), category];
  }
}
