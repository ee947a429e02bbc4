import { css, keyframes } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const line = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: tokens.layer.toast,
  height: 2,
  background: tokens.color.ink,
  transformOrigin: '0 0',
  pointerEvents: 'none',
  // A wait under 200 ms is not worth a flicker; a long one slows down and never pretends to be over.
  animation: `${advance} 10s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) both`,
  [media.reducedMotion]: { animation: `${appear} 1ms 200ms both` },
});

/** The next page is on its way: a line along the top of the screen, for as long as it is rendered. */
export function ProgressLine(props: ComponentPropsWithRef<'div'>) {
  return <div css={line} aria-hidden="true" {...props} />;
}
