import { css } from '@emotion/react';
import { Children, type ComponentPropsWithRef } from 'react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const rail = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(44vw, 300px)',
  gap: tokens.space[3],
  marginInline: `calc(-1 * ${tokens.space[4]})`,
  paddingInline: tokens.space[4],
  scrollPaddingInline: tokens.space[4],
  paddingBlock: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  [media.tablet]: {
    gridAutoColumns: 'minmax(220px, 26%)',
    gap: tokens.space[5],
    marginInline: `calc(-1 * ${tokens.space[6]})`,
    paddingInline: tokens.space[6],
    scrollPaddingInline: tokens.space[6],
  },
  [media.desktop]: {
    gridAutoColumns: `calc((100% - 3 * ${tokens.space[5]}) / 4)`,
    marginInline: 0,
    paddingInline: 0,
    scrollPaddingInline: 0,
    scrollbarWidth: 'thin',
  },
});

const item = css({ scrollSnapAlign: 'start', minWidth: 0 });

/** A row that the shopper moves; it never moves by itself. */
export function Rail({ children, ...props }: ComponentPropsWithRef<'ul'>) {
  return (
    <ul css={rail} {...props}>
      {Children.map(children, (child) => (
        <li css={item}>{child}</li>
      ))}
    </ul>
  );
}
