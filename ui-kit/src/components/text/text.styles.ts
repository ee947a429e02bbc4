import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { displayStep, typeStep } from './type-step.js';

export const textSizes = {
  caption: typeStep(tokens.text.caption),
  small: typeStep(tokens.text.small),
  medium: typeStep(tokens.text.body),
  large: typeStep(tokens.text.lead),
};

export const headingSizes = {
  small: typeStep(tokens.text.subtitle),
  medium: typeStep(tokens.text.title),
  large: css(typeStep(tokens.text.section), { textWrap: 'balance' }),
  /** For a title too long for `display`, such as an article's. */
  headline: css(displayStep(tokens.display.lead), { textWrap: 'balance' }),
  /** For the hero and for error pages. */
  display: css(displayStep(tokens.display.page), { textWrap: 'balance' }),
  giant: displayStep(tokens.display.hero),
};

/** A count after the last word of a heading. */
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
