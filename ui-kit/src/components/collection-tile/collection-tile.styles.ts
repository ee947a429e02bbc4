import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { displayStep } from '../text/type-step.js';

export const tile = css({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[4],
  color: 'inherit',
  textDecoration: 'none',
  '& img': { objectPosition: '100% 50%', transition: `transform ${tokens.duration.drawer} ${tokens.easing.enter}` },
  [media.hover]: {
    '&:hover img': { transform: 'scale(1.02)' },
    '&:hover :is(h2, h3)': { textDecorationLine: 'underline' },
    [media.reducedMotion]: { '&:hover img': { transform: 'none' } },
  },
  '&:active img': { opacity: 0.8 },
  [media.reducedMotion]: { '& img': { transition: 'none' } },
});

export const words = css({ display: 'grid', gap: tokens.space[1] });

export const title = css(displayStep(tokens.display.tile), {
  textDecorationThickness: 2,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
});
