import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';

const base = css({
  color: 'inherit',
  borderRadius: tokens.radius.mark,
  transition: `color ${tokens.duration.feedback} linear`,
  ...pressedWords,
});

const quiet = css(base, {
  textDecorationLine: 'none',
  [media.hover]: {
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.3em' },
  },
});

export const linkVariants = {
  /** For running text: always underlined. */
  text: css(base, {
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    [media.hover]: { '&:hover': { textDecorationThickness: 2 } },
  }),
  /** For lists and menus: underlined on hover only. */
  quiet,
  /** For a link above the text to which it belongs, such as a brand above a product's name. */
  strong: css(quiet, { fontWeight: tokens.weight.bold }),
  /** Unstyled: the caller renders a card or a picture. */
  bare: css({ color: 'inherit', textDecoration: 'none' }),
};

export type LinkVariant = keyof typeof linkVariants;
