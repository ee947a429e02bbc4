import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { tokens } from '../../tokens/generated/tokens.js';

const display = css({ display: 'block', fontFamily: tokens.font.display, overflowWrap: 'anywhere' });

const sizes = {
  /** For the caption of a figure. */
  small: css({
    fontSize: 'clamp(1.125rem, 0.8rem + 1.2vw, 1.875rem)',
    fontWeight: 500,
    lineHeight: 1.15,
    letterSpacing: '-0.03em',
  }),
  /** For a sum in a band. */
  medium: css({
    fontSize: 'clamp(2rem, 1rem + 4vw, 3.5rem)',
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-0.045em',
    fontVariantNumeric: 'tabular-nums',
  }),
  /** For a title over a full-width picture. */
  large: css({
    fontSize: 'clamp(2rem, 1.1rem + 2.6vw, 3.5rem)',
    fontWeight: 600,
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  }),
  /** For one figure as wide as the screen. */
  giant: css({
    fontSize: 'clamp(4rem, 1rem + 15vw, 14rem)',
    fontWeight: 700,
    lineHeight: 0.86,
    letterSpacing: '-0.06em',
    fontVariantNumeric: 'tabular-nums',
  }),
};

export interface DisplayTextProps extends ComponentPropsWithRef<'span'> {
  /**
   * Size: `small` for a caption, `medium` for a sum, `large` for a title, `giant` for one figure as wide as the screen.
   */
  size: keyof typeof sizes;
}

/**
 * Large display text for sums, figures and slogans. It takes a line of its own and inherits its colour; it is no
 * heading.
 */
export function DisplayText({ size, ...props }: DisplayTextProps) {
  return <span css={[display, sizes[size]]} {...props} />;
}
