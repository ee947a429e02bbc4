import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { control } from '../field/field.styles.js';

/** Draws the border of a field around the chips and the text. */
export const frame = css(control, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  paddingInline: tokens.space[1],
  cursor: 'text',
  '&:has(input:focus-visible)': { borderColor: tokens.color.ink, outline: `1px solid ${tokens.color.focus}` },
  '&:has(input[aria-invalid="true"]:not(:focus-visible))': {
    borderColor: tokens.color.error,
    outline: `1px solid ${tokens.color.error}`,
    outlineOffset: -2,
  },
  '&:has(input:disabled)': {
    borderColor: tokens.color.hairline,
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
});

export const withChips = css({ paddingBlock: `calc(${tokens.space[1]} - 1px)` });

export const chips = css({ display: 'contents' });

export const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  maxWidth: '100%',
  minHeight: 36,
  padding: `${tokens.space[1]} ${tokens.space[2]}`,
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.subtle,
  color: 'inherit',
  fontSize: tokens.text.small.size,
  textAlign: 'start',
  cursor: 'pointer',
  ...breakWords,
  '& svg': { flex: 'none' },
  [media.hover]: { '&:hover:not(:disabled)': { borderColor: tokens.color.ink } },
  [pressed]: { borderColor: tokens.color.ink, background: tokens.color.pressed },
  '&:disabled': { cursor: 'not-allowed' },
  // Extends the hit area over the gap to the next row, to 44px.
  '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
});

export const input = css({
  flex: '1 1 6rem',
  minWidth: 0,
  // The text is inside the field's border.
  minHeight: `calc(${tokens.size.target} - 2px)`,
  padding: `0 ${tokens.space[2]}`,
  border: 0,
  outline: 0,
  background: 'transparent',
  color: 'inherit',
  fontSize: tokens.text.body.size,
  '&::placeholder': { color: tokens.color['ink-muted'], opacity: 0.85 },
  '&:disabled': { cursor: 'not-allowed' },
});

/** Next to chips, the text is no higher than they are. */
export const besideChips = css({ minHeight: 36 });

export const option = css({ flexDirection: 'row', alignItems: 'center', gap: tokens.space[3] });

export const words = css({ flex: 1, minWidth: 0 });

export const mark = css({ flex: 'none', opacity: 0, '[aria-selected="true"] > &': { opacity: 1 } });
