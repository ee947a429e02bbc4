import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { control } from '../field/field.styles.js';

/** Draws the border of a field around the field and what stands beside it. */
export const frame = css(control, {
  display: 'flex',
  alignItems: 'center',
  paddingInline: 0,
  '&:has(> input[aria-invalid="true"])': {
    borderColor: tokens.color.error,
    outline: `1px solid ${tokens.color.error}`,
    outlineOffset: -2,
  },
  // After the error: a wrong field that has the focus must show it.
  '&:has(> input:focus-visible)': {
    borderColor: tokens.color.ink,
    outline: `1px solid ${tokens.color.focus}`,
    outlineOffset: 0,
  },
  '&:has(> input:disabled)': { borderColor: tokens.color.hairline, color: tokens.color['ink-faint'] },
});

/** A field without a border of its own. Its padding leaves the frame's 44px as they are. */
export const bare = css(control, {
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${tokens.size.target} - 2px)`,
  border: 0,
  background: 'transparent',
  '&:focus-visible, &[aria-invalid="true"]': { outline: 0 },
});

export const slot = css({ display: 'flex', flex: 'none', alignItems: 'center', color: tokens.color['ink-muted'] });
/** A word or an icon keeps away from the border. */
export const before = css({ marginInlineStart: tokens.space[3] });
/** A button of 44px covers the border of its end, so that the field is no higher than others. */
export const after = css({
  marginInlineEnd: tokens.space[3],
  '&:has(> button)': { marginBlock: -1, marginInlineEnd: -1 },
});
