import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const frame = css({
  display: 'inline-grid',
  gridTemplateColumns: `${tokens.size.target} minmax(${tokens.size.target}, auto) ${tokens.size.target}`,
  width: 'fit-content',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.raised,
  color: tokens.color.ink,
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink } },
  '&:has(input:focus-visible)': { borderColor: tokens.color.ink, outline: `1px solid ${tokens.color.focus}` },
  '&[data-invalid]': { borderColor: tokens.color.error },
  '&[data-disabled]': { borderColor: tokens.color.hairline, color: tokens.color['ink-faint'] },
});

export const step = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  [media.hover]: { '&:hover': { background: tokens.color.subtle } },
  [pressed]: { background: tokens.color.pressed },
  '&:disabled': { background: 'transparent', color: tokens.color['ink-faint'], cursor: 'not-allowed' },
});

export const number = css({
  width: '4ch',
  minWidth: tokens.size.target,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'transparent',
  color: 'inherit',
  // Below 16 px iOS zooms the page on focus.
  fontSize: tokens.text.body.size,
  textAlign: 'center',
  '&:disabled': { cursor: 'not-allowed' },
});
