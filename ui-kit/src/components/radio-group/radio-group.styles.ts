import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const group = css({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  paddingBlock: tokens.space['2-half'],
  cursor: 'pointer',
  [media.hover]: { '&:hover input:not(:disabled)': { borderColor: tokens.color.ink } },
  [pressed]: { '& input': { borderColor: tokens.color.ink, background: tokens.color.pressed } },
  '&:has(input:disabled)': {
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { color: 'GrayText' },
  },
});

export const dot = css({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  margin: `${tokens.space.half} 0 0`,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.raised,
  cursor: 'inherit',
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: tokens.radius.round,
    background: tokens.color.action,
    opacity: 0,
  },
  '&:checked': { borderColor: tokens.color.action, '&::before': { opacity: 1 } },
  '[data-invalid] &': { borderColor: tokens.color.error, borderWidth: 2 },
  '&:disabled': { borderColor: tokens.color.hairline, background: 'transparent' },
  '&:checked:disabled::before': { background: tokens.color['ink-faint'] },
  // In forced colours the browser's own control replaces the drawn mark.
  [media.forcedColors]: { appearance: 'auto', '&::before': { display: 'none' } },
});

/** With enlarged text the aside wraps below the label. */
export const rowWithAside = css({ flexWrap: 'wrap', '& > span:first-of-type': { flexBasis: '7rem' } });

export const words = css({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

export const note = css({
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
  'label:has(input:disabled) &': { color: 'inherit' },
});

export const aside = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
