import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const base = css({
  color: 'inherit',
  borderRadius: tokens.radius.control,
  transition: `color ${tokens.duration.feedback} linear`,
});

const quiet = css(base, {
  textDecorationLine: 'none',
  [media.hover]: {
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.3em' },
  },
});

export const linkVariants = {
  /** Inside running text: looks like a link at once. */
  text: css(base, {
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationThickness: 2 },
  }),
  /** In lists and menus, where the place says that it is a link. */
  quiet,
  /** Stands above what it belongs to, such as the brand above a name. */
  strong: css(quiet, { fontWeight: 600 }),
  /** Carries no look: the caller draws a card or a picture. */
  bare: css({ color: 'inherit', textDecoration: 'none' }),
};

export type LinkVariant = keyof typeof linkVariants;
