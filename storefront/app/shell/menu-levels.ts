import type { MegaMenuGroup, MegaMenuItem, MegaMenuLink } from '@meet/ui-kit/mega-menu';
import type { MenuSectionQuery, MenuSectionsQuery } from '../graphql/generated/graphql';

/** The subcategories and brands below one entry of the menu. */
export interface MenuLevel {
  groups: MegaMenuGroup[];
  brands: MegaMenuLink[];
}

/** The levels below all entries. They are loaded when the shopper is about to open the menu. */
export interface MenuLevels {
  /** By the slug of the directory. */
  sections: Record<string, MenuLevel>;
  brands: MegaMenuLink[];
}

type Directory = MenuSectionsQuery['directoryList'][number];
type Filters = MenuSectionQuery['getDirectoryFilters'];
type Category = Filters['categories'][number];

/** Fits into two columns next to the categories. */
const brandsOfSection = 10;

/**
 * Returns the categories and brands of a directory, the brands with the most products first. Categories and brands
 * without products are left out. If the directory is not a category itself, its categories have the order of
 * `directories`.
 */
export function menuLevel(directory: Directory, filters: Filters, directories: readonly Directory[]): MenuLevel {
  const categories = filters.categories.filter(({ count }) => count > 0);
  const root = categoryOf(directory);
  const section = `/catalog/any/${directory.slug}`;
  const order = directories.map(categoryOf);
  const place = ({ value }: Category) => (order.includes(value) ? order.indexOf(value) : order.length);
  return {
    groups:
      root === null
        ? groupsOf(
            categories.toSorted((left, right) => place(left) - place(right)),
            null,
            (path) => `${section}?categories=${path.at(-1)}`,
          )
        : groupsOf(categories, root, (path) => `/catalog/${[root, ...path].join('/')}`),
    brands: filters.brand
      .filter(({ count }) => count > 0)
      .slice(0, brandsOfSection)
      .map(({ value, name }) => ({ label: name, href: `${section}?brand=${encodeURIComponent(value)}` })),
  };
}

/** Returns the category that the directory shows; null if it does not show exactly one category. */
function categoryOf({ filters: [filter, ...others] }: Directory): string | null {
  return others.length === 0 && filter?.filterType === 'CATEGORY' ? filter.value : null;
}

/** Two levels of categories below `root`. `hrefOf` gets the slugs from the root down. */
function groupsOf(
  categories: readonly Category[],
  root: string | null,
  hrefOf: (path: readonly string[]) => string,
): MegaMenuGroup[] {
  const below = (parent: string | null) => categories.filter((category) => category.parent === parent);
  return below(root).map(({ value, name }) => ({
    label: name,
    href: hrefOf([value]),
    links: below(value).map((category) => ({ label: category.name, href: hrefOf([value, category.value]) })),
  }));
}

/** The links to brands of the entry «Бренды». */
export function brandLinks(brands: MenuSectionsQuery['brandList']['items']): MegaMenuLink[] {
  return brands.map(({ slug, name }) => ({ label: name, href: `/brands/${encodeURIComponent(slug)}` }));
}

/** Returns the menu's entries with their levels, or without levels while they are not loaded. */
export function withLevels(items: readonly MegaMenuItem[], levels: MenuLevels | null): MegaMenuItem[] {
  return items.map((item) => ({ ...item, ...(levels?.sections[item.slug] ?? { groups: [], brands: [] }) }));
}

/** Returns the entry with its brands as a titled group, which on a phone is below the categories. */
export function withBrandsTitled(item: MegaMenuItem): MegaMenuItem {
  const { groups = [], brands = [] } = item;
  return brands.length > 0 ? { ...item, groups: [...groups, { label: 'Бренды', links: brands }], brands: [] } : item;
}

/** The entry «Бренды», which only the phone's menu has. */
export function brandsEntry(levels: MenuLevels | null): MegaMenuItem {
  return { slug: 'brands', label: 'Бренды', href: '/brands', all: 'Все бренды', brands: levels?.brands ?? [] };
}
