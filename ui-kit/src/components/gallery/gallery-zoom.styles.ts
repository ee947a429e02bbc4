import { css } from '@emotion/react';
import { layer } from '../../overlay/layer.styles.js';
import { focusRingOver } from '../../theme/focus.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const dialog = css(layer, {
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 0,
  background: tokens.color['surface-product'],
  color: tokens.color.ink,
  overscrollBehavior: 'contain',
  animation: `meet-fade-in ${tokens.duration.panel} linear`,
});

export const close = css({
  position: 'absolute',
  insetBlockStart: tokens.space[2],
  insetInlineEnd: tokens.space[2],
  zIndex: 1,
  background: tokens.color.paper,
});

export const slides = css({
  flex: 1,
  display: 'flex',
  minHeight: 0,
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});

/** While a picture is magnified, a swipe pans the picture instead of scrolling the strip. */
export const held = css({ overflowX: 'hidden' });

export const viewport = css({
  display: 'grid',
  width: '100%',
  height: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // The browser keeps pinch zoom, but a double tap is handled here.
  touchAction: 'manipulation',
});

/** The largest square that fits on the screen above the controls. */
export const picture = css(focusRingOver, {
  display: 'block',
  width: 'min(100vw, 100dvh - 96px)',
  margin: 'auto',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'zoom-in',
});

/** The video is as large as a picture. */
export const video = css({ width: 'min(100vw, 100dvh - 96px)', margin: 'auto' });

/** The thumbnail, already loaded, is shown until the large picture has loaded. */
export const preview = css({ position: 'absolute', inset: 0 });

export const large = css({ background: 'transparent' });

export const magnified = css({ width: 'max(200vmin, 120vmax)', cursor: 'zoom-out' });

export const controls = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
  padding: `${tokens.space[3]} ${tokens.space[2]} max(${tokens.space[3]}, env(safe-area-inset-bottom))`,
  background: tokens.color.paper,
});

export const thumbnails = css({ minWidth: 0 });
