import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';

const divider = css({
  width: '100%',
  margin: 0,
  border: 0,
  // A border rather than a background, because forced colours keep it.
  borderBlockStart: `${tokens.hairline.width} solid ${tokens.color.hairline}`,
});

export function Divider(passed: ComponentPropsWithRef<'hr'>) {
  const props = useDefaultProps('Divider', passed);
  return <hr css={divider} {...props} />;
}
