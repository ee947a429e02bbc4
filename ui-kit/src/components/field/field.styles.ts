import { css } from '@emotion/react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const field = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[1], minWidth: 0 });

// Browsers indent a legend, so it would not line up with the control below it.
export const label = css({ padding: 0, fontSize: tokens.text.small.size, color: tokens.color['ink-muted'] });
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
  // Hides the browser's clear button: it has colours of its own, and Escape clears the field as well.
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&::placeholder': { color: tokens.color['ink-muted'], opacity: 1 },
  '&:hover': { borderColor: tokens.color.ink },
  '&:focus-visible': { borderColor: tokens.color.ink, outline: `1px solid ${tokens.color.focus}`, outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: tokens.color.error },
  '&:disabled': { borderColor: tokens.color.hairline, color: tokens.color['ink-faint'], cursor: 'not-allowed' },
});

export const hint = css({ fontSize: tokens.text.caption.size, color: tokens.color['ink-muted'] });
export const error = css({ fontSize: tokens.text.caption.size, color: tokens.color.error });
