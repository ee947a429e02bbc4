import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

interface TypeStep {
  size: string;
  line: string;
  weight: string;
  tracking: string;
}

const step = ({ size, line, weight, tracking }: TypeStep) =>
  css({ fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: tracking });

/** A step of the display font. */
export const displayStep = (type: TypeStep) => css(step(type), { fontFamily: tokens.font.display });

export const textSizes = {
  caption: step(tokens.text.caption),
  small: step(tokens.text.small),
  medium: step(tokens.text.body),
  large: step(tokens.text.lead),
};

export const headingSizes = {
  small: step(tokens.text.subtitle),
  medium: step(tokens.text.title),
  large: css(step(tokens.text.section), { textWrap: 'balance' }),
  /** For the hero and for error pages. */
  display: css(displayStep(tokens.display.page), { textWrap: 'balance' }),
  giant: displayStep(tokens.display.hero),
};

/** A count beside the last word of a heading. */
export const headingCount = css({
  marginInlineStart: '0.4em',
  color: tokens.color['ink-muted'],
  fontSize: `max(0.32em, ${tokens.text.small.size})`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.text.body.line,
  letterSpacing: 0,
  verticalAlign: 'super',
});

export const textTones = {
  ink: css({ color: tokens.color.ink }),
  muted: css({ color: tokens.color['ink-muted'] }),
  inherit: css({ color: 'inherit' }),
  success: css({ color: tokens.color.success }),
  error: css({ color: tokens.color.error }),
};

export type TextSize = keyof typeof textSizes;
export type HeadingSize = keyof typeof headingSizes;
export type TextTone = keyof typeof textTones;
