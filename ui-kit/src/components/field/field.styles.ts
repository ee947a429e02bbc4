import { css } from '@emotion/react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const field = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[1], minWidth: 0 });

/** Not read aloud: the control itself says that it is required. */
export const requiredMark = { content: '"\\00a0*" / ""', color: tokens.color.ink };

export const label = css({
  // Browsers indent a legend, so it would not align with the control below.
  padding: 0,
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
  '&[data-required]::after': requiredMark,
});
export const hiddenLabel = visuallyHidden;

export const control = css({
  width: '100%',
  minHeight: tokens.size.target,
  paddingInline: tokens.space[3],
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.raised,
  color: tokens.color.ink,
  // Below 16 px iOS zooms the page on focus.
  fontSize: tokens.text.body.size,
  transition: `border-color ${tokens.duration.feedback} linear`,
  // Hides the browser's clear button: it ignores the kit's colours, and Escape clears the field as well.
  '&::-webkit-search-cancel-button': { display: 'none' },
  // Lighter than a typed value, but with a contrast of 4.5:1.
  '&::placeholder': { color: tokens.color['ink-muted'], opacity: 0.85 },
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink } },
  '&[aria-invalid="true"]': {
    borderColor: tokens.color.error,
    outline: `1px solid ${tokens.color.error}`,
    outlineOffset: -2,
  },
  // Comes after the error styles, because an invalid field with the focus must show the focus.
  '&:focus-visible': { borderColor: tokens.color.ink, outline: `1px solid ${tokens.color.focus}`, outlineOffset: 0 },
  '&:disabled': {
    borderColor: tokens.color.hairline,
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
});

export const hint = css({
  display: 'block',
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
  color: tokens.color['ink-muted'],
});
export const error = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[1],
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
  color: tokens.color.error,
});

export const sign = css({ flex: 'none' });
