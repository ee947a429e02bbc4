import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';

export const field = css({ minWidth: 0 });

export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
  gap: tokens.space[2],
  maxWidth: 640,
  marginBlock: tokens.space[1],
});

const tile = css({ position: 'relative', aspectRatio: '1', minWidth: 0, borderRadius: tokens.radius.control });

export const photo = css(tile, { overflow: 'hidden', background: tokens.color['surface-product'] });
export const failed = css({ outline: `1px solid ${tokens.color.error}`, outlineOffset: -1 });

export const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });
export const waiting = css({ opacity: 0.45 });

export const remove = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  // The touch target is 44px; only the icon has a background.
  '& svg': { padding: tokens.space.half, borderRadius: tokens.radius.control, background: tokens.color.paper },
  [media.hover]: { '&:hover': { background: 'transparent' } },
  '&:focus-visible': { outlineOffset: -2 },
});

export const progress = css({
  position: 'absolute',
  insetInline: tokens.space[2],
  insetBlockEnd: tokens.space[2],
  width: `calc(100% - 2 * ${tokens.space[2]})`,
  height: 4,
  appearance: 'none',
  border: 0,
  background: tokens.color.paper,
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: tokens.color.ink, [media.forcedColors]: { background: 'Highlight' } },
  '&::-moz-progress-bar': { background: tokens.color.ink, [media.forcedColors]: { background: 'Highlight' } },
  [media.forcedColors]: { height: 8, border: '1px solid CanvasText' },
});

export const retry = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  minHeight: tokens.size.target,
  padding: 0,
  background: tokens.color.paper,
  fontSize: tokens.text.small.size,
  '&:focus-visible': { outlineOffset: -2 },
});

export const add = css(tile, {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: tokens.space[1],
  padding: tokens.space[2],
  border: `1px dashed ${tokens.color.control}`,
  color: tokens.color.ink,
  fontSize: tokens.text.small.size,
  lineHeight: tokens.line.snug,
  textAlign: 'center',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink, background: tokens.color.subtle } },
  '[data-dropping] &': { borderColor: tokens.color.ink, background: tokens.color.subtle },
  [pressed]: { borderColor: tokens.color.ink, background: tokens.color.pressed },
  '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '&:has([aria-invalid="true"])': { borderColor: tokens.color.error },
  '&:has(:disabled)': {
    borderColor: tokens.color.hairline,
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
});

export const input = css(visuallyHidden);

export const refusals = css({ display: 'grid', gap: tokens.space[1], marginTop: tokens.space[1] });
