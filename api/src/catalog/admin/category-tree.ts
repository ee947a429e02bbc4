import type { OperatorCategory } from './operator-category.model.js';

/** The tree has three levels: products have a column for each. */
const LEVELS = 3;

/** A category with the ids of its path, from the root down to the category itself. */
export interface Placed {
  id: string;
  path: string[];
}

/** The category tree as it was read, with the look-ups that saving a category needs. */
export class CategoryTree {
  constructor(private readonly categories: readonly OperatorCategory[]) {}

  byId(id: string): OperatorCategory | undefined {
    return this.categories.find((category) => category.id === id);
  }

  bySlug(slug: string): OperatorCategory | undefined {
    return this.categories.find((category) => category.slug === slug);
  }

  /** Returns the category of this name below `parent`, ignoring the case of letters. */
  namedBeside(name: string | undefined, parent: string | null): OperatorCategory | undefined {
    const wanted = name?.toLowerCase();
    return this.categories.find((category) => category.parent === parent && category.name.toLowerCase() === wanted);
  }

  /** Returns the categories from the root down to this one. */
  pathOf(category: OperatorCategory | undefined): OperatorCategory[] {
    if (!category) return [];
    return [...this.pathOf(category.parent === null ? undefined : this.bySlug(category.parent)), category];
  }

  childrenOf({ slug }: OperatorCategory): OperatorCategory[] {
    return this.categories.filter(({ parent }) => parent === slug);
  }

  /**
   * Returns the category and its descendants as they are placed under another parent, or the reason why they cannot be
   * there.
   */
  moved(category: OperatorCategory, parent: OperatorCategory | undefined): Placed[] | 'parentBelow' | 'threeLevels' {
    const above = this.pathOf(parent);
    if (above.some(({ id }) => id === category.id)) return 'parentBelow';
    const placed = this.below(
      category,
      above.map(({ id }) => id),
    );
    return placed.some(({ path }) => path.length > LEVELS) ? 'threeLevels' : placed;
  }

  private below(category: OperatorCategory, above: string[]): Placed[] {
    const path = [...above, category.id];
    return [{ id: category.id, path }, ...this.childrenOf(category).flatMap((child) => this.below(child, path))];
  }
}
