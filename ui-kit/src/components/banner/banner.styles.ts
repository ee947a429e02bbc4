import { css } from '@emotion/react';
import { ringOver } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { displayStep } from '../text/type-step.js';

export const banner = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[4],
  // Posters keep their left part free for text.
  '& img': { objectPosition: '100% 50%' },
  '&:has(a:active) img': { opacity: 0.8 },
});

export const fromTablet = css({ [media.belowTablet]: { display: 'none' } });
export const onPhone = css({ [media.tablet]: { display: 'none' } });

export const words = css({ display: 'grid', gap: tokens.space[1] });

export const title = css(displayStep(tokens.display.tile), { overflowWrap: 'anywhere' });

/** The link covers the whole banner. */
export const link = css({
  color: 'inherit',
  textDecorationLine: 'none',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.2em',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  [media.hover]: { '&:hover': { textDecorationLine: 'underline' } },
  [pressed]: { color: tokens.color['ink-muted'] },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': ringOver,
});
