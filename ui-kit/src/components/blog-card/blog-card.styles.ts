import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { clampLines } from '../text/clamp-lines.js';
import { displayStep } from '../text/type-step.js';

export const card = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[4],
  minWidth: 0,
  // Posters keep their left part free for text.
  '& img': { objectPosition: '100% 50%' },
  '&:has(a:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 4 },
  [media.hover]: { '&:hover a': { textDecorationLine: 'underline' } },
});

export const words = css({ display: 'grid', alignContent: 'start', gap: tokens.space[2], minWidth: 0 });

export const date = css({
  justifySelf: 'start',
  unicodeBidi: 'plaintext',
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
});

const title = css({
  fontWeight: tokens.weight.strong,
  lineHeight: tokens.line.snug,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const link = css({
  color: 'inherit',
  textDecorationLine: 'none',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  outline: 0,
  // Stretches the link over the whole card.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:active::after': { background: tokens.color.hairline },
});

export const text = css(clampLines(3), { color: tokens.color['ink-muted'] });

export const sizes = {
  medium: { card: undefined, title: css(title, { fontSize: tokens.text.title.size }) },
  /** For the first article of a list: picture and text are side by side from the desktop breakpoint up. */
  large: {
    card: css({
      [media.desktop]: { gridTemplateColumns: '1.6fr 1fr', alignItems: 'end', gap: tokens.space[8] },
    }),
    title: css(title, displayStep(tokens.display.lead)),
  },
};
