import { css, type CSSObject } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { breakWords } from '../../theme/break-words.js';

const thumb: CSSObject = {
  appearance: 'none',
  width: 24,
  height: 24,
  border: `2px solid ${tokens.color.raised}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.action,
  // An outline for the thumb, because its border may have the colour of the background.
  boxShadow: `0 0 0 1px ${tokens.color.action}`,
  cursor: 'grab',
  pointerEvents: 'auto',
};

/** Each engine needs a separate rule, because a rule with an unknown pseudo-element is ignored as a whole. */
const thumbs = (style: CSSObject): CSSObject => ({
  '&::-webkit-slider-thumb': style,
  '&::-moz-range-thumb': style,
});

/** The native slider without its track. `Track` is drawn below it, for one thumb or two. */
export const range = css({
  appearance: 'none',
  gridArea: '1 / 1',
  // The filled part of the track is positioned, so it would be painted over a thumb that is not.
  position: 'relative',
  width: '100%',
  height: tokens.size.target,
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  ...thumbs(thumb),
  '&:active': thumbs({ background: tokens.color['action-pressed'], cursor: 'grabbing' }),
  '&:focus-visible': { outline: 0, ...thumbs({ outline: `2px solid ${tokens.color.focus}`, outlineOffset: 3 }) },
  '&:disabled': {
    cursor: 'not-allowed',
    ...thumbs({ background: tokens.color['ink-faint'], boxShadow: 'none', cursor: 'not-allowed' }),
  },
  [media.forcedColors]: {
    ...thumbs({ borderColor: 'ButtonText', background: 'ButtonFace' }),
    '&:focus-visible': thumbs({ outlineColor: 'Highlight' }),
    '&:disabled': thumbs({ borderColor: 'GrayText' }),
  },
});

export const rail = css({ display: 'grid', alignItems: 'center' });

/**
 * The chosen part is an element rather than a gradient, because forced colours keep it and it follows the text
 * direction.
 */
const track = css({
  gridArea: '1 / 1',
  position: 'relative',
  height: 4,
  borderRadius: tokens.radius.round,
  background: tokens.color.hairline,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: 'var(--start) calc(100% - var(--end))',
    borderRadius: 'inherit',
  },
  [media.forcedColors]: { height: 8, border: '1px solid CanvasText' },
});

const filled = (colour: string) =>
  css(track, {
    '&::before': { background: colour, [media.forcedColors]: { background: 'Highlight' } },
    '*:has(> input:disabled) > &': {
      '&::before': { background: tokens.color['ink-faint'], [media.forcedColors]: { background: 'GrayText' } },
      [media.forcedColors]: { borderColor: 'GrayText' },
    },
  });

export const tracks = {
  ink: filled(tokens.color.action),
  /** For bonuses only. */
  bonus: filled(tokens.color.volt),
};

export type SliderTone = keyof typeof tracks;

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: tokens.space[4],
  '& > *': { minWidth: 0, ...breakWords },
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
});

export const output = css({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontSize: tokens.text.body.size,
  fontWeight: tokens.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.ink,
});
