import type { MegaMenuGroup, MegaMenuItem, MegaMenuLink } from '@meet/ui-kit/mega-menu';
import type { MenuSectionQuery, MenuSectionsQuery } from '../graphql/generated/graphql';

/** What is below one entry of the menu. */
export interface MenuLevel {
  groups: MegaMenuGroup[];
  brands: MegaMenuLink[];
}

/** What is below the entries of the menu. It is loaded when somebody is about to open the menu. */
export interface MenuLevels {
  /** By the slug of the directory. */
  sections: Record<string, MenuLevel>;
  brands: MegaMenuLink[];
}

type Directory = MenuSectionsQuery['directoryList'][number];
type Filters = MenuSectionQuery['getDirectoryFilters'];
type Category = Filters['categories'][number];

/** As many as stand in two columns beside the categories. */
const brandsOfSection = 10;

/**
 * The categories and the brands of a directory, the brands with the most goods first. What has no goods is left out. The
 * categories of a directory that is none itself stand in the order of `directories`.
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
      .map(({ value, name }) => ({ name, href: `${section}?brand=${encodeURIComponent(value)}` })),
  };
}

/** The category that the directory shows; null if it shows anything else. */
function categoryOf({ filters: [filter, ...others] }: Directory): string | null {
  return others.length === 0 && filter?.filterType === 'CATEGORY' ? filter.value : null;
}

/** The two levels of categories below `root`. `hrefOf` gets the slugs on the way from the root. */
function groupsOf(
  categories: readonly Category[],
  root: string | null,
  hrefOf: (path: readonly string[]) => string,
): MegaMenuGroup[] {
  const below = (parent: string | null) => categories.filter((category) => category.parent === parent);
  return below(root).map(({ value, name }) => ({
    title: name,
    href: hrefOf([value]),
    links: below(value).map((category) => ({ name: category.name, href: hrefOf([value, category.value]) })),
  }));
}

/** The links to brands of the entry «Бренды». */
export function brandLinks(brands: MenuSectionsQuery['brandList']['items']): MegaMenuLink[] {
  return brands.map(({ slug, name }) => ({ name, href: `/brands/${encodeURIComponent(slug)}` }));
}

/** The entries of the menu with what is below them; until that is loaded, without. */
export function withLevels(items: readonly MegaMenuItem[], levels: MenuLevels | null): MegaMenuItem[] {
  return items.map((item) => ({ ...item, ...(levels?.sections[item.slug] ?? { groups: [], brands: [] }) }));
}

/** The entry with its brands as a group: in the one column of a phone they stand below the categories. */
export function withBrandsTitled(item: MegaMenuItem): MegaMenuItem {
  const { groups = [], brands = [] } = item;
  return brands.length > 0 ? { ...item, groups: [...groups, { title: 'Бренды', links: brands }], brands: [] } : item;
}

/** The entry of the brands, which the menu of a phone has in addition. */
export function brandsEntry(levels: MenuLevels | null): MegaMenuItem {
  return { slug: 'brands', name: 'Бренды', href: '/brands', all: 'Все бренды', brands: levels?.brands ?? [] };
}
