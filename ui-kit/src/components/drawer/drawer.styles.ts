import { css, keyframes } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

const moving = (away: string) => {
  const enter = keyframes({ from: { transform: away } });
  const leave = keyframes({ to: { transform: away } });
  return css({
    transition: `transform ${tokens.duration.panel} ${tokens.easing.enter}`,
    '&[data-state="open"]': { animation: `${enter} ${tokens.duration.drawer} ${tokens.easing.enter}` },
    '&[data-state="closed"]': { animation: `${leave} ${tokens.duration.drawer} ${tokens.easing.enter} forwards` },
    [media.reducedMotion]: {
      transition: 'none',
      '&[data-state="open"]': { animationName: `${fadeIn}` },
      '&[data-state="closed"]': { animationName: `${fadeOut}` },
    },
  });
};

export const backdrop = css({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.drawer,
  display: 'block',
  background: tokens.color.backdrop,
  '&[data-state="open"]': { animation: `${fadeIn} ${tokens.duration.drawer} ${tokens.easing.enter}` },
  '&[data-state="closed"]': { animation: `${fadeOut} ${tokens.duration.drawer} ${tokens.easing.enter} forwards` },
});

export const positioner = css({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.drawer,
  display: 'flex',
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const content = css({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '100%',
  maxHeight: '100%',
  background: tokens.color.raised,
  color: tokens.color.ink,
  outline: 0,
  pointerEvents: 'auto',
  overscrollBehavior: 'contain',
});

const side = css({ width: 'min(440px, 100vw)', height: '100%' });

export const placements = {
  right: css(side, { marginInlineStart: 'auto' }, moving('translate3d(100%, 0, 0)')),
  left: css(side, { marginInlineEnd: 'auto' }, moving('translate3d(-100%, 0, 0)')),
  bottom: css({ width: '100%', height: '100%', marginBlockStart: 'auto' }, moving('translate3d(0, 100%, 0)')),
};

export type DrawerPlacement = keyof typeof placements;

export const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: 64,
  paddingInline: `${tokens.space[5]} ${tokens.space[3]}`,
  borderBottom: `1px solid ${tokens.color.hairline}`,
});

export const body = css({
  flex: 1,
  minHeight: 0,
  padding: tokens.space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
});

export const footer = css({
  flex: 'none',
  padding: `${tokens.space[3]} ${tokens.space[5]} max(${tokens.space[3]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${tokens.color.hairline}`,
});
