import { css } from '@emotion/react';
import { positioner as overScreen } from '../../overlay/layer.styles.js';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** Opens without animation, because users who press a key start typing at once. */
export const positioner = css(overScreen, {
  alignItems: 'flex-start',
  justifyContent: 'center',
  [media.tablet]: { paddingBlockStart: '12dvh', paddingInline: tokens.space[6] },
});

export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100dvh',
  background: tokens.color.raised,
  color: tokens.color.ink,
  outline: 0,
  [media.tablet]: { maxWidth: 640, maxHeight: '70dvh', borderRadius: tokens.radius.panel },
  // Without backgrounds, only an outline shows the edge of the palette.
  [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 },
});

export const search = css({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: tokens.space[3],
  paddingInline: tokens.space[4],
  borderBlockEnd: `1px solid ${tokens.color.hairline}`,
  '& > svg': { flex: 'none', color: tokens.color['ink-muted'] },
  // The field fills the whole line, so its focus ring is drawn along the line.
  '&:has(input:focus-visible)': { boxShadow: `inset 0 -1px ${tokens.color.focus}` },
});

export const input = css({
  flex: 1,
  minWidth: 0,
  height: '3.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: tokens.text.body.size,
  outline: 0,
  '&::placeholder': { color: tokens.color['ink-muted'], opacity: 1 },
  [media.forcedColors]: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

export const list = css({
  flex: 1,
  minHeight: 0,
  paddingBlock: tokens.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 0,
});

export const heading = css({
  paddingBlock: `${tokens.space[3]} ${tokens.space[1]}`,
  paddingInline: tokens.space[4],
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[4],
  cursor: 'pointer',
  // A command that is selected with the keys scrolls completely into view.
  scrollMarginBlock: tokens.space[2],
  '& > svg': { flex: 'none', color: tokens.color['ink-muted'] },
  '&[data-current]': { background: tokens.color.subtle, boxShadow: `inset 2px 0 ${tokens.color.ink}` },
  '&:dir(rtl)[data-current]': { boxShadow: `inset -2px 0 ${tokens.color.ink}` },
  [pressed]: { background: tokens.color.pressed },
  '&[aria-disabled="true"]': { color: tokens.color['ink-faint'], cursor: 'not-allowed' },
  [media.forcedColors]: {
    '&[data-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: 'GrayText' },
  },
});

export const label = css(breakWords, { flex: 1, minWidth: 0 });

export const detail = css(breakWords, {
  minWidth: 0,
  maxWidth: '50%',
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  textAlign: 'end',
});

export const keys = css({
  flex: 'none',
  paddingInline: tokens.space[1],
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.control,
  color: tokens.color['ink-muted'],
  fontFamily: 'inherit',
  fontSize: tokens.text.caption.size,
});

export const message = css({ padding: tokens.space[4], color: tokens.color['ink-muted'] });
