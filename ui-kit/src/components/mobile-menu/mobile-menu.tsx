import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { CategoryMenu, type CategoryMenuItem } from '../category-menu/category-menu.js';
import { Drawer } from '../drawer/index.js';

export interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly CategoryMenuItem[];
  activeSlug?: string | undefined;
  /** Below the categories: the theme, later the account. */
  footer?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Entries without a slug and the search entry have their own places on a phone. */
export function mobileMenuItems(items: readonly CategoryMenuItem[]): CategoryMenuItem[] {
  return items.filter(({ slug }) => slug !== '' && slug !== 'search');
}

export function MobileMenu({ open, onOpenChange, items, activeSlug, footer, ref }: MobileMenuProps) {
  const messages = useMessages();
  return (
    <Drawer ref={ref} open={open} onOpenChange={onOpenChange} title={messages.menu} placement="right" footer={footer}>
      <CategoryMenu layout="column" items={mobileMenuItems(items)} activeSlug={activeSlug} />
    </Drawer>
  );
}
