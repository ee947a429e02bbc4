import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const gallery = css({ position: 'relative', minWidth: 0 });

export const track = css({
  display: 'flex',
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
    // An odd wall ends flush: its first picture takes the whole row.
    '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
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
  [media.tablet]: { display: 'none' },
});
