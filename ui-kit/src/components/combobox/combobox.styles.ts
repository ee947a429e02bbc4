import { css } from '@emotion/react';
import { layer } from '../../overlay/layer.styles.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { control } from '../field/field.styles.js';

export const frame = css({ position: 'relative', display: 'grid' });

export const input = css(control, { gridArea: '1 / 1', textOverflow: 'ellipsis' });

/** Reserves room for the spinner, so that long text does not run under it. */
export const waiting = css({ paddingInlineEnd: tokens.space[10] });

export const spinner = css({
  gridArea: '1 / 1',
  placeSelf: 'center end',
  marginInlineEnd: tokens.space[3],
  color: tokens.color['ink-muted'],
  pointerEvents: 'none',
});

/** Zag derives the positioner's z-index from the list's. */
export const list = css(layer, {
  position: 'relative',
  maxHeight: 'min(var(--available-height, 320px), 320px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.panel,
  background: tokens.color.raised,
  color: tokens.color.ink,
  outline: 0,
});

export const option = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: tokens.size.target,
  padding: `${tokens.space[2]} ${tokens.space[3]}`,
  cursor: 'pointer',
  '&[data-highlighted]': { background: tokens.color.subtle, boxShadow: `inset 2px 0 ${tokens.color.ink}` },
  '&:dir(rtl)[data-highlighted]': { boxShadow: `inset -2px 0 ${tokens.color.ink}` },
  [pressed]: { background: tokens.color.pressed },
  '&[aria-selected="true"]': { fontWeight: tokens.weight.bold },
  '&[aria-disabled="true"]': { color: tokens.color['ink-faint'], cursor: 'not-allowed' },
  [media.forcedColors]: {
    '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: 'GrayText' },
  },
});

export const detail = css({
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  fontWeight: tokens.text.small.weight,
  '[aria-disabled="true"] > &': { color: 'inherit' },
});

export const message = css({ padding: tokens.space[3], color: tokens.color['ink-muted'] });
