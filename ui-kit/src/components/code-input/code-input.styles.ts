import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const boxes = css({
  position: 'relative',
  display: 'flex',
  gap: tokens.space[2],
  width: 'fit-content',
  // A code is read from left to right in every language.
  direction: 'ltr',
  maxWidth: '100%',
});

export const box = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  width: '3.25rem',
  height: '3.75rem',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.raised,
  fontSize: tokens.text.title.size,
  fontWeight: tokens.text.title.weight,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${tokens.duration.feedback} linear`,
  [media.hover]: { 'div:has(> input:hover:not(:disabled)) > &': { borderColor: tokens.color.ink } },
  'div:has(> input[aria-invalid]) > &': { borderColor: tokens.color.error },
  'div:has(> input:disabled) > &': { borderColor: tokens.color.hairline, color: tokens.color['ink-faint'] },
  [media.forcedColors]: {
    'div:has(> input[aria-invalid]) > &': { borderWidth: 2 },
    'div:has(> input:disabled) > &': { borderColor: 'GrayText', color: 'GrayText' },
  },
  '@media (scripting: none)': { display: 'none' },
});

/** The box of the next digit shows the focus ring. */
export const next = css({
  'div:has(> input:focus-visible) > &': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 1 },
});

/**
 * One invisible field over all boxes: phones fill a code from a message into one field, and screen readers expect one.
 */
export const field = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  // Below 16 px iOS zooms the page on focus.
  fontSize: tokens.text.body.size,
  cursor: 'text',
  '&:disabled': { cursor: 'not-allowed' },
  // Without JavaScript the boxes cannot show the digits, so the field itself is visible.
  '@media (scripting: none)': {
    position: 'static',
    width: '10rem',
    maxWidth: '100%',
    height: '3.75rem',
    border: `1px solid ${tokens.color.control}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.raised,
    color: 'inherit',
    fontSize: tokens.text.title.size,
    letterSpacing: tokens.tracking.code,
    textAlign: 'center',
    opacity: 1,
  },
});
