import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { breakWords } from '../../theme/break-words.js';
import { fadingEdge } from '../../theme/fading-edge.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Link } from '../link/index.js';
import { categoryMenuWords } from './category-menu.words.js';

export interface CategoryMenuItem {
  slug: string;
  name: string;
  href: string;
}

const row = css(fadingEdge, {
  display: 'flex',
  columnGap: tokens.space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});
const column = css({ display: 'flex', flexDirection: 'column' });

const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

const layouts = {
  row: { list: row, link },
  column: {
    list: column,
    link: css(link, breakWords, {
      width: '100%',
      minHeight: 52,
      paddingBlock: tokens.space[2],
      fontSize: tokens.text.title.size,
      lineHeight: tokens.text.title.line,
    }),
  },
};

// Red is the colour of prices. Only a category of reduced prices may use it.
const accent = css({ color: tokens.color.price });

const active = css({
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.35em',
  [media.hover]: { '&:hover': { textDecorationThickness: 2, textUnderlineOffset: '0.35em' } },
});

export interface CategoryMenuProps extends ComponentPropsWithRef<'nav'> {
  /** The categories, in order. */
  items: readonly CategoryMenuItem[];
  /** Slug of the current category. Default: none. */
  activeSlug?: string | undefined;
  /** Slug of the category shown in the price colour. Default: `meet-price`. */
  accentSlug?: string;
  /** A `row` that scrolls if it does not fit, or a `column`. Default: `row`. */
  layout?: keyof typeof layouts;
}

export function CategoryMenu(props: CategoryMenuProps) {
  const { items, activeSlug, accentSlug = 'meet-price', layout = 'row', ...nav } = props;
  const words = useWords('categoryMenu', categoryMenuWords);
  if (items.length === 0) return null;
  return (
    <nav aria-label={words.categories} {...nav}>
      <ul css={layouts[layout].list}>
        {items.map(({ slug, name, href }) => (
          <li key={slug}>
            <Link
              variant="quiet"
              href={href}
              aria-current={slug === activeSlug ? 'page' : undefined}
              css={[layouts[layout].link, slug === accentSlug && accent, slug === activeSlug && active]}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
