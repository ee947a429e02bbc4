import { css } from '@emotion/react';
import { focusRing } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const carousel = css({ minWidth: 0 });

export const track = css(focusRing, {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
  '& > li': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});

export const controls = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  marginTop: tokens.space[2],
  [media.noScript]: { display: 'none' },
});

export const counter = css({ fontSize: tokens.text.small.size, fontVariantNumeric: 'tabular-nums' });

export const thumbnails = css({ minWidth: 0 });
