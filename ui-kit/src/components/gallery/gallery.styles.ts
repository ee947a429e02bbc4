import { css } from '@emotion/react';
import { focusRing } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const gallery = css({ minWidth: 0 });

/** Nothing to buy: the pictures step back. */
export const muted = css({ opacity: 0.6 });

export const frame = css({ position: 'relative' });

export const track = css({
  display: 'flex',
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  [media.tablet]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.space[1],
    overflow: 'visible',
    // The wall is narrow here: its first picture takes the whole row, and the last one too where it would stand alone.
    '& > li:first-of-type, & > li:last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  },
  [media.desktop]: {
    // Pairs, and an odd wall still begins with the whole row.
    '& > li:first-of-type:nth-last-of-type(even), & > li:last-of-type:nth-of-type(even)': { gridColumn: 'auto' },
  },
});

export const open = css(focusRing, {
  position: 'relative',
  display: 'block',
  cursor: 'zoom-in',
  // The strip would cut an outline that stands outside.
  '&:focus-visible': { outlineOffset: -2 },
});

export const counter = css({
  position: 'absolute',
  insetInlineEnd: tokens.space[3],
  insetBlockEnd: tokens.space[3],
  paddingInline: tokens.space[2],
  minHeight: 28,
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: tokens.radius.control,
  background: tokens.color.paper,
  fontSize: tokens.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  // Without a script nobody could count.
  [media.noScript]: { display: 'none' },
  [media.tablet]: { display: 'none' },
});

export const thumbnails = css({
  display: 'flex',
  gap: tokens.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
});

export const thumbnail = css(focusRing, {
  display: 'block',
  width: 56,
  padding: 0,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'transparent',
  cursor: 'pointer',
  '&[aria-current]': { borderBottomColor: tokens.color.ink },
  '&:focus-visible': { outlineOffset: -2 },
});

export const belowStrip = css({
  paddingInline: tokens.space[4],
  marginTop: tokens.space[2],
  [media.noScript]: { display: 'none' },
  [media.tablet]: { display: 'none' },
});
