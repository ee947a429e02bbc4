import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { clampLines } from '../text/clamp-lines.js';

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[3],
  height: '100%',
  // One link covers the card, so the focus is drawn around all of it.
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
});

export const sizes = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'none',
  padding: `${tokens.space[2]} ${tokens.space[3]}`,
  background: tokens.color.paper,
  fontSize: tokens.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  opacity: 0,
  transition: `opacity ${tokens.duration.panel} linear`,
  [media.hover]: { display: 'block', 'article:hover &, article:focus-within &': { opacity: 1 } },
});

export const body = css({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

export const brand = css({ fontSize: tokens.text.small.size, fontWeight: 600, lineHeight: 1.35 });

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  outline: 0,
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

export const name = css(clampLines(2), {
  fontSize: tokens.text.small.size,
  fontWeight: 450,
  lineHeight: 1.35,
  color: tokens.color['ink-muted'],
});

export const money = css({ marginTop: tokens.space[1] });

export const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: 20,
  marginTop: 2,
});

export const muted = css({ color: tokens.color['ink-muted'], fontSize: tokens.text.small.size });

export const soldOut = css({ opacity: 0.55 });
