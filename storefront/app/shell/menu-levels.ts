import type { MegaMenuGroup, MegaMenuItem, MegaMenuLink } from '@meet/ui-kit/mega-menu';
import type { MenuLevelsQuery } from '../graphql/generated/graphql';

/** What is below the entries of the menu. It is loaded when somebody is about to open the menu. */
export interface MenuLevels {
  /** The groups of each directory, by its slug. A directory that is no category has none. */
  groups: Record<string, MegaMenuGroup[]>;
  brands: MegaMenuLink[];
}

type Category = MenuLevelsQuery['getDirectoryFilters']['categories'][number];

/** Puts the category tree below the directories. Categories without goods are left out. */
export function menuLevels({ directoryList, getDirectoryFilters, brandList }: MenuLevelsQuery): MenuLevels {
  const categories = getDirectoryFilters.categories.filter(({ count }) => count > 0);
  return {
    groups: Object.fromEntries(
      directoryList.flatMap(({ slug, filters: [filter, ...others] }) => {
        if (others.length > 0 || filter?.filterType !== 'CATEGORY' || !filter.value) return [];
        const groups = groupsOf(filter.value, categories);
        return groups.length > 0 ? [[slug, groups]] : [];
      }),
    ),
    brands: brandList.items.map(({ slug, name }) => ({ name, href: `/brands/${encodeURIComponent(slug)}` })),
  };
}

function groupsOf(root: string, categories: readonly Category[]): MegaMenuGroup[] {
  const below = (parent: string) => categories.filter((category) => category.parent === parent);
  return below(root).map(({ value, name }) => {
    const href = `/catalog/${root}/${value}`;
    return {
      title: name,
      href,
      links: below(value).map((category) => ({ name: category.name, href: `${href}/${category.value}` })),
    };
  });
}

/** The entries of the menu with what is below them; until that is loaded, without. */
export function withLevels(items: readonly MegaMenuItem[], levels: MenuLevels | null): MegaMenuItem[] {
  return items.map((item) => ({ ...item, groups: levels?.groups[item.slug] ?? [] }));
}

/** The entry of the brands, which the menu of a phone has in addition. */
export function brandsEntry(levels: MenuLevels | null): MegaMenuItem {
  return { slug: 'brands', name: 'Бренды', href: '/brands', all: 'Все бренды', brands: levels?.brands ?? [] };
}
