import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';

const drawing = css({ display: 'block', background: tokens.color['surface-product'], color: tokens.color.ink });

const lines = Array.from({ length: 34 }, (_, index) => {
  const y = 12 + index * 26;
  // The lines bend into a wave on the right, like a fading signal.
  const height = 22 * Math.sin(index * 1.7) * Math.cos(index * 0.6);
  const bend = 520 + 260 * Math.sin(index * 0.9);
  return `M0 ${y} C ${bend} ${y}, ${bend + 60} ${(y - height).toFixed(1)}, ${bend + 140} ${(y + height).toFixed(1)} S ${bend + 320} ${y}, 1600 ${y}`;
});

/** The background drawing of an error page: lines of a fading signal. */
export function SignalLines(passed: ComponentPropsWithRef<'svg'>) {
  const props = useDefaultProps('SignalLines', passed);
  return (
    <svg css={drawing} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...props}>
      <path d={lines.join('')} fill="none" stroke="currentColor" strokeWidth="1" opacity="0.16" />
    </svg>
  );
}
