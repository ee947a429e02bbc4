import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { fadingEdge } from '../../theme/fading-edge.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Link } from '../link/index.js';
import { breadcrumbsWords } from './breadcrumbs.words.js';

const list = css(fadingEdge, {
  display: 'flex',
  columnGap: tokens.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
});

const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: tokens.size.target,
  '& + &::before': { content: '"/"', marginInlineEnd: tokens.space[2], color: tokens.color['ink-faint'] },
});

const here = css({ color: tokens.color.ink });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  [media.hover]: { '&:hover': { color: tokens.color.ink } },
});

export interface Breadcrumb {
  label: string;
  /** URL of the page. Omit it for the current page. */
  href?: string;
}

export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** The path from the home page to this one. The last item has no URL. */
  items: readonly Breadcrumb[];
}

export function Breadcrumbs(passed: BreadcrumbsProps) {
  const { items, ...props } = useDefaultProps('Breadcrumbs', passed);
  const words = useWords('breadcrumbs', breadcrumbsWords);
  return (
    <nav aria-label={words.breadcrumbs} {...props}>
      <ol css={list}>
        {items.map(({ label, href }) => (
          <li key={href ?? label} css={item}>
            {href ? (
              <Link variant="quiet" href={href} css={link}>
                {label}
              </Link>
            ) : (
              <span css={here} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
