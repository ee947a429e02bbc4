import type { ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { CategoryColumn } from '../category-menu/category-column.js';
import { Drawer, type DrawerProps } from '../drawer/index.js';
import type { MegaMenuItem } from '../mega-menu/mega-menu-panel.js';
import * as styles from './mobile-menu.styles.js';
import { mobileMenuWords } from './mobile-menu.words.js';

export interface MobileMenuProps extends Omit<DrawerProps, 'title' | 'children' | 'placement'> {
  /** The categories, in order. One with groups or brands expands in place. */
  items: readonly MegaMenuItem[];
  /** Slug of the current category. Default: none. */
  activeSlug?: string | undefined;
  /** Slug of the category shown in the price colour. Default: `meet-price`. */
  accentSlug?: string;
  /** Shown below the categories, such as a `SiteMenu`. Default: none. */
  children?: ReactNode;
}

/**
 * The entries of the mobile menu. Entries without a slug and the search are left out, because on a phone they are
 * elsewhere.
 */
export function mobileMenuItems<Item extends { slug: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ slug }) => slug !== '' && slug !== 'search');
}

/** The mobile menu: the categories with their levels, then the pages about the shop. */
export function MobileMenu(passed: MobileMenuProps) {
  const props = useDefaultProps('MobileMenu', passed);
  const { items, activeSlug, accentSlug = 'meet-price', children, ...drawer } = props;
  const words = useWords('mobileMenu', mobileMenuWords);
  return (
    <Drawer title={words.menu} {...drawer}>
      <CategoryColumn items={mobileMenuItems(items)} activeSlug={activeSlug} accentSlug={accentSlug} />
      {children && <div css={styles.rest}>{children}</div>}
    </Drawer>
  );
}
