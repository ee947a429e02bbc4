import { css } from '@emotion/react';
import { positioner as overScreen } from '../../overlay/layer.styles.js';
import { media } from '../../theme/media.js';
import { breakWords } from '../../theme/break-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { typeStep } from '../text/type-step.js';

export const veil = css({ animation: `meet-fade-in ${tokens.duration.panel} ${tokens.easing.enter}` });

/** On phones the dialog is at the lower edge, otherwise in the middle. */
export const positioner = css(overScreen, {
  alignItems: 'flex-end',
  justifyContent: 'center',
  [media.tablet]: { alignItems: 'center', padding: tokens.space[6] },
});

export const dialog = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: 'min(92dvh, 100%)',
  background: tokens.color.raised,
  color: tokens.color.ink,
  outline: 0,
  overscrollBehavior: 'contain',
  animation: `meet-rise ${tokens.duration.panel} ${tokens.easing.enter}`,
  [media.reducedMotion]: { animationName: 'meet-fade-in' },
  [media.tablet]: { borderRadius: tokens.radius.panel },
  // Without backgrounds only an outline shows its edge.
  [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 },
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

export const title = css(typeStep(tokens.text.title), breakWords, {
  paddingBlock: tokens.space['2-half'],
  minWidth: 0,
});

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
