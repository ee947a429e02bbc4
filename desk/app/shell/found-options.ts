import type { ComboboxOption } from '@meet/ui-kit';

/** Maximum number of options in the list. */
const MOST_SHOWN = 50;

/** Finds options by parts of their name and detail. Options whose name begins with the text come first. */
export function foundOptions(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const named = (option: ComboboxOption) => `${option.detail ?? ''} ${option.label}`.toLowerCase();
  const found = options.filter((option) => words.every((word) => named(option).includes(word)));
  const begins = ({ label }: ComboboxOption) => label.toLowerCase().startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((option) => !begins(option))].slice(0, MOST_SHOWN);
}

interface Category {
  slug: string;
  name: string;
  parent?: string | null;
}

/** Returns the categories with those within each after it, as the shop sorts them. */
export function asTree<Of extends Category>(categories: readonly Of[]): Of[] {
  const known = new Set(categories.map(({ slug }) => slug));
  const within = (parent: string | null): Of[] =>
    categories
      .filter((one) => (one.parent && known.has(one.parent) ? one.parent : null) === parent)
      .flatMap((one) => [one, ...within(one.slug)]);
  return within(null);
}

/** Returns the options of a select: each category indented under its parent, by its slug unless `valueOf` is given. */
export const indentedCategories = <Of extends Category & { level: number }>(
  categories: readonly Of[],
  valueOf: (category: Of) => string = ({ slug }) => slug,
): { value: string; label: string }[] =>
  asTree(categories).map((category) => ({
    value: valueOf(category),
    label: `${'\u00A0\u00A0'.repeat(category.level - 1)}${category.name}`,
  }));

/** The categories as options, each with its parent categories. */
export function categoryOptions(categories: readonly Category[]): ComboboxOption[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const above = ({ parent }: Category): string[] => {
    const found = parent ? bySlug.get(parent) : undefined;
    return found ? [...above(found), found.name] : [];
  };
  return asTree(categories).map((category) => {
    const detail = above(category).join(' / ');
    return { value: category.slug, label: category.name, ...(detail && { detail }) };
  });
}

/** Returns what has a name in alphabetical order. */
export const byName = <Of extends { name: string }>(named: readonly Of[]): Of[] =>
  [...named].sort((one, other) => one.name.localeCompare(other.name));
