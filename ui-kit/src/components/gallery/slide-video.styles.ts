import { css } from '@emotion/react';
import { focusRingOver } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const slide = css({ position: 'relative', aspectRatio: '1', background: tokens.color['surface-product'] });

export const video = css({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
});

/** Covers the whole slide, so that a click anywhere on the poster starts the video. */
export const play = css(focusRingOver, {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: tokens.color.ink,
  cursor: 'pointer',
  // Without JavaScript the player shows its own controls.
  [media.noScript]: { display: 'none' },
});

const disc = css({
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: tokens.color.paper,
  color: tokens.color.ink,
  // Without backgrounds only an outline shows the disc.
  [media.forcedColors]: { outline: '1px solid CanvasText' },
});

export const sign = css(disc, {
  width: 64,
  height: 64,
  [media.hover]: { 'button:hover > &': { background: tokens.color.subtle } },
  'button:active > &': { background: tokens.color.pressed },
});

export const smallSign = css(disc, { position: 'absolute', inset: 0, margin: 'auto', width: 28, height: 28 });

export const failure = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  background: tokens.color.paper,
  color: tokens.color.error,
  fontSize: tokens.text.small.size,
});
