import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

export const finder = css({
  maxWidth: 420,
  marginTop: tokens.space[5],
});

/** Holds its place until it works; without JavaScript it never would. */
export const awaitsScript = css({ visibility: 'hidden', '@media (scripting: none)': { display: 'none' } });

export const letters = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: -12,
  marginBottom: tokens.space[6],
});

export const letter = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 40,
  height: tokens.size.target,
  fontWeight: 550,
});

export const section = css({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  paddingBlock: tokens.space[4],
  borderTop: `1px solid ${tokens.color.hairline}`,
  [media.desktop]: {
    gridTemplateColumns: '264px minmax(0, 1fr)',
    columnGap: tokens.space[10],
    paddingBlock: tokens.space[6],
  },
});

export const initial = css({
  fontFamily: tokens.font.display,
  fontSize: 'clamp(1.75rem, 1rem + 3vw, 4rem)',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: tokens.color['ink-muted'],
  paddingTop: 6,
});

export const names = css({
  display: 'grid',
  columnGap: tokens.space[6],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const name = css({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: tokens.size.target,
  fontFamily: tokens.font.display,
  fontSize: 'clamp(1.125rem, 0.9rem + 0.9vw, 1.625rem)',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.025em',
  overflowWrap: 'anywhere',
});
