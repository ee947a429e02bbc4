import { useMessages } from '../../locale/locale-provider.js';
import { CategoryMenu, type CategoryMenuItem } from '../category-menu/category-menu.js';
import { Drawer, type DrawerProps } from '../drawer/index.js';

export interface MobileMenuProps extends Omit<DrawerProps, 'title' | 'children' | 'placement'> {
  items: readonly CategoryMenuItem[];
  activeSlug?: string | undefined;
}

/** The entries of the mobile menu. Entries without a slug, and search, have their own places on a phone. */
export function mobileMenuItems(items: readonly CategoryMenuItem[]): CategoryMenuItem[] {
  return items.filter(({ slug }) => slug !== '' && slug !== 'search');
}

export function MobileMenu({ items, activeSlug, ...drawer }: MobileMenuProps) {
  const messages = useMessages();
  return (
    <Drawer title={messages.menu} {...drawer}>
      <CategoryMenu layout="column" items={mobileMenuItems(items)} activeSlug={activeSlug} />
    </Drawer>
  );
}
