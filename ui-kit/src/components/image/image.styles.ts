import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

export const frame = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: 4 / 5,
  background: tokens.color['surface-product'],
});

export const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // In the dark theme a lighter ground, so that black goods keep their outline. Words never stand on it.
  background: `light-dark(transparent, color-mix(in srgb, ${tokens.color.hairline} 60%, transparent))`,
});

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
