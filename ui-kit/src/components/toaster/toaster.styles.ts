import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

const gap = 14;

/**
 * The newest message is closest to the edge of the screen. A page with a bar at its lower edge sets `--meet-toaster-bottom`
 * on `body`, the distance of messages from that edge.
 */
export const region = css({
  position: 'fixed',
  zIndex: tokens.layer.toast,
  insetInlineEnd: 32,
  insetBlockEnd: 'max(var(--meet-toaster-bottom, 32px), env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap,
  width: 356,
  maxWidth: 'calc(100vw - 32px)',
  outline: 0,
  pointerEvents: 'none',
  // Three messages are visible. Older ones reappear when these close.
  '& > :nth-of-type(n + 4)': { display: 'none' },
  [media.belowTablet]: {
    insetInline: 16,
    insetBlockEnd: 'max(var(--meet-toaster-bottom, 16px), env(safe-area-inset-bottom))',
    width: 'auto',
    // On a phone a dialog is a sheet at the lower edge, so messages are placed elsewhere.
    'body[data-inert] &': {
      insetBlock: 'max(16px, env(safe-area-inset-top)) auto',
      flexDirection: 'column',
    },
  },
});

export const message = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  minHeight: 56,
  paddingBlock: tokens.space['1-half'],
  paddingInline: `${tokens.space[4]} ${tokens.space[1]}`,
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.raised,
  color: tokens.color.ink,
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
  pointerEvents: 'auto',
  // Sideways swipes are handled here; vertical ones still scroll the page.
  touchAction: 'pan-y',
  animation: `meet-rise ${tokens.duration.panel} ${tokens.easing.enter}`,
  transition: `opacity ${tokens.duration.feedback} linear`,
  '&[data-state="closed"]': { opacity: 0 },
  [media.reducedMotion]: { animationName: 'meet-fade-in' },
});

export const icon = css({
  flex: 'none',
  marginBlockStart: tokens.space[3],
  '&[data-kind="success"]': { color: tokens.color.success },
  '&[data-kind="warning"]': { color: tokens.color.warning },
  '&[data-kind="error"]': { color: tokens.color.error },
  '&[data-kind="info"]': { color: tokens.color.info },
  [media.forcedColors]: { '&[data-kind]': { color: 'CanvasText' } },
});

export const words = css({ flex: 1, minWidth: 0, paddingBlock: tokens.space[3], overflowWrap: 'anywhere' });
export const title = css({ fontWeight: tokens.weight.bold });
export const description = css({ color: tokens.color['ink-muted'] });

export const action = css({
  flex: 'none',
  maxWidth: '45%',
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[2]}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: tokens.color.ink,
  font: 'inherit',
  fontWeight: tokens.weight.bold,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: tokens.color.subtle } },
  [pressed]: { background: tokens.color.pressed },
});

export const close = css({ color: tokens.color['ink-muted'] });
