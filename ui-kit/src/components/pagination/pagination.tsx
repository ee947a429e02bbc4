import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js';
import { mirrored } from '../../icons/mirrored.js';
import { useWords } from '../../locale/use-words.js';
import { addressOf, type AddressOf } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Link } from '../link/index.js';
import { pageWindow } from './page-window.js';
import { paginationWords } from './pagination.words.js';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  [media.tablet]: { gap: tokens.space[1] },
});

const slot = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2rem',
  paddingInline: tokens.space[1],
  minHeight: tokens.size.target,
  borderRadius: tokens.radius.control,
  fontVariantNumeric: 'tabular-nums',
  [media.tablet]: { minWidth: tokens.size.target },
});

const link = css(slot, {
  [media.hover]: { '&:hover': { background: tokens.color.subtle } },
  [pressed]: { background: tokens.color.pressed },
});

const current = css(slot, {
  background: tokens.color.action,
  color: tokens.color['on-action'],
  [media.forcedColors]: { border: '2px solid Highlight' },
});

/** Pages that are shown together with the current one. */
const joined = css(link, {
  background: tokens.color.subtle,
  [media.forcedColors]: { borderBlockEnd: '1px solid Highlight' },
});

const off = css(slot, { color: tokens.color['ink-faint'], [media.forcedColors]: { color: 'GrayText' } });

export interface PaginationProps extends ComponentPropsWithRef<'nav'> {
  /** Number of the current page, starting from 1. */
  page: number;
  /** First of several pages shown together, of which `page` is the last. Default: `page`. */
  firstPage?: number;
  /** Number of pages. With one page nothing is rendered. */
  totalPages: number;
  /** URL of a page: a template such as `/list?page={page}`, or a function. Every page is a link. */
  hrefOf: AddressOf<number>;
}

export function Pagination(passed: PaginationProps) {
  const { page, firstPage = page, totalPages, hrefOf, ...props } = useDefaultProps('Pagination', passed);
  const words = useWords('pagination', paginationWords);
  if (totalPages <= 1) return null;

  const step = (target: number, label: string, Chevron: typeof ChevronLeftIcon, rel: 'prev' | 'next') => (
    <li>
      {target >= 1 && target <= totalPages ? (
        <Link variant="bare" css={link} href={addressOf(hrefOf, target, { page: target })} aria-label={label} rel={rel}>
          <Chevron css={mirrored} size={20} />
        </Link>
      ) : (
        <span css={off} aria-hidden="true">
          <Chevron css={mirrored} size={20} />
        </span>
      )}
    </li>
  );

  return (
    <nav aria-label={words.pagination} {...props}>
      <ul css={list}>
        {step(firstPage - 1, words.previousPage, ChevronLeftIcon, 'prev')}
        {pageWindow(page, totalPages).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span css={off}>…</span>
            ) : item === page ? (
              <span css={current} aria-current="page" aria-label={words.page(item)} role="link" aria-disabled="true">
                {item}
              </span>
            ) : (
              <Link
                variant="bare"
                css={item >= firstPage && item < page ? joined : link}
                href={addressOf(hrefOf, item, { page: item })}
                aria-label={words.page(item)}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        {step(page + 1, words.nextPage, ChevronRightIcon, 'next')}
      </ul>
    </nav>
  );
}
