import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

/** Edge to edge: the goods are the colour, the words are the frame. */
export const hero = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minHeight: 'min(calc(100dvh - 60px), 820px)',
  background: tokens.color['surface-product'],
  [media.desktop]: { minHeight: 'min(calc(100dvh - 112px), 820px)' },
});

export const heroInner = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: tokens.space[4],
  paddingBlock: `${tokens.space[6]} ${tokens.space[8]}`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto',
    alignItems: 'end',
    paddingBlock: tokens.space[12],
  },
});

/** Three goods hang as on a wall: one large, two small. */
export const heroPictures = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  minHeight: 280,
  '& > :first-of-type': { gridRow: '1 / -1' },
  '& > span': { height: '100%', aspectRatio: 'auto', background: 'transparent' },
  [media.desktop]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '60%',
    gridTemplateColumns: '1.8fr 1fr',
  },
});

export const heroTitle = css({ fontSize: 'clamp(2.125rem, 0.9rem + 5vw, 6rem)' });

export const heroWords = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space[5],
});

export const heroLead = css({ maxWidth: '40ch' });

export const section = css({ marginTop: tokens.space[16], [media.desktop]: { marginTop: tokens.space[24] } });

export const sectionHead = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  marginBottom: tokens.space[6],
});

export const more = css({ display: 'inline-flex', alignItems: 'center', flex: 'none', minHeight: tokens.size.target });

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
  textDecoration: 'none',
  transition: `opacity ${tokens.duration.feedback} linear`,
  // One name is looked at, the rest step back.
  [media.hover]: { 'ul:hover &': { opacity: 0.32 }, 'ul:hover &:hover': { opacity: 1 } },
});

export const bonus = css({
  marginTop: tokens.space[24],
  background: tokens.color.volt,
  color: tokens.color['on-volt'],
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
