import { css } from '@emotion/react';
import { ringOver } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const carousel = css({ minWidth: 0 });

export const track = css({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '&:focus-visible': { outline: 0 },
  // A pseudo-element of the list itself would scroll out of view.
  '&:focus-visible > li::after': ringOver,
  '& > li': { position: 'relative', flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
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
