import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const line = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: tokens.layer.toast,
  height: 2,
  background: tokens.color.ink,
  transformOrigin: '0 0',
  '&:dir(rtl)': { transformOrigin: '100% 0' },
  pointerEvents: 'none',
  // The delay avoids a flicker on waits under 200 ms. The line stops at 90 %, so it never looks finished.
  animation: 'meet-advance 10s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) both',
  [media.forcedColors]: { background: 'Highlight' },
  [media.reducedMotion]: { animation: 'meet-fade-in 1ms 200ms both' },
});

/** A line along the top of the screen while the next page loads. The caller renders it for as long as that takes. */
export function ProgressLine(passed: ComponentPropsWithRef<'div'>) {
  const props = useDefaultProps('ProgressLine', passed);
  return <div css={line} aria-hidden="true" {...props} />;
}
