import { css, keyframes } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialog = css({
  width: '100%',
  maxWidth: '100%',
  maxHeight: 'min(92dvh, 100%)',
  margin: 'auto 0 0',
  padding: 0,
  border: 0,
  background: tokens.color.raised,
  color: tokens.color.ink,
  overscrollBehavior: 'contain',
  '&[open]': {
    display: 'flex',
    flexDirection: 'column',
    animation: `${rise} ${tokens.duration.panel} ${tokens.easing.enter}`,
    [media.reducedMotion]: { animationName: `${fade}` },
  },
  '&::backdrop': {
    background: tokens.color.backdrop,
    animation: `${fade} ${tokens.duration.panel} ${tokens.easing.enter}`,
  },
  [media.tablet]: { width: 'calc(100% - 48px)', margin: 'auto', borderRadius: tokens.radius.control },
});

export const sizes = {
  small: css({ [media.tablet]: { maxWidth: 440 } }),
  large: css({ [media.tablet]: { maxWidth: 760 } }),
};

export type ModalSize = keyof typeof sizes;

export const header = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  flex: 'none',
  paddingBlockStart: tokens.space[4],
  paddingInline: `${tokens.space[6]} ${tokens.space[3]}`,
});

export const title = css({ paddingBlock: 10, minWidth: 0 });

export const body = css({
  flex: 1,
  minHeight: 0,
  padding: `${tokens.space[3]} ${tokens.space[6]} ${tokens.space[6]}`,
  overflowY: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
});

export const footer = css({
  flex: 'none',
  padding: `${tokens.space[3]} ${tokens.space[6]} max(${tokens.space[5]}, env(safe-area-inset-bottom))`,
});
