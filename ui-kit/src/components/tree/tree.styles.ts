import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

const sign = 28;
const half = 14;

export const tree = css({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const row = css({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: tokens.size.target,
  paddingInlineEnd: tokens.space[2],
  borderRadius: tokens.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  // A node that is found by letters or arrows scrolls completely into view.
  scrollMarginBlock: tokens.space[2],
  [media.hover]: { '&:hover:not([aria-disabled="true"])': { background: tokens.color.subtle } },
  '&[aria-selected="true"]': { background: tokens.color.subtle, boxShadow: `inset 2px 0 ${tokens.color.ink}` },
  '&:dir(rtl)[aria-selected="true"]': { boxShadow: `inset -2px 0 ${tokens.color.ink}` },
  [pressed]: { background: tokens.color.pressed },
  '&[aria-disabled="true"]': { color: tokens.color['ink-faint'], cursor: 'not-allowed' },
  // Inside: the rows touch each other.
  '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  [media.forcedColors]: {
    '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: -1 },
    '&[aria-selected="true"]:focus-visible': { outlineWidth: 3 },
    '&[aria-disabled="true"]': { color: 'GrayText' },
  },
});

/** One step of depth, with the line of the branch above. */
export const step = css({
  flex: 'none',
  width: half,
  marginInlineStart: half,
  borderInlineStart: `1px solid ${tokens.color.hairline}`,
});

/** The place of the sign that opens a branch. A leaf has it empty, so that labels are aligned. */
export const opener = css({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: sign,
  color: tokens.color['ink-muted'],
  '& svg': { transition: `transform ${tokens.duration.feedback} linear` },
  '&[data-state="open"] svg': { transform: 'rotate(90deg)' },
  '&:dir(rtl)[data-state="open"] svg': { transform: 'scaleX(-1) rotate(90deg)' },
  '[aria-disabled="true"] > &': { color: 'inherit' },
  [media.reducedMotion]: { '& svg': { transition: 'none' } },
});

/** Drawn as the box of Checkbox, because a control within a row would be a second tab stop. */
export const box = css({
  position: 'relative',
  alignSelf: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  marginInlineEnd: tokens.space[2],
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.mark,
  background: tokens.color.raised,
  color: tokens.color['on-action'],
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 4,
    // Physical sides, because a tick looks the same in right-to-left text.
    left: 3,
    width: 11,
    height: 6,
    borderLeft: '1.5px solid',
    borderBottom: '1.5px solid',
    transform: 'rotate(-45deg)',
    opacity: 0,
  },
  '[aria-checked="true"] > &, [aria-checked="mixed"] > &': {
    background: tokens.color.action,
    borderColor: tokens.color.action,
    '&::before': { opacity: 1 },
  },
  '[aria-checked="mixed"] > &::before': {
    insetBlockStart: 8,
    left: 4,
    width: 10,
    height: 0,
    borderLeft: 0,
    transform: 'none',
  },
  '[aria-disabled="true"] > &': { borderColor: tokens.color.hairline, background: 'transparent' },
  '[aria-disabled="true"][aria-checked="true"] > &': { background: tokens.color['ink-faint'] },
  // Backgrounds are lost there, so the mark is drawn in the colour of text.
  [media.forcedColors]: { '&::before': { borderColor: 'CanvasText' } },
});

/** No label beside it: the branch is not loaded, so there is nothing to check yet. */
export const noBox = css({ visibility: 'hidden' });

export const words = css({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: tokens.space[3],
  minWidth: 0,
  paddingBlock: tokens.space[1],
});

export const icon = css({ alignSelf: 'center', flex: 'none', marginInlineEnd: tokens.space[2] });

export const label = css(breakWords, { minWidth: 0 });

export const detail = css(breakWords, {
  minWidth: 0,
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  '[aria-disabled="true"] &': { color: 'inherit' },
});

export const error = css({ color: tokens.color.error, fontSize: tokens.text.small.size });

/** Shown where the pointer or the focus is, so that only the row in hand adds tab stops. Touch screens show all. */
export const actions = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: tokens.space[1],
  cursor: 'default',
  [media.hover]: {
    visibility: 'hidden',
    '[role="treeitem"]:hover > &': { visibility: 'visible' },
  },
  '[role="treeitem"]:focus-within > &': { visibility: 'visible' },
});
