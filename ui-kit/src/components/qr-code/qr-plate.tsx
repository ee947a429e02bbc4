import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { palettes, tokens } from '../../tokens/generated/tokens.js';

const figure = css({ display: 'inline-grid', alignContent: 'start', justifyItems: 'center', gap: tokens.space[3] });

/** Dark on light in both themes, with the quiet zone that cameras need. */
const plate = css({
  padding: tokens.space[5],
  background: palettes.light.raised,
  forcedColorAdjust: 'none',
  '& > *': { display: 'block' },
});

const words = css({
  maxWidth: '11rem',
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  lineHeight: tokens.line.close,
  textAlign: 'center',
});

/** Width and height of a code in pixels. */
export const codeSize = 134;

interface QrPlateProps extends ComponentPropsWithRef<'figure'> {
  caption: ReactNode;
}

export function QrPlate({ caption, children, ...props }: QrPlateProps) {
  return (
    <figure css={figure} {...props}>
      <div css={plate}>{children}</div>
      {caption && <figcaption css={words}>{caption}</figcaption>}
    </figure>
  );
}
