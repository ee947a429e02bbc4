import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';

export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Text for screen readers only. */
export function VisuallyHidden(passed: ComponentPropsWithRef<'span'>) {
  const props = useDefaultProps('VisuallyHidden', passed);
  return <span css={visuallyHidden} {...props} />;
}
