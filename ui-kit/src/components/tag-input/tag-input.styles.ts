import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 36,
  paddingInlineStart: tokens.space[2],
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.subtle,
  color: 'inherit',
  fontSize: tokens.text.small.size,
  cursor: 'default',
  ...breakWords,
  // The arrow keys have reached it, while the focus is in the field.
  '&[data-highlighted]': { borderColor: tokens.color.ink, outline: `1px solid ${tokens.color.focus}` },
});

export const remove = css({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: tokens.color['ink-muted'],
  cursor: 'pointer',
  [media.hover]: { '&:hover:not(:disabled)': { color: tokens.color.ink } },
  [pressed]: { color: tokens.color.ink, background: tokens.color.pressed },
  '&:disabled': { color: 'inherit', cursor: 'not-allowed' },
  // Extends the hit area over the gap to the next row, to 44px.
  '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
});
