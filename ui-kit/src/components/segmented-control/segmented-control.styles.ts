import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const group = css({ minWidth: 0, maxWidth: '100%' });

export const segments = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  padding: tokens.space[1],
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.raised,
});

export const wide = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))' });

export const segment = css(breakWords, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
  minWidth: tokens.size.target,
  maxWidth: '100%',
  minHeight: tokens.size.target,
  paddingInline: tokens.space[4],
  borderRadius: tokens.radius.control,
  color: tokens.color['ink-muted'],
  textAlign: 'center',
  cursor: 'pointer',
  [media.hover]: { '&:hover:not(:has(:checked))': { color: tokens.color.ink } },
  [pressed]: { background: tokens.color.pressed },
  '&:has(:checked)': {
    background: tokens.color.action,
    color: tokens.color['on-action'],
    [pressed]: { background: tokens.color['action-pressed'] },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': { color: tokens.color['ink-faint'], cursor: 'not-allowed' },
  '&:has(:checked:disabled)': { background: tokens.color['ink-faint'], color: tokens.color['on-action'] },
  '@media (forced-colors: active)': {
    '&:has(:checked)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      [`&, ${pressed}`]: { background: 'Highlight' },
    },
    '&:has(:disabled)': { color: 'GrayText' },
    '&:has(:checked:disabled)': { background: 'GrayText', color: 'Canvas' },
  },
});
