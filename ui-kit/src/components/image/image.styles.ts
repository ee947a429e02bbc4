import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

export const frame = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: 4 / 5,
  background: tokens.color['surface-product'],
  // In the dark theme a soft light behind the picture, so that black goods keep their outline. Words never stand there.
  backgroundImage: `radial-gradient(closest-side, light-dark(transparent, ${tokens.color.hairline}), transparent)`,
});

export const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const fits = { contain: css({ objectFit: 'contain' }), cover: css({ objectFit: 'cover' }) };

/** A shadow of the shape itself, not of its frame. */
export const contoured = css({ filter: `drop-shadow(0 0 1px ${tokens.color.control})` });

export const missing = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: tokens.color['ink-muted'],
});
