import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { active, column, columnLink } from '../category-menu/category-menu.styles.js';
import { Link } from '../link/index.js';
import { siteMenuWords } from './site-menu.words.js';

const layouts = {
  row: {
    list: css({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[6] }),
    link: css({
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: tokens.size.target,
      color: tokens.color['ink-muted'],
      fontSize: tokens.text.small.size,
      lineHeight: tokens.text.small.line,
    }),
  },
  column: { list: column, link: columnLink },
};

export interface SiteMenuProps extends ComponentPropsWithRef<'nav'> {
  /** The pages, in order. */
  links: readonly { label: string; href: string }[];
  /** URL of the current page, as in `links`. Default: none of them. */
  currentHref?: string;
  /** A `row` of small links, or a `column` of large ones. Default: `row`. */
  layout?: keyof typeof layouts;
}

/** The pages about the shop: delivery, loyalty, contacts. A row above the header, a column in the mobile menu. */
export function SiteMenu(passed: SiteMenuProps) {
  const { links, currentHref, layout = 'row', ...nav } = useDefaultProps('SiteMenu', passed);
  const words = useWords('siteMenu', siteMenuWords);
  if (links.length === 0) return null;
  return (
    <nav aria-label={words.siteMenu} {...nav}>
      <ul css={layouts[layout].list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              variant="quiet"
              href={href}
              aria-current={href === currentHref ? 'page' : undefined}
              css={[layouts[layout].link, href === currentHref && active]}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
