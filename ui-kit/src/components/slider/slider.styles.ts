import { css, type CSSObject } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

const thumb: CSSObject = {
  appearance: 'none',
  width: 24,
  height: 24,
  border: `2px solid ${tokens.color.raised}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.action,
  // An outline for the thumb: its border may have the colour of the background.
  boxShadow: `0 0 0 1px ${tokens.color.action}`,
  cursor: 'grab',
  pointerEvents: 'auto',
};

/** Each engine needs a rule of its own: a rule with an unknown pseudo-element is dropped whole. */
const thumbs = (style: CSSObject): CSSObject => ({
  '&::-webkit-slider-thumb': style,
  '&::-moz-range-thumb': style,
});

/** The native slider without its track. `Track` is drawn below it, the same for one thumb and for two. */
export const range = css({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '100%',
  height: tokens.size.target,
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  ...thumbs(thumb),
  '&:active': thumbs({ cursor: 'grabbing' }),
  '&:focus-visible': { outline: 0, ...thumbs({ outline: `2px solid ${tokens.color.focus}`, outlineOffset: 3 }) },
  '&:disabled': {
    cursor: 'not-allowed',
    ...thumbs({ background: tokens.color['ink-faint'], boxShadow: 'none', cursor: 'not-allowed' }),
  },
});

export const rail = css({ display: 'grid', alignItems: 'center' });

const track = css({
  gridArea: '1 / 1',
  height: 4,
  borderRadius: tokens.radius.round,
});

const filled = (colour: string) =>
  css(track, {
    background: `linear-gradient(to right, ${tokens.color.hairline} var(--start), ${colour} var(--start) var(--end), ${tokens.color.hairline} var(--end))`,
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  });

export const tracks = {
  ink: filled(tokens.color.action),
  /** For bonuses only. */
  bonus: filled(tokens.color.volt),
};

export type SliderTone = keyof typeof tracks;

export const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: tokens.space[4],
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
});

export const output = css({
  flex: 'none',
  maxWidth: '60%',
  textAlign: 'end',
  fontSize: tokens.text.body.size,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.ink,
});
