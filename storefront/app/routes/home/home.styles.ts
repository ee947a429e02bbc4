import { css } from '@emotion/react';
import { breakpoints, media, tokens } from '@meet/ui-kit';

export const notice = css({ paddingBlock: tokens.space[4] });

export const section = css({ marginTop: tokens.space[16], [media.desktop]: { marginTop: tokens.space[24] } });

export const sectionHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  marginBottom: tokens.space[6],
});

export const more = css({ display: 'inline-flex', alignItems: 'center', flex: 'none', minHeight: tokens.size.target });

export const tiles = css({
  display: 'grid',
  columnGap: tokens.space[5],
  rowGap: tokens.space[10],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const sectionTiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: tokens.space[3],
  rowGap: tokens.space[8],
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: tokens.space[5] },
});

/** Eight cards fill rows of two or four. Where a row has three cards, only six are shown. */
export const evenRows = css({
  [`${media.tablet} and (max-width: ${breakpoints.desktop - 0.02}px)`]: {
    '& > :nth-of-type(n + 7)': { display: 'none' },
  },
});

export const bonus = css({
  marginTop: tokens.space[24],
  // If the bonus section is the last one, there is no gap between it and the footer.
  '&:has(+ :empty)': { marginBottom: `calc(-1 * ${tokens.space[24]})` },
});

export const bonusInner = css({
  display: 'grid',
  gap: tokens.space[6],
  paddingBlock: tokens.space[12],
  [media.desktop]: { gridTemplateColumns: '1.6fr 1fr', alignItems: 'end', paddingBlock: tokens.space[20] },
});

/** The number is an inline element of the heading, not a block. */
export const bonusFigure = css({ display: 'inline' });
export const bonusTitle = css({ marginTop: tokens.space[4] });
export const bonusText = css({ maxWidth: '42ch' });
export const bonusLink = css({ marginTop: tokens.space[5] });
