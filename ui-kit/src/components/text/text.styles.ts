import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

const step = (name: keyof typeof tokens.text) => {
  const { size, line, weight, tracking } = tokens.text[name];
  return css({ fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: tracking });
};

export const textSizes = {
  caption: step('caption'),
  small: step('small'),
  medium: step('body'),
  large: step('lead'),
};

export const headingSizes = {
  small: css(step('lead'), { fontWeight: 550, lineHeight: 1.3 }),
  medium: step('title'),
  large: css(step('heading'), { fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 1.875rem)', textWrap: 'balance' }),
  /** For the hero and for error pages. */
  display: css({
    fontFamily: tokens.font.display,
    fontSize: 'clamp(1.75rem, 0.9rem + 3.9vw, 4.25rem)',
    lineHeight: 1.04,
    fontWeight: 600,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  }),
  giant: css({
    fontFamily: tokens.font.display,
    // The size lets «Коллекция» fit the width of a phone.
    fontSize: 'clamp(2.5rem, 0.4rem + 11.4vw, 11rem)',
    lineHeight: 0.92,
    fontWeight: 700,
    letterSpacing: '-0.05em',
  }),
};

/** A count beside the last word of a heading. */
export const headingCount = css({
  marginInlineStart: '0.4em',
  color: tokens.color['ink-muted'],
  fontSize: 'max(0.32em, 0.875rem)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 500,
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
