import { useWords } from '../../locale/use-words.js';
import { CategoryMenu, type CategoryMenuItem } from '../category-menu/category-menu.js';
import { Drawer, type DrawerProps } from '../drawer/index.js';
import { mobileMenuWords } from './mobile-menu.words.js';

export interface MobileMenuProps extends Omit<DrawerProps, 'title' | 'children' | 'placement'> {
  /** The categories, in order. */
  items: readonly CategoryMenuItem[];
  /** Slug of the current category. Default: none. */
  activeSlug?: string | undefined;
}

/** The entries of the mobile menu. Entries without a slug, and search, have their own places on a phone. */
export function mobileMenuItems(items: readonly CategoryMenuItem[]): CategoryMenuItem[] {
  return items.filter(({ slug }) => slug !== '' && slug !== 'search');
}

export function MobileMenu({ items, activeSlug, ...drawer }: MobileMenuProps) {
  const words = useWords('mobileMenu', mobileMenuWords);
  return (
    <Drawer title={words.menu} {...drawer}>
      <CategoryMenu layout="column" items={mobileMenuItems(items)} activeSlug={activeSlug} />
    </Drawer>
  );
}
