import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Link } from '../link/index.js';
import { accent, active, layouts } from './category-menu.styles.js';
import { categoryMenuWords } from './category-menu.words.js';

export interface CategoryMenuItem {
  slug: string;
  label: string;
  href: string;
}

export interface CategoryMenuProps extends ComponentPropsWithRef<'nav'> {
  /** The categories, in order. */
  items: readonly CategoryMenuItem[];
  /** Slug of the current category. Default: none. */
  activeSlug?: string | undefined;
  /** Slug of the category shown in the price colour. Default: `meet-price`. */
  accentSlug?: string;
  /** A `row` that scrolls if it does not fit, `lines` that wrap, or a `column`. Default: `row`. */
  layout?: keyof typeof layouts;
}

export function CategoryMenu(passed: CategoryMenuProps) {
  const props = useDefaultProps('CategoryMenu', passed);
  const { items, activeSlug, accentSlug = 'meet-price', layout = 'row', ...nav } = props;
  const words = useWords('categoryMenu', categoryMenuWords);
  if (items.length === 0) return null;
  return (
    <nav aria-label={words.categories} {...nav}>
      <ul css={layouts[layout].list}>
        {items.map(({ slug, label, href }) => (
          <li key={slug}>
            <Link
              variant="quiet"
              href={href}
              aria-current={slug === activeSlug ? 'page' : undefined}
              css={[layouts[layout].link, slug === accentSlug && accent, slug === activeSlug && active]}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
