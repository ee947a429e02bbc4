import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { frame } from '../input/input.styles.js';

/** With enlarged text the last day wraps below the first. */
export const ends = css(frame, { flexWrap: 'wrap' });

/** As wide as `mm/dd/yyyy`, the longest date of the kit's languages: both fit into a row of a phone, or wrap. */
export const end = css({ flex: '1 1 7.125rem', paddingInlineEnd: 0 });

export const dash = css({
  flex: 'none',
  color: tokens.color['ink-muted'],
  '& + input': { paddingInlineStart: tokens.space[2] },
});

/** A line on a phone, a column beside the days elsewhere. */
export const presets = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: tokens.space[1],
  margin: 0,
  padding: 0,
  paddingBlockStart: tokens.space[3],
  listStyle: 'none',
  [media.tablet]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    paddingBlockStart: 0,
    paddingInlineStart: tokens.space[3],
    borderInlineStart: `1px solid ${tokens.color.hairline}`,
  },
});

export const preset = css({
  width: '100%',
  minHeight: tokens.size.target,
  paddingInline: tokens.space[3],
  border: '1px solid transparent',
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: tokens.text.small.size,
  textAlign: 'start',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: tokens.color.subtle } },
  [pressed]: { background: tokens.color.pressed },
  '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  '&[aria-pressed="true"]': { borderColor: tokens.color.control },
  [media.forcedColors]: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
});
