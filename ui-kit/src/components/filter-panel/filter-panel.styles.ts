import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';

export const group = css({
  borderBottom: `1px solid ${tokens.color.hairline}`,
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  fontWeight: tokens.weight.strong,
  '& svg': { transition: `transform ${tokens.duration.feedback} linear` },
  ...pressedWords,
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
});

export const flag = css({
  borderBottom: `1px solid ${tokens.color.hairline}`,
  paddingBlock: tokens.space[1],
  fontWeight: tokens.weight.strong,
});

export const chosen = css({
  marginInlineStart: tokens.space[2],
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color['ink-muted'],
});

export const body = css({ paddingBottom: tokens.space[4] });

export const part = css({ '* + &': { marginTop: tokens.space[4] } });

export const partTitle = css({
  padding: 0,
  paddingBottom: tokens.space[2],
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
});

export const list = css({ fontSize: tokens.text.small.size });

export const branch = css({ position: 'relative' });

/** Rows are lower if the pointer is a mouse, which needs a smaller target than a finger. */
export const row = css({ [media.hover]: { '& > label': { minHeight: 36 } } });

/** Leaves room at the end of the row for the button that shows or hides the nested rows. */
export const rowOfTree = css({ marginInlineEnd: `calc(${tokens.size.target} - ${tokens.space[2]})` });

export const below = css({
  '& > ul': { paddingInlineStart: tokens.space[8] },
  '& > details': { paddingInlineStart: tokens.space[8] },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

export const opener = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: -12,
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.target,
  height: tokens.size.target,
  borderRadius: tokens.radius.control,
  color: tokens.color['ink-muted'],
  [media.hover]: { height: 36, '&:hover': { color: tokens.color.ink } },
  [pressed]: { background: tokens.color.pressed },
});

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(4rem, 45%), 1fr))',
  gap: tokens.space[2],
});

export const cell = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: tokens.size.target,
  paddingInline: tokens.space[1],
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  fontSize: tokens.text.small.size,
  // Tight enough for a label on two lines.
  lineHeight: tokens.line.tight,
  textAlign: 'center',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink } },
  [pressed]: { borderColor: tokens.color.ink, background: tokens.color.pressed },
  '&:has(:checked)': {
    background: tokens.color.action,
    borderColor: tokens.color.action,
    color: tokens.color['on-action'],
    [pressed]: { background: tokens.color['action-pressed'] },
    [media.forcedColors]: { borderColor: 'Highlight', outline: '2px solid Highlight', outlineOffset: -3 },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': {
    borderColor: 'transparent',
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { borderColor: 'GrayText', borderStyle: 'dashed', color: 'GrayText' },
  },
});

export const cellInput = visuallyHidden;

export const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  fontSize: tokens.text.small.size,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ...pressedWords,
  'details[open] > &': { display: 'none' },
});

export const finder = css({ marginBottom: tokens.space[2] });

/** Reserves the field's space until hydration, so that nothing moves. Without JavaScript the field is removed. */
export const awaitsScript = css({ visibility: 'hidden', '@media (scripting: none)': { display: 'none' } });

export const nothing = css({ fontSize: tokens.text.small.size, color: tokens.color['ink-muted'] });

export const ranges = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: tokens.space[2],
});
