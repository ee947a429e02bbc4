import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const skeleton = css({
  display: 'block',
  background: tokens.color.subtle,
  // The delay avoids a flicker on waits under 200 ms.
  animation: 'meet-fade-in 1ms 200ms backwards, meet-breathe 1600ms 400ms ease-in-out infinite',
  [media.forcedColors]: { outline: '1px dashed GrayText', outlineOffset: -1 },
  [media.reducedMotion]: { animation: 'meet-fade-in 1ms 200ms backwards' },
});

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Width: pixels or a CSS length. Default: `100%`. */
  width?: number | string;
  /** Height: pixels or a CSS length. Default: that of `ratio`. */
  height?: number | string;
  /** Width divided by height, for pictures. Default: none. */
  ratio?: number;
}

/** A placeholder with the size and place of loading content. */
export function Skeleton(passed: SkeletonProps) {
  const { width = '100%', height, ratio, ...props } = useDefaultProps('Skeleton', passed);
  return <span aria-hidden="true" css={[skeleton, { width, height, aspectRatio: ratio }]} {...props} />;
}
