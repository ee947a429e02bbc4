import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
    // If the right column is taller than the pictures, the extra height goes to the second row. Otherwise there would
    // be a gap between pictures and details.
    gridTemplateRows: 'auto 1fr',
    columnGap: tokens.space[6],
    rowGap: tokens.space[12],
  },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(360px, 1fr)',
    columnGap: tokens.space[10],
    rowGap: tokens.space[16],
  },
});

export const trail = css({ paddingBlock: tokens.space[4] });

/** On a phone the pictures extend to the edges of the screen. */
export const pictures = css({
  marginInline: `calc(-1 * ${tokens.space[4]})`,
  [media.tablet]: { marginInline: 0 },
});

/** The right column, beside both the pictures and the details below them. */
export const buy = css({ [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2' } });

export const details = css({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[12],
  marginTop: tokens.space[8],
  [media.tablet]: { marginTop: 0 },
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.space[10] },
});

export const underTitle = css({ marginTop: tokens.space[4] });

export const colourName = css({ marginBottom: tokens.space[2] });

export const similar = css({ marginTop: tokens.space[16] });

export const similarTitle = css({ marginBottom: tokens.space[5] });
