import { css } from '@emotion/react';
import { layer } from '../../overlay/layer.styles.js';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** Zag derives the positioner's z-index from the list's. */
export const list = css(layer, {
  position: 'relative',
  minWidth: 200,
  maxWidth: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'var(--available-height)',
  paddingBlock: tokens.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.panel,
  background: tokens.color.raised,
  color: tokens.color.ink,
  outline: 0,
  animation: `meet-fade-in ${tokens.duration.feedback} linear`,
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  ...breakWords,
  '& svg': { flex: 'none' },
  '&[data-highlighted]': { background: tokens.color.subtle, boxShadow: `inset 2px 0 ${tokens.color.ink}` },
  '&:dir(rtl)[data-highlighted]': { boxShadow: `inset -2px 0 ${tokens.color.ink}` },
  [pressed]: { background: tokens.color.pressed },
  '&[aria-disabled="true"]': { color: tokens.color['ink-faint'], cursor: 'not-allowed' },
  [media.forcedColors]: {
    '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: 'GrayText' },
  },
});

export const tones = {
  neutral: css({}),
  danger: css({ '&:not([aria-disabled="true"])': { color: tokens.color.error } }),
};

export const separator = css({
  height: 0,
  margin: `${tokens.space[1]} 0`,
  border: 0,
  borderBlockStart: `1px solid ${tokens.color.hairline}`,
});
