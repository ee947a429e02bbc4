import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const card = css({
  position: 'relative',
  containerType: 'inline-size',
  transition: `border-color ${tokens.duration.feedback} linear`,
  [media.hover]: { '&:hover': { borderColor: tokens.color.control } },
  '&:has(h2 a:active, h3 a:active)': { borderColor: tokens.color.ink, background: tokens.color.subtle },
  // One link covers the card, so the focus ring surrounds the whole card.
  '&:has(h2 a:focus-visible, h3 a:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
});

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  outline: 0,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
});

export const total = css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2] });

export const status = css({ marginTop: tokens.space[1] });

export const pictures = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], marginTop: tokens.space[4] });
export const picture = css({ width: 72 });

export const rest = css({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  aspectRatio: '4 / 5',
  background: tokens.color.subtle,
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  fontVariantNumeric: 'tabular-nums',
});

export const pay = css({
  position: 'relative',
  width: '100%',
  marginTop: tokens.space[4],
  '@container (min-width: 30rem)': { width: 'auto' },
});
