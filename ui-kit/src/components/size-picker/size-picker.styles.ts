import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { breakWords } from '../../theme/break-words.js';
import { pressed } from '../../theme/pressed.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';

export const group = css({ minWidth: 0 });

export const legend = css({
  display: 'block',
  width: '100%',
  padding: 0,
  marginBottom: tokens.space[3],
  fontSize: tokens.text.small.size,
});

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.25rem, 45%), 1fr))',
  gap: tokens.space[2],
});

/** Columns for «42.5 27,5», whose unit is named in the legend. */
export const dense = css({
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.125rem, 1fr))',
  gap: tokens.space[1],
  '& > *': { alignItems: 'center', paddingInline: tokens.space.half, textAlign: 'center' },
});

/** The only size is as wide as its name, which may be long: «Один размер». */
export const single = css({ display: 'flex', '& > *': { minWidth: '6.25rem' } });

/** Above the sizes, because a long grid would push it off the screen. */
export const error = css({ marginBottom: tokens.space[3], fontSize: tokens.text.small.size });

export const radio = css(visuallyHidden);

export const cell = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: tokens.space.half,
  minWidth: 0,
  minHeight: tokens.size.target,
  paddingInline: tokens.space[2],
  paddingBlock: tokens.space['1-half'],
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${tokens.duration.feedback} linear`,
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink } },
  [pressed]: { borderColor: tokens.color.ink, background: tokens.color.pressed },
  '&:has(:checked), &[aria-current]': {
    borderColor: tokens.color.ink,
    outline: `1px solid ${tokens.color.ink}`,
    outlineOffset: -2,
  },
  '&:focus-visible, &:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '[data-invalid] > * > &:not([data-gone])': { borderColor: tokens.color.error },
  '&[data-gone]': {
    cursor: 'not-allowed',
    borderColor: tokens.color.hairline,
    color: tokens.color['ink-faint'],
    background: `linear-gradient(to top right, transparent calc(50% - 0.5px), ${tokens.color.hairline} calc(50% - 0.5px), ${tokens.color.hairline} calc(50% + 0.5px), transparent calc(50% + 0.5px))`,
  },
  [media.forcedColors]: {
    '&:has(:checked), &[aria-current]': { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: -3 },
    '&:focus-visible, &:has(:focus-visible)': { outlineOffset: 2 },
    '&[data-gone]': {
      borderStyle: 'dashed',
      borderColor: 'GrayText',
      color: 'GrayText',
      textDecoration: 'line-through',
    },
  },
});

export const measures = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[1],
});

export const name = css({
  fontSize: tokens.text.body.size,
  fontWeight: tokens.weight.strong,
  lineHeight: tokens.line.control,
  ...breakWords,
});

export const note = css({
  ...breakWords,
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.line.snug,
  color: tokens.color['ink-muted'],
  '[data-gone] &': { color: 'inherit' },
});

export const last = css({ color: tokens.color.ink });

export const own = css({
  position: 'absolute',
  // The mark is on the edge of the cell, because a short cell's only line is in the middle.
  insetBlockStart: `calc(-1 * ${tokens.space[1]})`,
  insetInlineEnd: -1,
  paddingInline: `calc(${tokens.space['1-half']} - 1px)`,
  borderRadius: tokens.radius.mark,
  background: tokens.color.action,
  color: tokens.color['on-action'],
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.line.open,
  [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 },
});
