import { css } from '@emotion/react';
import { layer } from '../../overlay/layer.styles.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/tabular-figures.js';

/** Zag derives the positioner's z-index from the calendar's. */
export const panel = css(layer, tabularFigures, {
  position: 'relative',
  width: 'min(344px, calc(100vw - 32px))',
  padding: tokens.space[3],
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.raised,
  color: tokens.color.ink,
  outline: 0,
  animation: `meet-fade-in ${tokens.duration.feedback} linear`,
});

/** What stands beside the days is below them where the page is narrow. */
export const withAside = css({
  [media.tablet]: { display: 'flex', gap: tokens.space[3], width: 'auto' },
});

export const month = css({ flex: '0 1 320px', minWidth: 0 });

export const head = css({ display: 'flex', alignItems: 'center', gap: tokens.space[1] });

/** With enlarged text the year wraps below the month. */
export const choices = css({ display: 'flex', flex: 1, flexWrap: 'wrap', gap: tokens.space[1], minWidth: 0 });

export const choice = css({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[1]}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: tokens.color.subtle } },
  [pressed]: { background: tokens.color.pressed },
  '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  '& option': { background: tokens.color.raised, color: tokens.color.ink },
});

export const grid = css({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': {
    height: 32,
    padding: 0,
    color: tokens.color['ink-muted'],
    fontSize: tokens.text.caption.size,
    fontWeight: 'inherit',
    textAlign: 'center',
  },
  '& td': { padding: 0 },
});

export const day = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: tokens.size.target,
  border: '1px solid transparent',
  borderRadius: tokens.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  [media.hover]: { '&:hover': { background: tokens.color.subtle } },
  [pressed]: { background: tokens.color.pressed },
  '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  '&[data-today]': { borderColor: tokens.color.control },
  '&[data-outside-range]': { visibility: 'hidden' },
  '&[data-in-range]': { background: tokens.color.subtle },
  '&[data-disabled]': {
    background: 'transparent',
    color: tokens.color['ink-faint'],
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
  '&[data-selected]': {
    background: tokens.color.action,
    borderColor: tokens.color.action,
    color: tokens.color['on-action'],
    [pressed]: { background: tokens.color['action-pressed'] },
    '&:focus-visible': { outlineColor: tokens.color['on-action'], outlineOffset: -4 },
  },
  [media.forcedColors]: {
    borderColor: 'Canvas',
    '&[data-today]': { borderColor: 'CanvasText' },
    '&[data-in-range]': { borderColor: 'CanvasText', borderInlineColor: 'Canvas' },
    '&[data-disabled]': { color: 'GrayText' },
    '&[data-selected]': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      color: 'HighlightText',
      [`&, ${pressed}`]: { background: 'Highlight' },
    },
  },
});
