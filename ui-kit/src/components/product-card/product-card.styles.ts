import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { clampLines } from '../text/clamp-lines.js';

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  // One link covers the card, so the focus ring surrounds the whole card.
  '&:has(a:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 4 },
});

export const pictures = css({ position: 'relative', overflow: 'hidden' });

export const second = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${tokens.duration.panel} linear`,
});

export const secondReady = css({ [media.hover]: { 'article:hover &': { opacity: 1 } } });

export const badges = css({
  position: 'absolute',
  insetBlockStart: tokens.space[2],
  insetInlineStart: tokens.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[1],
  maxWidth: `calc(100% - 2 * ${tokens.space[2]})`,
});

export const besideLike = css({ maxWidth: `calc(100% - ${tokens.size.target} - ${tokens.space[2]})` });

export const body = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingTop: tokens.space[3],
});

export const brand = css({ fontWeight: 600 });

/** Overrides the browser's heading size, which would stretch the lines. */
export const title = css({ fontSize: tokens.text.small.size, fontWeight: 450, lineHeight: 1.35 });

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  outline: 0,
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

export const name = css(clampLines(2), {
  marginTop: 2,
  color: tokens.color['ink-muted'],
});

export const terms = css({ flex: 1, display: 'flex', flexDirection: 'column', paddingTop: tokens.space[1] });

export const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: 20,
  // Pushes the row of points and colours to the bottom, so that it aligns across a row of cards.
  marginTop: 'auto',
  paddingTop: tokens.space[1],
});

/** Leaves room on the right for the button that opens the sizes on touch screens. */
export const besideButton = css({
  alignContent: 'center',
  minHeight: tokens.size.target,
  paddingInlineEnd: tokens.size.target,
  [media.hover]: { minHeight: 20, paddingInlineEnd: 0 },
});

export const faded = css({ opacity: 0.55 });

export const gone = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[3],
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  // As tall as the line of a price, so that cards in a row align.
  lineHeight: `calc(${tokens.text.body.size} * ${tokens.text.body.line})`,
});

export const notify = css({
  color: tokens.color.ink,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
});

export const like = css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 2 });
