import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { listItems } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** The given number of columns, or fewer if the text is so large that columns would cut it. */
const columns = (most: number, narrowest: string, gap: string) =>
  // Subtracts 0.1px, because rounding could otherwise drop a column.
  `repeat(auto-fill, minmax(max(${narrowest}, (100% - ${most - 1} * ${gap}) / ${most} - 0.1px), 1fr))`;

const grid = css({
  display: 'grid',
  gridTemplateColumns: columns(2, '8.5rem', tokens.space[3]),
  columnGap: tokens.space[3],
  rowGap: tokens.space[8],
  [media.tablet]: {
    gridTemplateColumns: columns(3, '10.5rem', tokens.space[5]),
    columnGap: tokens.space[5],
    rowGap: tokens.space[10],
  },
  [media.desktop]: { rowGap: tokens.space[12] },
});

const item = css({ minWidth: 0 });

const densities = {
  /** For a grid beside a column of filters. */
  narrow: css(grid, { [media.wide]: { gridTemplateColumns: columns(4, '10.5rem', tokens.space[5]) } }),
  /** For a grid across the whole page. */
  full: css(grid, {
    [media.desktop]: { gridTemplateColumns: columns(4, '10.5rem', tokens.space[5]), rowGap: tokens.space[12] },
  }),
};

export interface ProductGridProps extends ComponentPropsWithRef<'ul'> {
  /** The cards. Each is put into an item of the list, unless it is an `li`. Default: none. */
  children?: ReactNode;
  /** `full` for the whole page, `narrow` beside a column of filters. Default: `full`. */
  density?: keyof typeof densities;
}

/** A grid of cards in two, three or four columns, depending on the breakpoint. */
export function ProductGrid(passed: ProductGridProps) {
  const { density = 'full', children, ...props } = useDefaultProps('ProductGrid', passed);
  return (
    <ul css={densities[density]} {...props}>
      {listItems(children, item)}
    </ul>
  );
}
