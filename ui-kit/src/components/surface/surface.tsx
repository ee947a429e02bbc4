import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** Forced colours remove the background, so an outline shows the edge. */
const edge = css({ [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 } });

const tones = {
  /** For content over a picture or over scrolling content. */
  paper: css({ background: tokens.color.paper }),
  /** For backgrounds of product pictures. */
  product: css(edge, { background: tokens.color['surface-product'] }),
  /** For bonuses and cashback only. */
  bonus: css(edge, { background: tokens.color.volt, color: tokens.color['on-volt'] }),
};

const ruled = css({ borderTop: `1px solid ${tokens.color.hairline}` });

/** A sheet on a page of the same colour. In print the paper has its own edge. */
const edges = css({
  outline: `1px solid ${tokens.color.hairline}`,
  outlineOffset: -1,
  '@media print': { outline: 'none' },
});

export interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  /** Element of the surface. Default: `div`. */
  as?: 'div' | 'section';
  /**
   * Meaning of the background: `paper` hides what is below, `product` is for pictures, `bonus` for bonuses and cashback
   * only.
   */
  tone: keyof typeof tones;
  /** Draws a hairline along the upper edge. Default: false. */
  rule?: boolean;
  /** Draws a hairline border, on screens only. Default: false. */
  edged?: boolean;
}

/** A full-width background without padding. */
export function Surface(passed: SurfaceProps) {
  const { as = 'div', tone, rule = false, edged = false, ...props } = useDefaultProps('Surface', passed);
  // Both elements allowed in `as` take the same attributes; only the type of the ref differs.
  const Element = as as 'div';
  return <Element css={[tones[tone], rule && ruled, edged && edges]} {...props} />;
}
