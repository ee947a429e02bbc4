import { css } from '@emotion/react';
import { backdrop, positioner as overScreen } from '../../overlay/layer.styles.js';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { typeStep } from '../text/type-step.js';

/** With reduced motion only the opacity changes, which takes no longer than other feedback. */
const brief = { animationDuration: tokens.duration.feedback };

/** Slides the panel in and out. `away` is the translation to the edge, as in `translate3d`. */
export const moving = (away: string) =>
  css({
    '--away': away,
    transition: `transform ${tokens.duration.panel} ${tokens.easing.enter}`,
    '&[data-state="open"]': { animation: `meet-slide-in ${tokens.duration.drawer} ${tokens.easing.enter}` },
    '&[data-state="closed"]': {
      animation: `meet-slide-out ${tokens.duration.drawer} ${tokens.easing.enter} forwards`,
    },
    [media.reducedMotion]: {
      transition: 'none',
      '&[data-state="open"]': { animationName: 'meet-fade-in', ...brief },
      '&[data-state="closed"]': { animationName: 'meet-fade-out', ...brief },
    },
  });

export const veil = css(backdrop, {
  display: 'block',
  '&[data-state="open"]': { animation: `meet-fade-in ${tokens.duration.drawer} ${tokens.easing.enter}` },
  '&[data-state="closed"]': { animation: `meet-fade-out ${tokens.duration.drawer} ${tokens.easing.enter} forwards` },
  [media.reducedMotion]: { '&[data-state="open"]': brief, '&[data-state="closed"]': brief },
});

export const positioner = css(overScreen, { pointerEvents: 'none' });

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
  // Without backgrounds only an outline shows its edge.
  [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 },
});

/** `--inline` is reversed in right-to-left text. */
const side = css({
  width: 'min(440px, 100vw)',
  height: '100%',
  '--inline': '100%',
  '&:dir(rtl)': { '--inline': '-100%' },
});

export const placements = {
  right: css(side, { marginInlineStart: 'auto' }, moving('var(--inline), 0, 0')),
  left: css(side, { marginInlineEnd: 'auto' }, moving('calc(-1 * var(--inline)), 0, 0')),
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

export const title = css(typeStep(tokens.text.subtitle), breakWords, { minWidth: 0 });

/** The handle of a sheet: a small bar in a wide target. */
export const handle = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: 24,
  cursor: 'grab',
});

export const grip = css({
  width: 36,
  height: 4,
  borderRadius: 2,
  background: tokens.color.control,
  [media.forcedColors]: { background: 'CanvasText' },
});

export const underHandle = css({ minHeight: 52 });

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
