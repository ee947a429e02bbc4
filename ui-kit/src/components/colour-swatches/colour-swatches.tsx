import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
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

export interface ColourDotProps extends ComponentPropsWithRef<'span'> {
  /** CSS colour, such as #1b1b1d. */
  hex: string;
  /** Width and height of a dot in pixels. Default: 12. */
  diameter?: number;
}

export function ColourDot({ hex, diameter = 12, style, ...props }: ColourDotProps) {
  return (
    <span
      aria-hidden="true"
      css={dot}
      style={{ width: diameter, height: diameter, background: hex, ...style }}
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
const item = css({ display: 'flex' });
const more = css({ color: tokens.color['ink-muted'] });

export interface ColourSwatchesProps extends ComponentPropsWithRef<'ul'> {
  /** The colours, in order. Without any nothing is shown. */
  colours: readonly Colour[];
  /** Number of dots before «ещё n». Default: 4. */
  limit?: number;
  /** Width and height of a dot in pixels. Default: 12. */
  diameter?: number;
}

export function ColourSwatches({ colours, limit = 4, diameter = 12, ...props }: ColourSwatchesProps) {
  const words = useWords('colourSwatches', colourSwatchesWords);
  if (colours.length === 0) return null;
  const rest = colours.slice(limit);
  return (
    <ul css={list} aria-label={words.colours} {...props}>
      {colours.slice(0, limit).map((colour) => (
        <li key={colour.name} css={item}>
          <ColourDot hex={colour.hex} diameter={diameter} />
          <VisuallyHidden>{colour.name}</VisuallyHidden>
        </li>
      ))}
      {rest.length > 0 && (
        <li css={more} title={rest.map(({ name }) => name).join(', ')}>
          <bdi aria-hidden="true">+{rest.length}</bdi>
          <VisuallyHidden>{words.moreColours(rest.length)}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
