import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { control } from '../field/field.styles.js';

/** Draws the border around the field and its prefix and suffix. */
export const frame = css(control, {
  display: 'flex',
  alignItems: 'center',
  paddingInline: 0,
  '&:has(> input[aria-invalid="true"])': {
    borderColor: tokens.color.error,
    outline: `1px solid ${tokens.color.error}`,
    outlineOffset: -2,
  },
  // Comes after the error styles, because an invalid field with the focus must show the focus.
  '&:has(> input:focus-visible)': {
    borderColor: tokens.color.ink,
    outline: `1px solid ${tokens.color.focus}`,
    outlineOffset: 0,
  },
  '&:has(> input:disabled)': { borderColor: tokens.color.hairline, color: tokens.color['ink-faint'] },
});

/** A field without a border of its own. Its padding keeps the frame at 44px. */
export const bare = css(control, {
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${tokens.size.target} - 2px)`,
  border: 0,
  background: 'transparent',
  '&:focus-visible, &[aria-invalid="true"]': { outline: 0 },
});

export const slot = css({ display: 'flex', flex: 'none', alignItems: 'center', color: tokens.color['ink-muted'] });
/** Keeps a text or an icon away from the border. */
export const before = css({ marginInlineStart: tokens.space[3] });
/** A button of 44px covers the border at its end, so that the field is not higher than others. */
export const after = css({
  marginInlineEnd: tokens.space[3],
  '&:has(> button)': { marginBlock: -1, marginInlineEnd: -1 },
});
