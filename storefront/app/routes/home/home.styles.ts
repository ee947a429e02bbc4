import { css } from '@emotion/react';
import { breakpoints, media, tokens } from '@meet/ui-kit';

export const section = css({ marginTop: tokens.space[16], [media.desktop]: { marginTop: tokens.space[24] } });

export const sectionHead = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  marginBottom: tokens.space[6],
});

export const more = css({ display: 'inline-flex', alignItems: 'center', flex: 'none', minHeight: tokens.size.target });

export const tiles = css({
  display: 'grid',
  columnGap: tokens.space[5],
  rowGap: tokens.space[10],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const brands = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.55em',
  fontFamily: tokens.font.display,
  fontSize: 'clamp(1.375rem, 0.7rem + 3vw, 3.5rem)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.035em',
});

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  color: tokens.color.ink,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transition: `opacity ${tokens.duration.feedback} linear`,
  // One name is looked at, the rest step back.
  [media.hover]: { 'ul:hover &': { opacity: 0.32 }, 'ul:hover &:hover': { opacity: 1 } },
});

/** Eight make even rows of two and of four; three in a row show six of them. */
export const evenRows = css({
  [`${media.tablet} and (max-width: ${breakpoints.desktop - 0.02}px)`]: {
    '& > :nth-of-type(n + 7)': { display: 'none' },
  },
});

export const bonus = css({
  marginTop: tokens.space[24],
  background: tokens.color.volt,
  color: tokens.color['on-volt'],
  // With nothing after it, it stands on the footer.
  '&:has(+ :empty)': { marginBottom: `calc(-1 * ${tokens.space[24]})` },
});

export const bonusInner = css({
  display: 'grid',
  gap: tokens.space[6],
  paddingBlock: tokens.space[12],
  [media.desktop]: { gridTemplateColumns: '1.6fr 1fr', alignItems: 'end', paddingBlock: tokens.space[20] },
});

export const bonusFigure = css({
  fontFamily: tokens.font.display,
  fontSize: 'clamp(4rem, 1rem + 15vw, 14rem)',
  fontWeight: 700,
  lineHeight: 0.86,
  letterSpacing: '-0.06em',
  fontVariantNumeric: 'tabular-nums',
});

export const bonusTitle = css({
  display: 'block',
  marginTop: tokens.space[4],
  fontFamily: tokens.font.display,
  fontSize: 'clamp(1.125rem, 0.8rem + 1.2vw, 1.875rem)',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.03em',
});

export const bonusText = css({ maxWidth: '42ch' });
