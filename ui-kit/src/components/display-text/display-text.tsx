import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { displayStep } from '../text/type-step.js';

const display = css({ display: 'block', overflowWrap: 'anywhere' });

const sizes = {
  /** For the caption of a figure. */
  small: displayStep(tokens.display.caption),
  /** For an amount in a band. */
  medium: css(displayStep(tokens.display.sum), { fontVariantNumeric: 'tabular-nums' }),
  /** For a title over a full-width picture. */
  large: css(displayStep(tokens.display.slogan), { textWrap: 'balance' }),
  /** For one figure as wide as the screen. */
  giant: css(displayStep(tokens.display.figure), { fontVariantNumeric: 'tabular-nums' }),
};

export interface DisplayTextProps extends ComponentPropsWithRef<'span'> {
  /**
   * Size: `small` for a caption, `medium` for an amount, `large` for a title, `giant` for one figure as wide as the
   * screen.
   */
  size: keyof typeof sizes;
}

/** Large display text for amounts, figures and slogans. It is a block, inherits its colour and is not a heading. */
export function DisplayText(passed: DisplayTextProps) {
  const { size, ...props } = useDefaultProps('DisplayText', passed);
  return <span css={[display, sizes[size]]} {...props} />;
}
