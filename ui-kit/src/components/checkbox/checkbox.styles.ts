import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { requiredMark } from '../field/field.styles.js';

const boxSide = 20;

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  // A label of one line is centred in the row; a longer one is aligned with the box at the top.
  alignContent: 'center',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  cursor: 'pointer',
  [media.hover]: { '&:hover input:not(:disabled)': { borderColor: tokens.color.ink } },
  [pressed]: {
    '& input': { background: tokens.color.pressed },
    '& input:is(:checked, :indeterminate)': { background: tokens.color['action-pressed'] },
  },
  '&:has(input:disabled)': {
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { color: 'GrayText' },
  },
});

export const box = css({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: boxSide,
  height: boxSide,
  margin: 0,
  marginBlockStart: 'calc((1lh - 20px) / 2)',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.mark,
  background: tokens.color.raised,
  color: tokens.color['on-action'],
  cursor: 'inherit',
  '&::before': {
    content: '""',
    width: 11,
    height: 6,
    marginTop: -3,
    // Physical sides, because a tick looks the same in right-to-left text.
    borderLeft: '1.5px solid',
    borderBottom: '1.5px solid',
    transform: 'rotate(-45deg)',
    opacity: 0,
  },
  '&:checked': { background: tokens.color.action, borderColor: tokens.color.action, '&::before': { opacity: 1 } },
  '&:indeterminate': {
    background: tokens.color.action,
    borderColor: tokens.color.action,
    '&::before': { width: 10, height: 0, marginTop: 0, borderLeft: 0, transform: 'none', opacity: 1 },
  },
  '&[aria-invalid="true"]': { borderColor: tokens.color.error, borderWidth: 2 },
  '&:disabled': { borderColor: tokens.color.hairline, background: 'transparent' },
  '&:checked:disabled, &:indeterminate:disabled': { background: tokens.color['ink-faint'] },
  // In forced colours the browser's own control replaces the drawn mark.
  [media.forcedColors]: { appearance: 'auto', '&::before': { display: 'none' } },
});

export const mark = css({ display: 'flex', alignItems: 'center', height: '1lh' });

export const text = css({ flex: 1, minWidth: 0, '[data-required] > &::after': requiredMark });

/** Aligned with the label, not with the box. */
export const note = css({
  marginInlineStart: `calc(${boxSide}px + ${tokens.space[3]})`,
  paddingBlockEnd: tokens.space[2],
});

export const count = css({
  fontSize: tokens.text.small.size,
  lineHeight: tokens.line.row,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color['ink-muted'],
  'label:has(input:disabled) &': { color: 'inherit' },
});
