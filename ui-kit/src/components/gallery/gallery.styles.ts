import { css } from '@emotion/react';
import { focusRingOver } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const gallery = css({ minWidth: 0 });

/** Fades the pictures of a sold-out product. */
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
  // Pictures of hidden slides are not loaded. Browsers would load lazy pictures even beyond the next slides.
  [`${media.belowTablet} and (scripting: enabled)`]: { '& > li[data-later] img': { display: 'none' } },
  [media.tablet]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.space[1],
    overflow: 'visible',
    // On tablets the first picture has a whole row, and so does the last one if it would be alone in its row.
    '& > li:first-of-type, & > li:last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  },
  [media.desktop]: {
    // On desktops the first picture has a whole row only if the number is odd; the others are in pairs.
    '& > li:first-of-type:nth-last-of-type(even), & > li:last-of-type:nth-of-type(even)': { gridColumn: 'auto' },
  },
});

export const open = css(focusRingOver, { display: 'block', cursor: 'zoom-in', '&:active img': { opacity: 0.8 } });

export const counter = css({
  position: 'absolute',
  insetInlineEnd: tokens.space[3],
  insetBlockEnd: tokens.space[3],
  paddingInline: tokens.space[2],
  minHeight: '1.75rem',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: tokens.radius.control,
  background: tokens.color.paper,
  fontSize: tokens.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  // Without JavaScript the counter would never change.
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

export const thumbnail = css(focusRingOver, {
  display: 'block',
  width: 56,
  padding: 0,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'transparent',
  cursor: 'pointer',
  '&[aria-current]': { borderBottomColor: tokens.color.ink },
  '&:active img': { opacity: 0.8 },
  [media.forcedColors]: { borderBottomColor: 'Canvas', '&[aria-current]': { borderBottomColor: 'Highlight' } },
});

export const belowStrip = css({
  paddingInline: tokens.space[4],
  marginTop: tokens.space[2],
  [media.noScript]: { display: 'none' },
  [media.tablet]: { display: 'none' },
});
