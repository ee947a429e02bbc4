import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { tokens } from '../../tokens/generated/tokens.js';

const tones = {
  /** What covers a picture, or what scrolls by. */
  paper: css({ background: tokens.color.paper }),
  /** Under pictures of goods. */
  product: css({ background: tokens.color['surface-product'] }),
  /** Bonuses and cashback only. */
  bonus: css({ background: tokens.color.volt, color: tokens.color['on-volt'] }),
};

const ruled = css({ borderTop: `1px solid ${tokens.color.hairline}` });

export interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section';
  tone: keyof typeof tones;
  /** A hairline along its upper edge. */
  rule?: boolean;
}

/** A ground from edge to edge, without room of its own. */
export function Surface({ as = 'div', tone, rule = false, ...props }: SurfaceProps) {
  // Both take the same attributes; only the type of the ref differs.
  const Element = as as 'div';
  return <Element css={[tones[tone], rule && ruled]} {...props} />;
}
