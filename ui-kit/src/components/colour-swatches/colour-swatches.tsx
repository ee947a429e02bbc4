import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { colourSwatchesWords } from './colour-swatches.words.js';

export interface Colour {
  name: string;
  /** CSS colour, such as #1b1b1d. */
  hex: string;
}

const dot = css({
  display: 'inline-block',
  flex: 'none',
  borderRadius: tokens.radius.round,
  // The border keeps white visible on a light background, and black on a dark one.
  border: `1px solid ${tokens.color.control}`,
  // A colour sample keeps its colour in forced colours.
  forcedColorAdjust: 'none',
  [media.forcedColors]: { borderColor: 'CanvasText' },
});

/** Matches one CSS colour. It is inserted into a CSS rule, which other text must not be able to end. */
const plainColour = /^[#\w\s(),.%/-]+$/;

export interface ColourDotProps extends ComponentPropsWithRef<'span'> {
  /** CSS colour, such as #1b1b1d. */
  hex: string;
  /** Width and height of a dot in pixels. Default: 12. */
  diameter?: number;
}

export function ColourDot(passed: ColourDotProps) {
  const { hex, diameter = 12, ...props } = useDefaultProps('ColourDot', passed);
  return (
    <span
      aria-hidden="true"
      css={[dot, { width: diameter, height: diameter, background: plainColour.test(hex) ? hex : 'none' }]}
      {...props}
    />
  );
}

const list = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: tokens.space['1-half'],
  fontSize: tokens.text.caption.size,
});
const more = css({ color: tokens.color['ink-muted'] });

export interface ColourSwatchesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The colours, in order. Without any nothing is shown. */
  colours: readonly Colour[];
  /** Number of dots before «ещё n». Default: 4. */
  limit?: number;
  /** Width and height of a dot in pixels. Default: 12. */
  diameter?: number;
}

/** Dots of colours, as one picture whose name lists them. */
export function ColourSwatches(passed: ColourSwatchesProps) {
  const { colours, limit = 4, diameter = 12, ...props } = useDefaultProps('ColourSwatches', passed);
  const words = useWords('colourSwatches', colourSwatchesWords);
  if (colours.length === 0) return null;
  const shown = colours.slice(0, limit);
  const rest = colours.slice(limit);
  const names = [...shown.map(({ name }) => name), ...(rest.length > 0 ? [words.moreColours(rest.length)] : [])];
  return (
    <div css={list} role="img" aria-label={`${words.colours}: ${names.join(', ')}`} {...props}>
      {shown.map(({ name, hex }) => (
        <ColourDot key={name} hex={hex} diameter={diameter} />
      ))}
      {rest.length > 0 && (
        <bdi css={more} title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </bdi>
      )}
    </div>
  );
}
