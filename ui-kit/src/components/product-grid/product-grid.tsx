import { css } from '@emotion/react';
import { Children, type ComponentPropsWithRef } from 'react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const grid = css({
  display: 'grid',
  // Two columns, or one where the text is so large that two would cut it. 0.1px less, or rounding could drop a column.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(8.5rem, (100% - ${tokens.space[3]}) / 2 - 0.1px), 1fr))`,
  columnGap: tokens.space[3],
  rowGap: tokens.space[8],
  [media.tablet]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space[5],
    rowGap: tokens.space[10],
  },
  [media.desktop]: { rowGap: tokens.space[12] },
});

const densities = {
  /** For a grid beside a column of filters. */
  narrow: css(grid, { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }),
  /** For a grid across the whole page. */
  full: css(grid, { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: tokens.space[12] } }),
};

export interface ProductGridProps extends ComponentPropsWithRef<'ul'> {
  /** `full` for the whole page, `narrow` for a place beside a column of filters. Default: `full`. */
  density?: keyof typeof densities;
}

/** A grid of cards in two, three or four columns, depending on the breakpoint. */
export function ProductGrid({ density = 'full', children, ...props }: ProductGridProps) {
  return (
    <ul css={densities[density]} {...props}>
      {Children.map(children, (child) => (
        <li css={{ minWidth: 0 }}>{child}</li>
      ))}
    </ul>
  );
}
